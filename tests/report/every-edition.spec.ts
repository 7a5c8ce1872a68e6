import { expect, test } from "@playwright/test";
import { expectOneSheet } from "../one-sheet";
import { findContradictions } from "../parity/check";
import { readSite } from "../parity/read-site";
import { dist } from "./published";

// Asked of every edition that content/ may hold.

test("charts, tables, files, alternative texts and sentences agree", () => {
  expect(findContradictions(readSite(dist))).toEqual([]);
});

test("the page for a meeting prints on one sheet", async ({ page }) => {
  await page.goto("/one-page");
  await expectOneSheet(page);
});
