import { expect, test } from "@playwright/test";
import { readRows } from "../parity/csv";
import { readBuilt } from "./built-site";
import { products } from "./fixture";

test("a researcher finds a table, learns its columns and downloads it", async ({ page }) => {
  await page.goto("/");
  const more = page.getByRole("navigation", { name: "More" });
  await more.getByRole("link", { name: "Data", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Data" })).toBeVisible();

  const named = { has: page.getByRole("heading", { name: "Products", exact: true }) };
  const card = page.getByRole("listitem").filter(named);
  await expect(card).toContainText(`${products.length} rows`);
  await card.getByRole("link", { name: /^Columns/ }).click();
  const entry = page.locator("#columns-products");
  await entry.locator("summary").click();
  await expect(entry.getByRole("rowheader", { name: "price_usd", exact: true })).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Download zip/ }).click();
  expect((await download).suggestedFilename()).toBe("shaped-bandage-report.zip");
});

test("the line that leaves out illustrative values does that", async ({ page }) => {
  await page.goto("/data");
  const facts = page.getByRole("region", { name: "Leave out illustrative values" });
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings.nth(0)).toHaveText("Everything at once");
  await expect(headings.nth(1)).toHaveText("Leave out illustrative values");
  const line = await facts.locator("code").textContent();
  const [, column = "", kind = ""] = /^rows = rows\[rows\["(\w+)"\] != "(\w+)"\]$/u.exec(line ?? "") ?? [];
  await expect(facts).toContainText(`in the column ${column}, untick "${kind}"`);
  const rows = readRows(readBuilt("data/products.csv").toString());
  expect(rows.every((row) => ["input", "public", "illustrative"].includes(row[column] ?? ""))).toBe(true);
  const kept = rows.filter((row) => row[column] !== kind);
  await expect(facts).toContainText(`${kept.length} of ${rows.length} rows`);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "to-observe.csv" }).click();
  expect((await download).suggestedFilename()).toBe("to-observe.csv");
});

test("a long table of a figure unfolds, and is printed without that", async ({ page }) => {
  await page.goto("/figures/theme-by-tier");
  const table = page.getByRole("table");
  await expect(table).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(table.getByRole("row").last()).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  const rows = readRows(readBuilt("data/theme-by-tier.csv").toString()).length;
  await page.getByText(`Table with ${rows} rows`).click();
  await expect(table.getByRole("row")).toHaveCount(rows + 1);
  await expect(table).toBeVisible();
});
