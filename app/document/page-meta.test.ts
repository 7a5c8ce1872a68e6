import { expect, test } from "vitest";
import { editionIn } from "../../tests/trial-content";
import { makeMeta } from "./page-meta";

test("a page's title has the site's name behind it, once", () => {
  const edition = editionIn();
  const site = edition.report.publication.title;
  expect(makeMeta(edition, "Products", "").title).toBe(`Products | ${site}`);
  expect(makeMeta(edition, `${site} 2025`, "").title).toBe(`${site} 2025`);
});
