import { expect, type Page, test } from "@playwright/test";
import { chooseButton, sortChoice } from "./explorer-page";
import { brands, products } from "./fixture";
import { brandChoice, readCards, searchBox, tierChoice } from "./product-cards";

// The list before and after a search without results. What filters find: long-list.spec.ts.
const unfold = (page: Page) => page.getByText(/^Filter and sort/).click();

test.beforeEach(async ({ page }) => {
  await page.goto("/products");
});

test("filters, count and first card are on the first screen @both", async ({ page, isMobile }) => {
  await expect(searchBox(page)).toHaveValue("");
  if (isMobile) await unfold(page);
  await expect(brandChoice(page).getByRole("option")).toHaveText(["All Brands", ...brands]);
  await expect(tierChoice(page).getByRole("option")).toHaveText(["All Tiers", "Premium", "Mid"]);
  await expect(page.getByText("Showing 10 of 10 products")).toBeVisible();
  await expect(page.getByRole("article").first().getByRole("img")).toBeInViewport({ ratio: 0.05 });
});

test("on a phone the filters fold and say what is set @phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(searchBox(page)).toBeInViewport();
  await expect(sortChoice(page)).toBeHidden();
  const first = await page.getByRole("article").first().boundingBox();
  expect(first?.y).toBeLessThanOrEqual(620);

  await unfold(page);
  await brandChoice(page).selectOption("BioSwiss");
  await sortChoice(page).selectOption("name");
  await unfold(page);
  await expect(sortChoice(page)).toBeHidden();
  await expect(page.getByText("Filter and sort · BioSwiss · Name, A to Z")).toBeVisible();

  const choose = chooseButton(page, /^Compare /);
  await choose.first().click();
  const tray = await page.getByRole("region", { name: "Chosen to compare" }).boundingBox();
  expect(tray?.height).toBeLessThanOrEqual(96);
  const notice = await page.getByText(/chosen to compare\./).boundingBox();
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(tray?.y ?? 0);
});

test("each card shows rank, brand, tier, count, price, two features and its rating", async ({ page }) => {
  const cards = await readCards(page);
  expect(cards.map(({ address }) => address)).toEqual(products.map(({ slug }) => `/products/${slug}`));
  for (const [index, { slug, brand, tier }] of products.entries()) {
    const card = cards[index];
    expect(card).toMatchObject({ rank: `#${index + 1}`, brand, tier });
    expect(card?.text, `${slug}: count`).toMatch(/\b(24|50|100) bandages\b/);
    expect(card?.text, `${slug}: price`).toMatch(/\$\d+\.\d\d\b/);
    expect(card?.features, `${slug}: only the first two features`).toHaveLength(2);
    const isRated = ["bioswiss-heart-shaped", "band-aid-star-wars"].includes(slug);
    expect(card?.text.includes("/5"), `${slug}: a rating only where there is one`).toBe(isRated);
  }
});

test("the first two features of a card are the first two of the product's page", async ({ page }) => {
  const card = (await readCards(page))[4];
  await page.getByRole("link", { name: "View Details" }).nth(4).click();
  await expect(page).toHaveURL(card?.address ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(card?.name ?? "");
  const features = { has: page.getByRole("heading", { name: "Product Features" }) };
  const items = page.getByRole("main").locator("section").filter(features).getByRole("listitem");
  // A card omits the source numbers of the page.
  const words = (text: string) => text.replaceAll(/\[\d+\]/g, "").trim();
  expect(card?.features.map(words)).toEqual((await items.allTextContents()).map(words).slice(0, 2));
});

test("each card has a dot in the brand's color", async ({ page }) => {
  const dots = await page
    .locator("article .brand-dot")
    .evaluateAll((all) => all.map((dot) => getComputedStyle(dot).backgroundColor));
  const colors = new Map(products.map(({ brand }, index) => [brand, dots[index]]));
  expect(new Set(colors.values()).size).toBe(brands.length);
  expect(dots).toEqual(products.map(({ brand }) => colors.get(brand)));
});

test("a search without results offers to clear the filters @both", async ({ page }) => {
  await searchBox(page).fill("plaster");
  await expect(page.getByText("Showing 0 of 10 products")).toBeVisible();
  await expect(page.getByText("No products found", { exact: true })).toBeVisible();
  const advice = "Try adjusting your search or filter criteria.";
  await expect(page.getByText(advice, { exact: true })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.getByRole("button", { name: "Clear filters" }).press("Enter");
  await expect(page.getByText("Showing 10 of 10 products")).toBeVisible();
  await expect(searchBox(page)).toHaveValue("");
  await expect(searchBox(page), "the pressed button is gone").toBeFocused();
  await expect(page).toHaveURL("/products");
});
