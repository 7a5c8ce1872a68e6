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
