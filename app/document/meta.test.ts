import { expect, test } from "vitest";
import { makeMeta } from "./meta";

const words = { description: "About it.", siteTitle: "The Report" };

test("a page's title has the site's name behind it, once", () => {
  expect(makeMeta({ ...words, title: "Products" }).title).toBe("Products | The Report");
  expect(makeMeta({ ...words, title: "The Report 2025" }).title).toBe("The Report 2025");
});
