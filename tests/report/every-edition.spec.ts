import { expect, test } from "@playwright/test";
import { provideBrowser } from "../../scripts/browser";
import { findProblems } from "../parity/check";
import { readSite } from "../parity/site";
import { countPages } from "../pdf";
import { dist, openWithFaces } from "./published";

// Printed in the browser that readers have.
test.use({ launchOptions: await provideBrowser({ full: true }) });

// Holds for every edition.

test("charts, tables, files, alternative texts and sentences agree", () => {
  const site = readSite(dist);
  expect(findProblems(site)).toEqual([]);
});

for (const [address, points] of [
  ["/one-page", 11],
  ["/shelf-walk", 9],
] as const) {
  test(`${address} prints on one sheet of A4 and of Letter, in ${points} points or more`, async ({
    page,
  }) => {
    await openWithFaces(page, address);
    // With room, because browsers break lines differently.
    for (const format of ["A4", "Letter"] as const)
      for (const scale of [1, 1.02])
        expect(countPages(await page.pdf({ format, scale, printBackground: true })), format).toBe(1);
    await page.emulateMedia({ media: "print" });
    const smallest = await page.evaluate(() => {
      const texts = document.createTreeWalker(
        document.querySelector("main") as Element,
        NodeFilter.SHOW_TEXT,
      );
      const sizes: number[] = [];
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        if (parent?.checkVisibility() && !parent.closest("svg") && texts.currentNode.textContent?.trim())
          sizes.push(Number.parseFloat(getComputedStyle(parent).fontSize));
      }
      return Math.min(...sizes);
    });
    // A CSS pixel is three quarters of a point.
    expect(smallest * 0.75, "points").toBeGreaterThanOrEqual(points);
  });
}
