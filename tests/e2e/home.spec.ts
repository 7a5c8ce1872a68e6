import { expect, test } from "@playwright/test";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

test("the hero has the title and two buttons", async ({ page }) => {
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/shaped adhesive bandages/i);
  const first = main.getByRole("link").first();
  await expect(first).toHaveAttribute("href", "/products");
  await expect(first).toBeInViewport();
  await expect(main.getByRole("link").nth(1)).toHaveAttribute("href", "/market-analysis");
  await first.click();
  await expect(page).toHaveURL("/products");
  await page.goBack();
  await main.getByRole("link").nth(1).click();
  await expect(page).toHaveURL("/market-analysis");
});

test("four tiles give the numbers of the report", async ({ page }) => {
  const tiles = await page
    .getByRole("main")
    .locator("dl > div")
    .evaluateAll((all) =>
      all.map((tile) => [
        tile.querySelector("dd")?.textContent?.trim(),
        tile.querySelector("dt")?.textContent?.trim().toLowerCase(),
      ]),
    );
  expect(tiles).toEqual([
    ["10", "top products analyzed"],
    ["7", "bioswiss products"],
    ["4", "major brands"],
    ["$4-15", "price range"],
  ]);
});

test("four findings: brand dominance, licensing, premium growth, digital culture", async ({ page }) => {
  const findings = page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByText("Key findings", { exact: true }) })
    .getByRole("heading", { level: 3 });
  await expect(findings).toHaveCount(4);
  const expected = [
    /brand dominance/i,
    /character licensing/i,
    /premium segment growth/i,
    /digital culture.*emoji/i,
  ];
  for (const [index, words] of expected.entries()) await expect(findings.nth(index)).toHaveText(words);
  const dominance = page.getByRole("listitem").filter({ hasText: /brand dominance/i });
  await expect(dominance.getByText("70%").first()).toBeVisible();
});

test("the kids section has three cards, each with a picture that loads", async ({ page }) => {
  const section = page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByText("Kids focus", { exact: true }) });
  const cards = section.getByRole("listitem");
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole("heading", { level: 3 })).not.toBeEmpty();
    const picture = card.getByRole("img");
    await expect(picture).toHaveAttribute("alt", /\w{3}/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test("there is an executive summary worth reading", async ({ page }) => {
  const summary = page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByText("Executive summary", { exact: true }) });
  await expect(summary.getByRole("heading", { level: 2 })).toBeVisible();
  const words = ((await summary.textContent()) ?? "").split(/\s+/).length;
  expect(words).toBeGreaterThan(150);
});

test("the closing call to action leads to the products and the methodology", async ({ page }) => {
  const browse = page.getByRole("link", { name: "Browse the products" });
  const closing = page.getByRole("main").locator("section").filter({ has: browse });
  const links = closing.getByRole("link");
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute("href", "/products");
  await expect(links.last()).toHaveAttribute("href", "/methodology");
  await links.last().click();
  await expect(page).toHaveURL("/methodology");
});
