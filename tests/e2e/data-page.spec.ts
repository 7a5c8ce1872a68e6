import { expect, test } from "@playwright/test";

test("a researcher finds a table, learns its columns and downloads it", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "More" })
    .getByRole("link", { name: "Data", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Data" })).toBeVisible();

  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Products", exact: true }) });
  await expect(card).toContainText("10 rows");
  await card.getByRole("link", { name: /^Columns/ }).click();
  const entry = page.locator("#columns-products");
  await entry.locator("summary").click();
  await expect(entry.getByRole("rowheader", { name: "price_usd", exact: true })).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Download zip/ }).click();
  expect((await download).suggestedFilename()).toBe("shaped-bandage-report.zip");
});
