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
  await card.getByText(/\d columns/u).click();
  await expect(card.getByRole("rowheader", { name: "price_usd", exact: true })).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Download zip/ }).click();
  expect((await download).suggestedFilename()).toBe("shaped-bandage-report.zip");
});

test("the lines that leave out illustrative values do that", async ({ page }) => {
  await page.goto("/data");
  const facts = page.getByRole("region", { name: "Leave out illustrative values" });
  const examples = page.getByRole("region", { name: "Read a table" });
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings.nth(0)).toHaveText("Everything at once");
  await expect(headings.nth(1)).toHaveText("Leave out illustrative values");
  const code = (await examples.locator("pre").textContent()) ?? "";
  expect(code).toContain('read("https://shaped-bandage-report.example/data/products.csv")');
  expect(code).toContain('\n    print(row, "https://shaped-bandage-report.example/data/products.csv")');
  const [, column = "", kind = ""] = /rows\["(\w+)"\] != "(\w+)"/u.exec(code) ?? [];
  await expect(examples.getByRole("listitem")).toHaveText(`At the arrow of ${column}, untick “${kind}”.`);
  const rows = readRows(readBuilt("data/products.csv").toString());
  expect(rows.every((row) => ["input", "public", "illustrative"].includes(row[column] ?? ""))).toBe(true);
  const kept = rows.filter((row) => row[column] !== kind);
  await expect(facts).toContainText(kept.length > 0 ? `a fact: ${kept.length}` : "nothing to keep yet");

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "to-observe.csv" }).click();
  expect((await download).suggestedFilename()).toBe("to-observe.csv");
});

test("the table of a figure unfolds, and is printed without that", async ({ page }) => {
  await page.goto("/figures/brand-share");
  const table = page.getByRole("table");
  await expect(table).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(table.getByRole("row").last()).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  const rows = readRows(readBuilt("data/brand-share.csv").toString()).length;
  await page.getByText(`Table with ${rows} rows`).click();
  await expect(table.getByRole("row")).toHaveCount(rows + 1);
  await expect(table).toBeVisible();
});
