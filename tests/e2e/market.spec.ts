import { expect, type Page, test } from "@playwright/test";
import { brands, products, ranges, shares } from "./specification";

test.beforeEach(async ({ page }) => {
  await page.goto("/market-analysis");
});

/** A part of the page by the small words above its heading. */
const part = (page: Page, kicker: string) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.locator("p").getByText(kicker, { exact: true }) })
    .first();

test("brand share as a list with counts and percentages", async ({ page }) => {
  const rows = part(page, "Brand share").getByRole("table").getByRole("row");
  for (const [index, { brand, products: count, percentage }] of shares.entries()) {
    const row = rows.filter({ has: page.getByRole("rowheader", { name: brand, exact: true }) });
    await expect(row, `share ${index + 1}`).toHaveCount(1);
    const cells = (await row.getByRole("cell").allTextContents()).map((text) =>
      text.replace(/\s*\(.*\)/, "").trim(),
    );
    expect(cells, brand).toContain(String(count));
    expect(cells, brand).toContain(`${percentage}%`);
  }
  await expect(rows, "a head and four groups").toHaveCount(5);
});

test("brand share as bars whose lengths are the shares", async ({ page }) => {
  const bars = await part(page, "Brand share")
    .getByRole("img", { name: /share/i })
    .first()
    .evaluate((chart) =>
      [...chart.querySelectorAll("g")].map((bar) => {
        const widths = [...bar.querySelectorAll("rect")].map((rect) => rect.getBoundingClientRect().width);
        return {
          words: [...bar.querySelectorAll("text")].map((text) => text.textContent),
          percent: Math.round((Math.min(...widths) / chart.getBoundingClientRect().width) * 100),
        };
      }),
    );
  expect(bars).toHaveLength(4);
  for (const { brand, products: count, percentage } of shares) {
    const bar = bars.find(({ words }) => words[0] === brand);
    expect(bar?.words.join(" "), brand).toMatch(new RegExp(`\\b${count} products?\\b.*\\b${percentage}%`));
    expect(bar?.percent, brand).toBe(percentage);
  }
});

test("the note beside the shares explains six and seven", async ({ page }) => {
  const share = part(page, "Brand share");
  await expect(share.getByText(/\b(six|6) products are listed under BioSwiss/i).first()).toBeVisible();
  await expect(share.getByText(/Hot Wheels/).first()).toBeVisible();
  await expect(share).toContainText(/counts (it|the Hot Wheels product) with (BioSwiss|them)/i);
});

test("three price tiers with their ranges and products; Value is shown empty", async ({ page }) => {
  const tiers = part(page, "Price tiers");
  for (const [tier, range] of Object.entries(ranges)) {
    const shelf = tiers.getByRole("region", { name: `${tier} tier` });
    await expect(shelf.getByRole("heading")).toContainText(tier);
    await expect(shelf.getByRole("heading")).toContainText(range);
    const listed = products.filter((product) => product.tier === tier).map(({ slug }) => `/products/${slug}`);
    const links = await shelf
      .getByRole("listitem")
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links.sort(), tier).toEqual(listed.sort());
  }
  await expect(tiers.getByRole("region", { name: "Value tier" })).toContainText(/empty/i);
  const counts = { Premium: "1", Mid: "9", Value: "0" };
  for (const [tier, count] of Object.entries(counts)) {
    const row = tiers
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: tier, exact: true }) });
    const cells = (await row.getByRole("cell").allTextContents()).map((text) =>
      text.replace(/\s*\(.*\)/, "").trim(),
    );
    expect(cells, tier).toContain(count);
  }
});

test("tier badges are purple, blue and green", async ({ page }) => {
  const colors: number[][] = [];
  for (const tier of ["Premium", "Mid", "Value"]) {
    const badge = part(page, "Price tiers").getByRole("heading").getByText(tier, { exact: true });
    const color = await badge.evaluate((element) => getComputedStyle(element).backgroundColor);
    colors.push((color.match(/\d+/g) ?? []).map(Number));
  }
  const [premium = [], mid = [], value = []] = colors;
  expect(premium[2], `purple: ${premium}`).toBeGreaterThan(premium[0] ?? 0);
  expect(premium[0], `purple: ${premium}`).toBeGreaterThan(premium[1] ?? 0);
  expect(mid[2], `blue: ${mid}`).toBeGreaterThan(mid[1] ?? 0);
  expect(mid[1], `blue: ${mid}`).toBeGreaterThan(mid[0] ?? 0);
  expect(value[1], `green: ${value}`).toBeGreaterThan(Math.max(value[0] ?? 0, value[2] ?? 0));
});

test("five trends, each with what supports it", async ({ page }) => {
  const cards = part(page, "Trends").getByRole("listitem");
  await expect(cards).toHaveCount(5);
  for (const card of await cards.all()) {
    await expect(card.getByRole("heading", { level: 3 })).not.toBeEmpty();
    await expect(card).toContainText(/(From the report brief|Public source|Illustrative):/);
  }
});

test("an insights gallery of pictures that load", async ({ page }) => {
  const pictures = part(page, "Insights").locator("img");
  expect(await pictures.count()).toBeGreaterThanOrEqual(3);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute("alt", /\w{3}/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test("competitive advantages of all five brands", async ({ page }) => {
  const advantages = part(page, "Advantages");
  await expect(advantages.getByRole("heading", { level: 3 })).toHaveText([...brands]);
  for (const brand of brands) {
    const own = advantages
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: brand, exact: true }) });
    expect(await own.getByRole("listitem").count(), brand).toBeGreaterThanOrEqual(2);
  }
});

test("five opportunities as bullets", async ({ page }) => {
  const items = part(page, "Opportunities").getByRole("listitem");
  await expect(items).toHaveCount(5);
  for (const item of await items.all()) await expect(item.getByRole("heading")).not.toBeEmpty();
});

test("a conclusion, and at least 900 words in all", async ({ page }) => {
  const conclusion = part(page, "Conclusion");
  await expect(conclusion.getByRole("heading", { level: 2 })).toBeVisible();
  expect(((await conclusion.textContent()) ?? "").split(/\s+/).length).toBeGreaterThan(100);
  const words = await page
    .getByRole("main")
    .locator("p, li, td, th, dd")
    .evaluateAll(
      (all) =>
        all
          .filter((element) => !element.closest("aside, nav") && !element.querySelector("p, li"))
          .map((element) => element.textContent ?? "")
          .join(" ")
          .split(/\s+/)
          .filter((word) => /\w/.test(word)).length,
    );
  expect(words).toBeGreaterThanOrEqual(900);
});

test("the contents lead to every part", async ({ page }) => {
  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  expect(await links.count()).toBeGreaterThanOrEqual(7);
  for (const link of await links.all()) {
    await link.click();
    const id = (await link.getAttribute("href"))?.slice(1);
    await expect(page.locator(`[id="${id}"]`).getByRole("heading").first()).toBeInViewport();
  }
});
