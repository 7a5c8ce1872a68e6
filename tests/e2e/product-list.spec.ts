import { expect, type Page, test } from "@playwright/test";
import { type Filter, filterProducts, noFilter } from "../../app/analysis/filter";
import { dataId, type ListedProduct } from "../../app/routes/products/explorer/listed-product";
import {
  brandChoice,
  countProducts,
  openShowing,
  readCards,
  searchBox,
  showing,
  status,
  tierChoice,
} from "./explorer-page";
import { brands, products } from "./fixture";

const unfold = (page: Page) => page.getByText(/^Filter(?: ·|$)/).click();

test.beforeEach(async ({ page }) => {
  await page.goto("/products");
});

test("filters, count and first card are on the first screen @both", async ({ page, isMobile }) => {
  await expect(searchBox(page)).toHaveValue("");
  if (isMobile) await unfold(page);
  await expect(brandChoice(page).getByRole("option")).toHaveText(["All Brands", ...brands]);
  await expect(tierChoice(page).getByRole("option")).toHaveText(["All Tiers", "Premium", "Mid"]);
  await expect(page.getByText(showing(products.length))).toBeVisible();
  await expect(page.getByRole("article").first().getByRole("img")).toBeInViewport({ ratio: 0.05 });
});

test("on a phone the filters fold and say what is set @phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(searchBox(page)).toBeInViewport();
  await expect(tierChoice(page)).toBeHidden();
  const first = await page.getByRole("article").first().boundingBox();
  expect(first?.y).toBeLessThanOrEqual(620);

  await unfold(page);
  await brandChoice(page).selectOption("BioSwiss");
  await tierChoice(page).selectOption("Mid");
  await unfold(page);
  await expect(tierChoice(page)).toBeHidden();
  await expect(page.getByText("Filter · BioSwiss · Mid")).toBeVisible();
});

// Count, price and rating: tests/parity/products.ts.
test("each card shows rank, brand with its color, tier and the product's first two features", async ({
  page,
}) => {
  const cards = await readCards(page);
  expect(cards).toMatchObject(
    products.map(({ slug, brand, tier }, index) => ({
      rank: `#${index + 1}`,
      brand,
      tier,
      address: `/products/${slug}`,
      features: [/./, /./].map((some) => expect.stringMatching(some)),
    })),
  );
  const rated = cards.filter(({ text }) => text.includes("/5"));
  expect(rated, "a rating only where there is one").toEqual([cards[0]]);
  const dots = await page
    .locator("article .brand-dot")
    .evaluateAll((all) => all.map((dot) => getComputedStyle(dot).backgroundColor));
  const colors = new Map(products.map(({ brand }, index) => [brand, dots[index]]));
  expect(new Set(colors.values()).size).toBe(brands.length);
  expect(dots).toEqual(products.map(({ brand }) => colors.get(brand)));

  await page.getByRole("link", { name: "View Details" }).nth(1).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(cards[1]?.name ?? "");
  const features = { has: page.getByRole("heading", { name: "Product Features" }) };
  const items = page.getByRole("main").locator("section").filter(features).getByRole("listitem");
  // Cards have no source numbers.
  const words = (text: string) => text.replaceAll(/\[\d+\]/g, "").trim();
  expect(cards[1]?.features.map(words)).toEqual((await items.allTextContents()).map(words).slice(0, 2));
});

test("a reader searches and filters in any order", async ({ page }) => {
  const listed: ListedProduct[] = await page
    .locator(`#${dataId}`)
    .evaluate((data) => JSON.parse(data.textContent ?? "").products);
  const filter: Filter = { ...noFilter };
  const expectList = async () => {
    const expected = filterProducts(listed, filter);
    await expect(status(page)).toHaveText(showing(expected.length));
    const ranked = expected.map(({ slug }, index) => [`#${index + 1}`, `/products/${slug}`]);
    const shown = (await readCards(page)).map(({ rank, address }) => [rank, address]);
    expect(shown, JSON.stringify(filter)).toEqual(ranked);
  };
  for (const change of [
    { text: "WELLY" },
    { text: "shaped" },
    { brand: "BioSwiss" },
    { tier: "Premium" },
    { brand: "" },
    { text: "" },
  ]) {
    Object.assign(filter, change);
    if (change.text !== undefined) await searchBox(page).fill(change.text);
    else if (change.brand !== undefined) await brandChoice(page).selectOption(change.brand);
    else await tierChoice(page).selectOption(filter.tier);
    await expectList();
  }
});

test("a search without results offers to clear the filters @both", async ({ page }) => {
  await searchBox(page).fill("plaster");
  await expect(page.getByText(showing(0))).toBeVisible();
  await expect(page.getByText("No products found", { exact: true })).toBeVisible();
  const advice = "Try adjusting your search or filter criteria.";
  await expect(page.getByText(advice, { exact: true })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.getByRole("button", { name: "Clear filters" }).press("Enter");
  await expect(page.getByText(showing(products.length))).toBeVisible();
  await expect(searchBox(page)).toHaveValue("");
  await expect(searchBox(page), "the pressed button is gone").toBeFocused();
  await expect(page).toHaveURL("/products");
});

test("Clear all resets search and filters, and focuses the search box", async ({ page }) => {
  await page.goto("/products?q=b&brand=BioSwiss&tier=Mid");
  await expect(tierChoice(page)).toHaveValue("Mid");
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/products");
  await expect(status(page)).toHaveText(showing(products.length));
  await expect(brandChoice(page)).toHaveValue("");
  await expect(tierChoice(page)).toHaveValue("");
  await expect(searchBox(page)).toBeFocused();
  await expect(page.getByRole("button", { name: "Clear all" })).toHaveCount(0);
});

test("Escape clears the search box, but not while an input method composes", async ({ page }) => {
  const mine = showing(countProducts({ brand: "BioSwiss" }));
  await openShowing(page, "/products?brand=BioSwiss", mine);
  await searchBox(page).fill("heart");
  await expect(status(page)).toHaveText(showing(1));
  await searchBox(page).dispatchEvent("keydown", { key: "Escape", isComposing: true });
  await expect(searchBox(page)).toHaveValue("heart");
  await page.keyboard.press("Escape");
  await expect(searchBox(page)).toHaveValue("");
  await expect(searchBox(page)).toBeFocused();
  await expect(status(page), "the filters stay").toHaveText(mine);
  await expect(page).toHaveURL("/products?brand=BioSwiss");
});

test("the search box gets the focus of a card that is filtered out", async ({ page }) => {
  await openShowing(page, "/products?q=heart", showing(1));
  await searchBox(page).fill("welly");
  const link = page.getByRole("article", { name: /^Welly/ }).getByRole("link");
  await link.focus();
  // Back and forward may hide the card that has the focus.
  await page.goBack();
  await expect(link).toHaveCount(0);
  await expect(searchBox(page)).toBeFocused();
});

test("a screen reader announces the count once", async ({ page }) => {
  await openShowing(page, "/products", showing(products.length));
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const region of document.querySelectorAll("[role=status], [aria-live]"))
      new MutationObserver(() => {
        const words = region.textContent?.trim();
        if (words) heard.push(`${region.getAttribute("aria-live") ?? "status"}: ${words}`);
      }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
  await searchBox(page).fill("heart");
  await expect(status(page)).toHaveText(showing(1));
  expect(await heard()).toEqual([`status: ${showing(1)}`]);
  await searchBox(page).fill("heart-");
  await expect(page).toHaveURL("/products?q=heart-");
  expect(await heard(), "an unchanged count is not announced").toEqual([]);
});
