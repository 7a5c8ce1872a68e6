import { expect, type Locator, type Page } from "@playwright/test";
import { filterProducts } from "../../app/pages/products/filter";
import { holdRequests, test } from "../page-test";
import { firstProduct, products } from "../site";

// Searching and filtering the product list.

const { brand, tier, slug } = firstProduct;
const lastWord = firstProduct.name.split(" ").at(-1) ?? "";
const productOfOtherBrand = products.find((product) => product.brand !== brand) ?? firstProduct;
const unknownName = "no product is called so";

const searchBox = (page: Page) => page.getByPlaceholder("Search products or brands...");
const brandFilter = (page: Page) => page.getByRole("combobox", { name: /brand/i });
const tierFilter = (page: Page) => page.getByRole("combobox", { name: /tier/i });
const status = (page: Page) => page.getByRole("status");
const countText = (count: number) => `Showing ${count} of ${products.length} products`;

/** The filter of the list, by the parameters of the query string. */
type Filter = { q?: string; brand?: string; tier?: string };

const listUrl = (filter: Filter) => `/products?${new URLSearchParams({ ...filter })}`;

/** Expects the count and the cards of the matching products, numbered from 1. Matching: filter.test.ts. */
async function expectProducts(page: Page, { q = "", brand = "", tier = "" }: Filter): Promise<void> {
  const listedProducts = products.map((product) => ({ ...product, marketTier: product.tier }));
  const matches = filterProducts(listedProducts, { text: q, brand, tier });
  await expect(status(page)).toHaveText(countText(matches.length));
  const cards = page.getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText(matches.map(({ name }) => name));
  await expect(cards.getByText(/^#\d+$/)).toHaveText(matches.map((_, index) => `#${index + 1}`));
}

/** Opens the list with a filter, and waits until React has applied it. */
async function openList(page: Page, filter: Filter): Promise<void> {
  await page.goto(listUrl(filter));
  await expectProducts(page, filter);
}

test("names the brands that brand share counts with the selected one", async ({ page }) => {
  const note = page.getByRole("region", { name: "Products" }).locator("a[href$='#counts']");
  await page.goto("/products");
  for (const selected of new Set(products.map((product) => product.brand))) {
    await brandFilter(page).selectOption(selected);
    await expectProducts(page, { brand: selected });
    const members = products.filter(({ row, brand }) => row.brand_group === selected && brand !== selected);
    await expect(note).toHaveCount(members.length > 0 ? 1 : 0);
    for (const member of members) await expect(note).toContainText(member.brand);
  }
});

test("filters by text, brand and tier in any order, and keeps the filter in the URL", async ({ page }) => {
  await page.goto("/products");
  const brands = [...new Set(products.map((product) => product.brand))];
  await expect(brandFilter(page).getByRole("option")).toHaveText(["All Brands", ...brands]);
  const [allTiers, ...tiers] = await tierFilter(page).getByRole("option").allTextContents();
  expect(allTiers).toBe("All Tiers");
  expect(tiers.sort()).toEqual([...new Set(products.map((product) => product.tier))].sort());
  const filter: Filter = {};
  const changes: Filter[] = [
    { q: productOfOtherBrand.brand.toUpperCase() },
    { q: lastWord.toLowerCase() },
    { brand },
    { tier: productOfOtherBrand.tier },
    { tier },
    { brand: "" },
    { q: "" },
  ];
  for (const change of changes) {
    Object.assign(filter, change);
    if (change.q !== undefined) await searchBox(page).fill(change.q);
    if (change.brand !== undefined) await brandFilter(page).selectOption(change.brand);
    if (change.tier !== undefined) await tierFilter(page).selectOption(change.tier);
    await expectProducts(page, filter);
  }
  await expect(page).toHaveURL(listUrl({ tier }));
  await page.reload();
  await expectProducts(page, { tier });
  await expect(tierFilter(page)).toHaveValue(tier);
});

test("ignores parameters that are no filters, such as those of a newsletter", async ({ page }) => {
  await page.goto("/products?utm_source=letter");
  // React has rendered the list once the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(undefined))));
  await expectProducts(page, {});
  await expect(page).toHaveURL("/products?utm_source=letter");
});

test("returns from a product to the filtered list, with Back and with the link", async ({ page }) => {
  await openList(page, { q: lastWord, brand });
  await expect(page.getByRole("link", { name: "Compare all", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "View Details" }).first().click();
  await expect(page).toHaveURL(`/products/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(firstProduct.name);
  await page.goBack();
  await expectProducts(page, { q: lastWord, brand });
  await expect(searchBox(page)).toHaveValue(lastWord);
  await expect(brandFilter(page)).toHaveValue(brand);
  await page.goForward();
  await page.getByRole("link", { name: "← Back to Products" }).click();
  await expectProducts(page, { q: lastWord, brand });
  await expect(page).toHaveURL(listUrl({ q: lastWord, brand }));
});

test("shows that nothing matches; Escape clears the search, and a button all filters @both", async ({
  page,
}) => {
  await openList(page, { brand });
  await searchBox(page).fill(unknownName);
  await expectProducts(page, { q: unknownName });
  await expect(page.getByRole("rowheader"), "the table has all").toHaveCount(products.length);
  for (const text of ["No products found", "Try adjusting your search or filter criteria."])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  // While the reader composes text with an input method, Escape belongs to that.
  await searchBox(page).dispatchEvent("keydown", { key: "Escape", isComposing: true });
  await expect(searchBox(page)).toHaveValue(unknownName);
  await searchBox(page).press("Escape");
  await expect(searchBox(page)).toHaveValue("");
  await expectProducts(page, { brand });
  await searchBox(page).fill(unknownName);
  await expect(page.getByRole("button", { name: /^Clear/ })).toHaveText(["Clear filters"]);
  const compareLink = page.getByRole("link", { name: "Compare all", exact: true });
  const rightEdgeOf = async (locator: Locator) =>
    locator.evaluate((element) => element.getBoundingClientRect().right);
  expect(await rightEdgeOf(compareLink), "the link is at the end of its line").toBeCloseTo(
    await rightEdgeOf(compareLink.locator("..")),
    0,
  );
  await page.getByRole("button", { name: "Clear filters" }).press("Enter");
  await expectProducts(page, {});
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue("");
  await expect(brandFilter(page)).toHaveValue("");
  await expect(page).toHaveURL("/products");
});

test("shows the filters, the count and a card above the fold @phone", async ({ page }) => {
  await page.goto("/products");
  for (const locate of [searchBox, brandFilter, tierFilter, status])
    await expect(locate(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("article").first()).toBeInViewport();
  await brandFilter(page).selectOption(brand);
  await tierFilter(page).selectOption(tier);
  await expectProducts(page, { brand, tier });
});

test("hides the keyboard, which covers the list, on the key Search @phone", async ({ page }) => {
  await openList(page, { brand });
  await expect(searchBox(page)).toHaveAttribute("enterkeyhint", "search");
  await searchBox(page).press("Enter");
  await expect(searchBox(page)).not.toBeFocused();
});

test("shifts nothing on hydration, and keeps what the reader entered before it", async ({ page }) => {
  const release = await holdRequests(page, "**/*.js");
  await page.goto(listUrl({ q: unknownName, tier }), { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const main = page.getByRole("main");
  const measure = async () => ({
    text: await main.innerText(),
    height: await main.evaluate(({ scrollHeight }) => scrollHeight),
  });
  const before = await measure();
  await searchBox(page).fill(lastWord);
  await searchBox(page).press("Enter");
  await brandFilter(page).selectOption(brand);
  await expect(status(page)).toHaveText(countText(products.length));
  release();
  await expectProducts(page, { q: lastWord, brand, tier });
  await expect(searchBox(page)).toHaveValue(lastWord);
  await expect(tierFilter(page)).toHaveValue(tier);
  await page.getByRole("button", { name: "Clear all" }).click();
  await expectProducts(page, {});
  await expect(page).toHaveURL("/products");
  expect(await measure()).toEqual(before);
});

test("announces the count once for each change", async ({ page }) => {
  await openList(page, { brand });
  await page.evaluate(() => {
    const announcements: string[] = [];
    const options = { childList: true, characterData: true, subtree: true };
    Object.assign(window, { announcements });
    for (const region of document.querySelectorAll("[role=status], [aria-live]"))
      new MutationObserver(() => announcements.push(region.textContent ?? "")).observe(region, options);
  });
  const takeAnnouncements = () => page.evaluate("announcements.splice(0)");
  await searchBox(page).fill(unknownName);
  await expectProducts(page, { q: unknownName });
  expect(await takeAnnouncements()).toEqual([countText(0)]);
  await searchBox(page).fill(`${unknownName}, too`);
  await expect(page).toHaveURL(/too/);
  expect(await takeAnnouncements(), "the count is the same").toEqual([]);
});

test("keeps filtering a page that the browser has translated", async ({ page }) => {
  await openList(page, { brand });
  // Chromium's translation wraps text in elements. In options, it replaces the text.
  await page.evaluate(() => {
    for (const { firstChild } of document.querySelectorAll("option"))
      if (firstChild) firstChild.nodeValue = `[${firstChild.nodeValue}]`;
    for (const text of document.querySelector("[role=status]")?.childNodes ?? []) {
      const font = document.createElement("font");
      font.textContent = `[${text.textContent}]`;
      text.replaceWith(font);
    }
  });
  await searchBox(page).fill(unknownName);
  await expect(status(page)).toHaveText(countText(0));
  await searchBox(page).fill("");
  const filter = { brand: productOfOtherBrand.brand, tier: productOfOtherBrand.tier };
  await brandFilter(page).selectOption(`[${filter.brand}]`);
  await expectProducts(page, { brand: filter.brand });
  await tierFilter(page).selectOption(`[${filter.tier}]`);
  await expectProducts(page, filter);
  await expect(page).toHaveURL(listUrl(filter));
});

const withoutScriptNote = "Filters need JavaScript, so the whole list is shown.";

/** Expects the complete list without filters, and the reason. */
async function expectUnfilteredList(page: Page): Promise<void> {
  await page.goto(listUrl({ brand }));
  await expect(page.getByText(withoutScriptNote)).toBeVisible();
  for (const locate of [searchBox, brandFilter, tierFilter]) await expect(locate(page)).toBeHidden();
  await expectProducts(page, {});
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the whole list and says why", async ({ page }) => {
    await expectUnfilteredList(page);
    await page.getByRole("link", { name: "View Details" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(firstProduct.name);
  });
});

test.describe("with a script that fails", () => {
  test.use({ isQuiet: false });

  test("shows the whole list and says why when the script does not load", async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    await expectUnfilteredList(page);
  });

  test("keeps the filters when another script does not load, such as one that a CDN inserts", async ({
    page,
  }) => {
    await openList(page, { brand });
    await page.evaluate(async () => {
      const script = Object.assign(document.createElement("script"), {
        src: "https://beacon.example/beacon.js",
      });
      const hasFailed = new Promise((resolve) => script.addEventListener("error", resolve));
      document.body.append(script);
      await hasFailed;
    });
    await expect(searchBox(page)).toBeVisible();
    await expect(page.getByText(withoutScriptNote)).toBeHidden();
  });

  test("shows an error with links to other pages when the script throws", async ({ page }) => {
    await openList(page, { brand });
    await page.evaluate(() => Object.assign(String.prototype, { normalize: null }));
    await searchBox(page).fill(unknownName);
    await expect(page.getByText("Unexpected Application Error!")).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await page.getByRole("link", { name: /product list/i }).click();
    await expectProducts(page, {});
  });
});

test("prints the filtered list with its filter instead of the controls", async ({ page }) => {
  await openList(page, { q: lastWord, brand, tier });
  await page.emulateMedia({ media: "print" });
  for (const locate of [searchBox, brandFilter]) await expect(locate(page)).toBeHidden();
  await expectProducts(page, { q: lastWord, brand, tier });
  const text = `Search: ${lastWord}, Brand: ${brand}, Market tier: ${tier}`;
  const filterLine = page.getByText(text, { exact: true });
  await expect(filterLine).toBeVisible();
  await page.emulateMedia({ media: null });
  await expect(filterLine).toBeHidden();
});

test("underlines the whole text of links in the comparison", async ({ page }) => {
  await page.goto("/products");
  const texts = page.getByRole("table").getByRole("link").locator("*:not(img)");
  const lines = await texts.evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element).textDecorationLine),
  );
  expect(new Set(lines)).toEqual(new Set(["underline"]));
});
