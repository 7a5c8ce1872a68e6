import { expect, type Page } from "@playwright/test";
import { filterProducts } from "../../app/pages/products/filter";
import { hold, test } from "../page-test";
import { firstProduct, products } from "../site";

const { brand, tier, slug } = firstProduct;
/** The last word of the first product's name. */
const word = firstProduct.name.split(" ").at(-1) ?? "";
const other = products.find((product) => product.brand !== brand) ?? firstProduct;
const nothing = "no product is called so";

const searchBox = (page: Page) => page.getByPlaceholder("Search products or brands...");
const brandChoice = (page: Page) => page.getByRole("combobox", { name: /brand/i });
const tierChoice = (page: Page) => page.getByRole("combobox", { name: /tier/i });
const status = (page: Page) => page.getByRole("status");
const showing = (count: number) => `Showing ${count} of ${products.length} products`;

/** The keys are those of the query string. */
type Filter = { q?: string; brand?: string; tier?: string };

/** Expects the count, and the cards of the products that fit, numbered from 1. What fits: filter.test.ts. */
async function expectShown(page: Page, { q = "", brand = "", tier = "" }: Filter): Promise<void> {
  const listed = products.map((product) => ({ ...product, marketTier: product.tier }));
  const shown = filterProducts(listed, { text: q, brand, tier });
  await expect(status(page)).toHaveText(showing(shown.length));
  const cards = page.getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText(shown.map(({ name }) => name));
  await expect(cards.getByText(/^#\d+$/)).toHaveText(shown.map((_, index) => `#${index + 1}`));
}

/** Opens an address of the list; the count says when its filter is applied. */
async function openList(page: Page, filter: Filter): Promise<void> {
  await page.goto(`/products?${new URLSearchParams({ ...filter })}`);
  await expectShown(page, filter);
}

test("the list of a brand says which others brand share counts with it", async ({ page }) => {
  const note = page.getByRole("region", { name: "Products" }).locator("a[href$='#counts']");
  await page.goto("/products");
  for (const chosen of new Set(products.map((product) => product.brand))) {
    await brandChoice(page).selectOption(chosen);
    await expectShown(page, { brand: chosen });
    const joining = products.filter(({ row, brand }) => row.brand_group === chosen && brand !== chosen);
    await expect(note).toHaveCount(joining.length > 0 ? 1 : 0);
    for (const product of joining) await expect(note).toContainText(product.brand);
  }
});

test("a reader searches and chooses in any order, and the address follows", async ({ page }) => {
  await page.goto("/products");
  const brands = [...new Set(products.map((product) => product.brand))];
  await expect(brandChoice(page).getByRole("option")).toHaveText(["All Brands", ...brands]);
  const tiers = await tierChoice(page).getByRole("option").allTextContents();
  expect(tiers[0]).toBe("All Tiers");
  expect(tiers.slice(1).sort()).toEqual([...new Set(products.map((product) => product.tier))].sort());
  const filter: Filter = {};
  const searches = [{ q: other.brand.toUpperCase() }, { q: word.toLowerCase() }];
  const choices = [{ brand }, { tier: other.tier }, { tier }, { brand: "" }, { q: "" }];
  for (const change of [...searches, ...choices] as Filter[]) {
    Object.assign(filter, change);
    if (change.q !== undefined) await searchBox(page).fill(change.q);
    if (change.brand !== undefined) await brandChoice(page).selectOption(change.brand);
    if (change.tier !== undefined) await tierChoice(page).selectOption(change.tier);
    await expectShown(page, filter);
  }
  await expect(page).toHaveURL(`/products?${new URLSearchParams({ tier })}`);
  await page.reload();
  await expectShown(page, { tier });
  await expect(tierChoice(page)).toHaveValue(tier);

  // A parameter that a newsletter adds to its links is no filter.
  await page.goto("/products?utm_source=letter");
  // After hydration.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(undefined))));
  await expectShown(page, {});
  await expect(page).toHaveURL("/products?utm_source=letter");
});

test("a card leads to its product; Back and its link return to the filtered list", async ({ page }) => {
  await openList(page, { q: word, brand });
  await expect(page.getByRole("link", { name: "Compare all", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "View Details" }).first().click();
  await expect(page).toHaveURL(`/products/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(firstProduct.name);
  await page.goBack();
  await expectShown(page, { q: word, brand });
  await expect(searchBox(page)).toHaveValue(word);
  await expect(brandChoice(page)).toHaveValue(brand);
  await page.goForward();
  await page.getByRole("link", { name: "← Back to Products" }).click();
  await expectShown(page, { q: word, brand });
  await expect(page).toHaveURL(`/products?${new URLSearchParams({ q: word, brand })}`);
});

test("a search without results says so; Escape clears it, and a button all @both", async ({ page }) => {
  await openList(page, { brand });
  await searchBox(page).fill(nothing);
  await expectShown(page, { q: nothing });
  await expect(page.getByRole("rowheader"), "the table has all").toHaveCount(products.length);
  for (const words of ["No products found", "Try adjusting your search or filter criteria."])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  // While an input method composes, the key belongs to it.
  await searchBox(page).dispatchEvent("keydown", { key: "Escape", isComposing: true });
  await expect(searchBox(page)).toHaveValue(nothing);
  await searchBox(page).press("Escape");
  await expect(searchBox(page)).toHaveValue("");
  await expectShown(page, { brand });
  await searchBox(page).fill(nothing);
  await page.getByRole("button", { name: "Clear filters" }).press("Enter");
  await expectShown(page, {});
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue("");
  await expect(brandChoice(page)).toHaveValue("");
  await expect(page).toHaveURL("/products");
});

test("a phone's first screen shows controls, count and a card @phone", async ({ page }) => {
  await page.goto("/products");
  for (const control of [searchBox, brandChoice, tierChoice, status])
    await expect(control(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("article").first()).toBeInViewport();
  await brandChoice(page).selectOption(brand);
  await tierChoice(page).selectOption(tier);
  await expectShown(page, { brand, tier });

  // The key "Search" hides the keyboard, which covers the list.
  await expect(searchBox(page)).toHaveAttribute("enterkeyhint", "search");
  await searchBox(page).press("Enter");
  await expect(searchBox(page)).not.toBeFocused();
});

test("hydration moves nothing and keeps what a reader entered before it", async ({ page }) => {
  const release = await hold(page, "**/*.js");
  await page.goto(`/products?${new URLSearchParams({ q: nothing, tier })}`, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const main = page.getByRole("main");
  const look = async () => [await main.innerText(), await main.evaluate(({ scrollHeight }) => scrollHeight)];
  const before = await look();
  await searchBox(page).fill(word);
  await searchBox(page).press("Enter");
  await brandChoice(page).selectOption(brand);
  await expect(status(page)).toHaveText(showing(products.length));
  release();
  await expectShown(page, { q: word, brand, tier });
  await expect(searchBox(page)).toHaveValue(word);
  await expect(tierChoice(page)).toHaveValue(tier);
  await page.getByRole("button", { name: "Clear all" }).click();
  await expectShown(page, {});
  await expect(page).toHaveURL("/products");
  expect(await look()).toEqual(before);
});

test("a screen reader hears the count once for each change", async ({ page }) => {
  await openList(page, { brand });
  await page.evaluate(() => {
    const heard: string[] = [];
    const options = { childList: true, characterData: true, subtree: true };
    Object.assign(window, { heard });
    for (const region of document.querySelectorAll("[role=status], [aria-live]"))
      new MutationObserver(() => heard.push(region.textContent ?? "")).observe(region, options);
  });
  const heard = () => page.evaluate("heard.splice(0)");
  await searchBox(page).fill(nothing);
  await expectShown(page, { q: nothing });
  expect(await heard()).toEqual([showing(0)]);
  await searchBox(page).fill(`${nothing}, too`);
  await expect(page).toHaveURL(/too/);
  expect(await heard(), "an unchanged count").toEqual([]);
});

test("the list goes on counting on a page that the browser translated", async ({ page }) => {
  await openList(page, { brand });
  // Chromium's translation wraps texts in elements, but in options it only replaces them.
  await page.evaluate(() => {
    for (const { firstChild } of document.querySelectorAll("option"))
      if (firstChild) firstChild.nodeValue = `[${firstChild.nodeValue}]`;
    for (const text of document.querySelector("[role=status]")?.childNodes ?? []) {
      const font = document.createElement("font");
      font.textContent = `[${text.textContent}]`;
      text.replaceWith(font);
    }
  });
  await searchBox(page).fill(nothing);
  await expect(status(page)).toHaveText(showing(0));
  await searchBox(page).fill("");
  await brandChoice(page).selectOption(`[${other.brand}]`);
  await expectShown(page, { brand: other.brand });
  await tierChoice(page).selectOption(`[${other.tier}]`);
  await expectShown(page, { brand: other.brand, tier: other.tier });
  await expect(page).toHaveURL(`/products?${new URLSearchParams({ brand: other.brand, tier: other.tier })}`);
});

test.describe("without the script", () => {
  test.use({ quiet: false });

  test("the whole list shows, and a line says why", async ({ page, browser, baseURL }) => {
    await page.route("**/*.js", (route) => route.abort());
    const disabled = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    for (const each of [page, disabled]) {
      await each.goto(`/products?${new URLSearchParams({ brand })}`);
      await expect(each.getByText("Filters need JavaScript, so the whole list is shown.")).toBeVisible();
      for (const control of [searchBox, brandChoice, tierChoice]) await expect(control(each)).toBeHidden();
      await expectShown(each, {});
    }
    await disabled.getByRole("link", { name: "View Details" }).first().click();
    await expect(disabled.getByRole("heading", { level: 1 })).toHaveText(firstProduct.name);
    await disabled.close();
  });

  test("if it fails, the page says so, with links onwards", async ({ page }) => {
    await openList(page, { brand });
    await page.evaluate(() => Object.assign(String.prototype, { normalize: null }));
    await searchBox(page).fill(nothing);
    await expect(page.getByText("Unexpected Application Error!")).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await page.getByRole("link", { name: /product list/i }).click();
    await expectShown(page, {});
  });
});

test("the list prints what is chosen, without controls", async ({ page }) => {
  await openList(page, { q: word, brand, tier });
  await page.emulateMedia({ media: "print" });
  for (const control of [searchBox, brandChoice]) await expect(control(page)).toBeHidden();
  await expectShown(page, { q: word, brand, tier });
  const words = page.getByText(`Search: ${word}, Brand: ${brand}, Market tier: ${tier}`, { exact: true });
  await expect(words).toBeVisible();
  await page.emulateMedia({ media: null });
  await expect(words).toBeHidden();
});

test("links of the comparison are underlined as a whole", async ({ page }) => {
  await page.goto("/products");
  const words = page.getByRole("table").getByRole("link").locator("*:not(img)");
  const lines = await words.evaluateAll((all) =>
    all.map((word) => getComputedStyle(word).textDecorationLine),
  );
  expect(new Set(lines)).toEqual(new Set(["underline"]));
});
