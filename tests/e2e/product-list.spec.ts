import { expect, test } from "@playwright/test";
import { brands, products, ratings } from "./fixture";
import { brandChoice, expectedNames, expectList, readCards, searchBox, tierChoice } from "./product-cards";

// Walks many pages in one test; a busy machine takes its time.
test.describe.configure({ timeout: 120_000 });

// Searching and filtering the list of products.
test.beforeEach(async ({ page }) => {
  await page.goto("/products");
});

test("title, search box, both dropdowns and the count", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Top 10 Shaped Adhesive Bandages");
  await expect(searchBox(page)).toBeVisible();
  await expect(searchBox(page)).toHaveValue("");
  await expect(brandChoice(page).getByRole("option")).toHaveText(["All Brands", ...brands]);
  await expect(tierChoice(page).getByRole("option")).toHaveCount(3);
  await expect(tierChoice(page).getByRole("option").first()).toHaveText("All Tiers");
  await expect(
    tierChoice(page)
      .getByRole("option")
      .filter({ hasText: /^(Premium|Mid)$/ }),
  ).toHaveCount(2);
  await expect(page.getByText("Showing 10 of 10 products")).toBeVisible();
});

test("ten cards in the order of the specification, each with what it must show", async ({ page }) => {
  const cards = await readCards(page);
  expect(cards.map(({ address }) => address)).toEqual(products.map(({ slug }) => `/products/${slug}`));
  for (const [index, { slug, brand, tier }] of products.entries()) {
    const card = cards[index];
    expect(card).toMatchObject({ rank: `#${index + 1}`, brand, tier });
    expect(card?.text, `${slug}: count`).toMatch(/\b(24|50|100) bandages\b/);
    expect(card?.text, `${slug}: price`).toMatch(/\$\d+\.\d\d\b/);
    expect(card?.features, `${slug}: only the first two features`).toHaveLength(2);
    expect(card?.text.includes("/5"), `${slug}: a rating only where there is one`).toBe(slug in ratings);
    expect(card?.text).toContain(ratings[slug]?.rating ?? "");
  }
});

test("the first two features of a card are the first two of the product's page", async ({ page }) => {
  const cards = await readCards(page);
  for (const index of [0, 4, 9]) {
    const card = cards[index];
    await page.goto(card?.address ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(card?.name ?? "");
    const items = page
      .getByRole("main")
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "Product Features" }) })
      .getByRole("listitem");
    // Words only: a page shows marks and source numbers that a card leaves out.
    const words = (text: string) =>
      text.replaceAll(/\[\d+\]|\s*\((?:from the report brief|illustrative)\)/g, "").trim();
    const onPage = (await items.allTextContents()).map(words).slice(0, 2);
    expect(card?.features.map(words)).toEqual(onPage);
  }
});

test("each card has a dot in the brand's colour, and a tier badge in the tier's", async ({ page }) => {
  const dots = await page
    .getByRole("article")
    .evaluateAll((cards) =>
      cards.map((card) => getComputedStyle(card.querySelector(".brand-dot") as Element).backgroundColor),
    );
  expect(new Set(dots).size).toBe(brands.length);
  for (const [index, { brand }] of products.entries()) {
    const first = products.findIndex((product) => product.brand === brand);
    expect(dots[index], `product ${index + 1}`).toBe(dots[first]);
  }
  for (const [name, hue] of [
    ["Premium", "purple"],
    ["Mid", "blue"],
  ] as const) {
    const color = await page
      .getByRole("article")
      .getByText(name, { exact: true })
      .first()
      .evaluate((badge) => getComputedStyle(badge).backgroundColor);
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
    expect(blue, `${name} is ${hue}: ${color}`).toBeGreaterThan(Math.max(red, green));
    expect(red > green, `${name} is ${hue}: ${color}`).toBe(hue === "purple");
  }
});

test("View Details leads to the product's page", async ({ page }) => {
  const links = page.getByRole("article").getByRole("link", { name: "View Details" });
  await expect(links).toHaveCount(10);
  const names = (await readCards(page)).map(({ name }) => name);
  await links.nth(6).click();
  await expect(page).toHaveURL(`/products/${products[6].slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(names[6] ?? "");
});

test("a product is listed when text, brand and tier all hold", async ({ page }) => {
  const cards = await readCards(page);
  const texts = ["", "bear", "BEAR", "bioswiss", "sTaR", "hot wheels", "a", "zzz", "-", ".*", "(", " "];
  for (const text of texts) {
    await searchBox(page).fill(text);
    for (const brand of ["", ...brands]) {
      await brandChoice(page).selectOption(brand || "All Brands");
      await expectList(page, expectedNames(cards, text, brand, ""), `"${text}", ${brand}`);
    }
    await brandChoice(page).selectOption("All Brands");
    for (const tier of ["Premium", "Mid", ""]) {
      await tierChoice(page).selectOption(tier || "All Tiers");
      await expectList(page, expectedNames(cards, text, "", tier), `"${text}", ${tier}`);
    }
  }
  await test.step("all three at once", async () => {
    await searchBox(page).fill("ZOO");
    for (const brand of brands) {
      for (const tier of ["Premium", "Mid"]) {
        await brandChoice(page).selectOption(brand);
        await tierChoice(page).selectOption(tier);
        await expectList(page, expectedNames(cards, "ZOO", brand, tier), `"ZOO", ${brand}, ${tier}`);
      }
    }
  });
});

test("nothing found says so in two sentences and offers to clear the filters", async ({ page }) => {
  await searchBox(page).fill("plaster");
  await expect(page.getByText("Showing 0 of 10 products")).toBeVisible();
  await expect(page.getByText("No products found", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Try adjusting your search or filter criteria.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.getByRole("main").getByRole("button", { name: /clear/i }).click();
  await expect(page.getByText("Showing 10 of 10 products")).toBeVisible();
  await expect(searchBox(page)).toHaveValue("");
  await expect(page).toHaveURL("/products");
  expect(
    await page.evaluate(() => document.activeElement?.tagName),
    "focus is not lost with the button that was pressed",
  ).not.toBe("BODY");
});

test("the count is announced in one place that lives on", async ({ page }) => {
  const status = page.getByRole("status");
  await expect(status).toHaveCount(1);
  await status.evaluate((element) => element.setAttribute("data-first", ""));
  await searchBox(page).fill("bear");
  await expect(status).not.toHaveText("Showing 10 of 10 products");
  await searchBox(page).fill("nothing at all");
  await expect(status).toHaveText("Showing 0 of 10 products");
  await expect(status, "a screen reader follows an element, not a text").toHaveAttribute("data-first", "");
});

test("it is used by keyboard alone", async ({ page }) => {
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type("zoo");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText("Showing 1 of 10 products");
  await page.keyboard.press("Tab");
  await expect(brandChoice(page)).toBeFocused();
  await page.keyboard.type("Wel");
  await expect(brandChoice(page)).toHaveValue("Welly");
  await page.keyboard.press("Tab");
  await expect(tierChoice(page)).toBeFocused();
  await page.keyboard.type("Pre");
  await expect(tierChoice(page)).toHaveValue("Premium");
  // Between the filters and the cards stands what can be done with the list.
  const details = page.getByRole("link", { name: "View Details" });
  const isReached = () => details.evaluate((link) => link === document.activeElement);
  for (let stop = 0; stop < 10 && !(await isReached()); stop += 1) await page.keyboard.press("Tab");
  await expect(details).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/products/welly-zoo-animals");
});
