import { expect, test } from "vitest";
import { describeMeta, makeMeta } from "./meta";

const found = { url: "https://report.example/products", image: "", things: [] };
const words = { description: "About it.", siteTitle: "The Report" };

test("a page's title has the site's name behind it, once", () => {
  expect(makeMeta({ ...words, title: "Products" }).title).toBe("Products | The Report");
  expect(makeMeta({ ...words, title: "The Report 2025" }).title).toBe("The Report 2025");
});

test("a page has title, description and canonical address", () => {
  const described = describeMeta(makeMeta({ ...words, title: "Products", found }));
  expect(described).toEqual(
    expect.arrayContaining([
      { title: "Products | The Report" },
      { name: "description", content: "About it." },
      { tagName: "link", rel: "canonical", href: found.url },
    ]),
  );
  expect(described).not.toContainEqual(expect.objectContaining({ name: "robots" }));
});

test("a page that no address stands for is not to be found", () => {
  const described = describeMeta(makeMeta({ ...words, title: "Page not found" }));
  expect(described).toContainEqual({ name: "robots", content: "noindex" });
  expect(described).not.toContainEqual(expect.objectContaining({ rel: "canonical" }));
});

test("a page without data has nothing to say", () => {
  expect(describeMeta(undefined)).toEqual([]);
});
