import { expect } from "@playwright/test";
import { countSheets, printLayout, test } from "../page-test";
import { products } from "../site";

test("the home page prints on three sheets", async ({ page }) => {
  await page.goto("/");
  for (const format of ["A4", "Letter"])
    expect(countSheets(await printLayout(page, { format })), format).toBeLessThanOrEqual(3);
});

test("each product prints on one sheet", async ({ page }) => {
  test.slow();
  for (const { slug } of products) {
    await page.goto(`/products/${slug}`);
    for (const format of ["A4", "Letter"])
      expect(countSheets(await printLayout(page, { format })), `${slug}, ${format}`).toBe(1);
  }
});

test("the checklist prints the names of a product and its brand on one baseline", async ({ page }) => {
  // The width of A4 paper without its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto("/checklist");
  await page.emulateMedia({ media: "print" });
  const offsets = await page.locator(".checklist-product > div").evaluateAll((headers) => {
    /** Returns the y coordinate of the baseline of an element's text. Adds an element to the text. */
    function measureBaseline(element: Element): number {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
      const probe = document.createElement("span");
      probe.style.display = "inline-block";
      const line = document.createElement("span");
      text.replaceWith(line);
      line.append(probe, text);
      return probe.getBoundingClientRect().bottom;
    }
    return headers.map((header) => {
      const [product, brand] = [...header.children].map(measureBaseline);
      return (brand ?? 0) - (product ?? 0);
    });
  });
  expect(offsets).toHaveLength(products.length);
  for (const offset of offsets) expect(Math.abs(offset)).toBeLessThan(0.5);
});
