import { expect } from "@playwright/test";
import { countSheets, test } from "../page-test";

test("the home page prints on three sheets", async ({ page }) => {
  await page.goto("/");
  for (const format of ["A4", "Letter"])
    expect(countSheets(await page.pdf({ format })), format).toBeLessThanOrEqual(3);
});
