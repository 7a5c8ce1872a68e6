import { expect, test } from "@playwright/test";
import { cardNames, layout, readCsv, readMarks, sortChoice, status } from "./explorer-page";
import { brandChoice, readCards, searchBox, tierChoice } from "./product-cards";

// Sorting the list, cards or table, and what can be done with a view.

test("the list is sorted as chosen, ranked from 1, and goes back to the list's order", async ({ page }) => {
  await page.goto("/products");
  const original = await readCards(page);
  await sortChoice(page).selectOption("Rating, highest first");
  await expect(page.getByRole("article").first()).toContainText("4.4/5");
  const cards = await readCards(page);
  expect(cards.map(({ text }) => /\d\.\d\/5/.exec(text)?.[0]).slice(0, 3)).toEqual([
    "4.4/5",
    "4.3/5",
    undefined,
  ]);
  expect(cards.map(({ rank }) => rank)).toEqual(original.map(({ rank }) => rank));
  expect(cards.map(({ name }) => name).sort()).toEqual(original.map(({ name }) => name).sort());
  await sortChoice(page).selectOption("List order");
  await expect.poll(() => readCards(page)).toEqual(original);
});

test("cards and table show the same from one state", { tag: "@both" }, async ({ page }) => {
  await page.goto("/products?q=b&tier=Mid&sort=price");
  await expect(status(page)).toHaveText(/Showing [1-9] of 10 products/);
  const cards = await cardNames(page);
  const count = await status(page).textContent();
  await layout(page, "Table").check();
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  expect(await page.getByRole("table").getByRole("rowheader").allTextContents()).toEqual(cards);
  await expect(status(page)).toHaveText(count ?? "");
  await searchBox(page).fill("zoo");
  await expect(page.getByText("No products found", { exact: true })).toBeVisible();
  await searchBox(page).fill("bear");
  const rows = await page.getByRole("table").getByRole("rowheader").allTextContents();
  await layout(page, "Cards").check();
  await expect(page.getByRole("table")).toHaveCount(0);
  expect(await cardNames(page)).toEqual(rows);
});

test("Clear all takes back search, choices and order at once, and keeps the focus on the page", async ({
  page,
}) => {
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

test("each option says how many products it would list, which follows the other filters", async ({
  page,
}) => {
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

test("the matched part of a name is marked, and of a brand", async ({ page }) => {
  await page.goto("/products");
  expect(await readMarks(page)).toEqual([]);
  await searchBox(page).fill("bEaR");
  await expect(status(page)).toHaveText("Showing 2 of 10 products");
  await expect.poll(() => readMarks(page, "h2")).toEqual(["Bear", "Bear"]);
  await searchBox(page).fill("welly");
  await expect.poll(() => readMarks(page)).toEqual(["Welly", "Welly"]);
  await searchBox(page).fill("");
  await expect.poll(() => readMarks(page)).toEqual([]);
  await page.getByRole("radio", { name: "Table" }).check();
  await searchBox(page).fill("bear");
  await expect.poll(() => readMarks(page, "th")).toEqual(["Bear", "Bear"]);
  await page.goto("/products?q=bear&view=table");
  await expect.poll(() => readMarks(page, "th")).toEqual(["Bear", "Bear"]);
});

test("a browser without highlights finds the same and marks nothing", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(CSS, "highlights", { value: undefined }));
  await page.goto("/products?q=bear");
  await expect(status(page)).toHaveText("Showing 2 of 10 products");
  await searchBox(page).fill("welly");
  await expect(status(page)).toHaveText("Showing 1 of 10 products");
});

test("the current view comes as CSV, with the filter written in it", async ({ page }) => {
  await page.goto("/products?q=b&brand=BioSwiss&sort=price");
  await expect(status(page)).toHaveText("Showing 6 of 10 products");
  const cards = await readCards(page);
  const { name, rows } = await readCsv(page, page.getByRole("button", { name: "Save CSV" }));
  expect(name).toBe("products.csv");
  const told = Object.fromEntries(rows.slice(0, 7));
  expect(told).toMatchObject({
    Search: "b",
    Brand: "BioSwiss",
    "Market tier": "All Tiers",
    "Sorted by": "Price, lowest first",
    Shown: "6 of 10 products",
  });
  expect(told.Address).toContain("/products?q=b&brand=BioSwiss&sort=price");
  const [header = [], ...table] = rows.slice(8);
  expect(header).toContain("price_usd_kind");
  expect(table.map((row) => row[header.indexOf("name")])).toEqual(cards.map((card) => card.name));
  for (const [index, row] of table.entries()) {
    expect(cards[index]?.text).toContain(`$${Number(row[header.indexOf("price_usd")]).toFixed(2)}`);
    expect(row[header.indexOf("price_usd_kind")]).toBe("illustrative");
  }
});

test("the address of the current view is copied, and that is said", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/products?q=bear&view=table");
  await expect(status(page)).toHaveText("Showing 2 of 10 products");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link to this view copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
