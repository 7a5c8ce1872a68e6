import { expect } from "@playwright/test";
import { countSheets, printLayout, test } from "../page-test";

test("the home page prints on three sheets", async ({ page }) => {
  await page.goto("/");
  for (const format of ["A4", "Letter"])
    expect(countSheets(await printLayout(page, { format })), format).toBeLessThanOrEqual(3);
});
