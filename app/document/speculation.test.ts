import { expect, test } from "vitest";
import { pages } from "../urls";
import { speculationRules } from "./speculation";

// With selectors, each key press in its search box took 8 ms longer on a slow phone.
test("only the page with the island has no selectors", () => {
  expect(speculationRules(pages.home.path)).toContain("selector_matches");
  expect(speculationRules(pages.products.path)).not.toContain("selector_matches");
});
