import { expect, type Page } from "@playwright/test";
import { countPages } from "./pdf";

/** Expects the page to print on one sheet of A4 and of Letter, with all its text at 11 points or more. */
export async function expectOneSheet(page: Page): Promise<void> {
  for (const format of ["A4", "Letter"] as const)
    expect(countPages(await page.pdf({ format, printBackground: true })), format).toBe(1);
  await page.emulateMedia({ media: "print" });
  const smallest = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector("main") as Element, NodeFilter.SHOW_TEXT);
    const sizes: number[] = [];
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (parent?.checkVisibility() && !parent.closest("svg") && texts.currentNode.textContent?.trim())
        sizes.push(Number.parseFloat(getComputedStyle(parent).fontSize));
    }
    return Math.min(...sizes);
  });
  // A CSS pixel is three quarters of a point.
  expect(smallest * 0.75, "points").toBeGreaterThanOrEqual(11);
}
