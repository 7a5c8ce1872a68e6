import { expect, test } from "@playwright/test";
import { openShowing, readCsv, sortChoice, status } from "./explorer-page";
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
  const labels = async (choice: typeof brandChoice) => {
    const options = choice(page).getByRole("option");
    return (await options.evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).label))).join();
  };
  expect(await labels(brandChoice)).toBe(
    "All Brands,BioSwiss (6),Welly (1),BAND-AID (1),MediBadge (1),Hot Wheels (1)",
  );
  await tierChoice(page).selectOption("Premium");
  await expect(status(page)).toHaveText("Showing 1 of 10 products");
  expect(await labels(brandChoice)).toContain("BioSwiss (0)");
  expect(await labels(tierChoice), "not counted against itself").toBe("All Tiers,Premium (1),Mid (9)");
});

test("a browser without the highlight API finds the same", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(CSS, "highlights", { value: undefined }));
  await openShowing(page, "/products?q=bear", "Showing 2 of 10 products");
  await searchBox(page).fill("welly");
  await expect(status(page)).toHaveText("Showing 1 of 10 products");
});

test("a reader saves the current view as CSV, with its filters", async ({ page }) => {
  await openShowing(page, "/products?q=b&brand=BioSwiss&sort=price", "Showing 6 of 10 products");
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

test("a reader copies the address, and a status confirms it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openShowing(page, "/products?q=bear&view=table", "Showing 2 of 10 products");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link to this view copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
