import { expect, test } from "@playwright/test";
import { readCsv, sortChoice, status } from "./explorer-page";
import { brandChoice, readCards, searchBox, tierChoice } from "./product-cards";

// Cards and table, and what a reader does with a view. Which products it lists, in which order: long-list.spec.ts.

test("Clear all resets search, filters and order, and focuses the search box", async ({ page }) => {
  await page.goto("/products?q=b&brand=BioSwiss&tier=Mid&sort=name");
  await expect(sortChoice(page)).toHaveValue("name");
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/products");
  await expect(status(page)).toHaveText("Showing 10 of 10 products");
  await expect(brandChoice(page)).toHaveValue("");
  await expect(tierChoice(page)).toHaveValue("");
  await expect(sortChoice(page)).toHaveValue("list");
  await expect(searchBox(page)).toBeFocused();
  await expect(page.getByRole("button", { name: "Clear all" })).toHaveCount(0);
});

test("each option shows how many products it would list under the other filters", async ({ page }) => {
  await page.goto("/products");
  const labels = (choice: typeof brandChoice) =>
    choice(page)
      .getByRole("option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).label));
  expect(await labels(brandChoice)).toEqual([
    "All Brands",
    "BioSwiss (6)",
    "Welly (1)",
    "BAND-AID (1)",
    "MediBadge (1)",
    "Hot Wheels (1)",
  ]);
  await tierChoice(page).selectOption("Premium");
  await expect(status(page)).toHaveText("Showing 1 of 10 products");
  expect(await labels(brandChoice)).toContain("BioSwiss (0)");
  expect((await labels(tierChoice)).sort(), "a dropdown does not count against itself").toEqual([
    "All Tiers",
    "Mid (9)",
    "Premium (1)",
  ]);
});

test("a browser without the highlight API finds the same", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(CSS, "highlights", { value: undefined }));
  await page.goto("/products?q=bear");
  await expect(status(page)).toHaveText("Showing 2 of 10 products");
  await searchBox(page).fill("welly");
  await expect(status(page)).toHaveText("Showing 1 of 10 products");
});

test("a reader saves the current view as CSV, with its filters", async ({ page }) => {
  await page.goto("/products?q=b&brand=BioSwiss&sort=price");
  await expect(status(page)).toHaveText("Showing 6 of 10 products");
  const cards = await readCards(page);
  const { name, rows } = await readCsv(page, page.getByRole("button", { name: "Save CSV" }));
  expect(name).toBe("products.csv");
  const facts = Object.fromEntries(rows.slice(0, 7));
  expect(facts).toMatchObject({
    Search: "b",
    Brand: "BioSwiss",
    "Market tier": "All Tiers",
    "Sorted by": "Price, lowest first",
    Shown: "6 of 10 products",
  });
  expect(facts.Address).toContain("/products?q=b&brand=BioSwiss&sort=price");
  const [header = [], ...table] = rows.slice(8);
  expect(header).toContain("price_usd_kind");
  expect(table.map((row) => row[header.indexOf("name")])).toEqual(cards.map((card) => card.name));
  for (const [index, row] of table.entries()) {
    expect(cards[index]?.text).toContain(`$${Number(row[header.indexOf("price_usd")]).toFixed(2)}`);
    expect(row[header.indexOf("price_usd_kind")]).toBe("illustrative");
  }
});

test("a reader copies the address of the current view, and a status confirms it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/products?q=bear&view=table");
  await expect(status(page)).toHaveText("Showing 2 of 10 products");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link to this view copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
