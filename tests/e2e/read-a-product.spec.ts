import { expect } from "@playwright/test";
import { test } from "../page-test";
import { field, fileOf, firstProduct, pages, products, read } from "../site";

// A product's page. What stands on it, for every product: tests/built/parts.test.ts and parity.test.ts.

test("a product's page leads back, to the next one, and the last to the first", async ({ page }) => {
  const next = page.getByRole("navigation", { name: "Next products" }).getByRole("link").last();
  await page.goto(`/products/${products.at(-1)?.slug}`);
  await next.click();
  await expect(page).toHaveURL(`/products/${firstProduct.slug}`);
  await next.click();
  await expect(page).toHaveURL(`/products/${products[1]?.slug}`);
  await page.getByRole("main").getByRole("link", { name: "← Back to Products" }).click();
  await expect(page).toHaveURL("/products");
});

test("each picture of a product lies in its panel, whatever stands beside it", async ({ page }) => {
  for (const height of [720, 1100]) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto(`/products/${firstProduct.slug}`);
    const gallery = page.getByRole("region", { name: /gallery/i });
    for (const figure of await gallery.getByRole("figure").all()) {
      const panel = await figure.boundingBox();
      const picture = await figure.getByRole("img").boundingBox();
      if (!panel || !picture) throw new Error("a picture is not shown");
      expect(picture.y).toBeGreaterThanOrEqual(panel.y - 0.5);
      expect(picture.y + picture.height).toBeLessThanOrEqual(panel.y + panel.height + 0.5);
    }
  }
});

test("the first screen shows name and picture @both", async ({ page }) => {
  await page.goto(`/products/${firstProduct.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("main").getByRole("img").first()).toBeInViewport({ ratio: 0.5 });
});

test("an illustrative value has a dashed line everywhere; its legend leads on", async ({ page }) => {
  const illustrative = products.find(({ row }) => row.price_usd_kind === "illustrative");
  if (!illustrative) return;
  await page.goto(`/products/${illustrative.slug}`);
  const value = page.getByRole("definition").filter({ hasText: "(illustrative)" }).first();
  const mark = value.locator(":scope > :first-child");
  const media = [{}, { colorScheme: "dark" }, { forcedColors: "active" }, { media: "print" }] as const;
  for (const each of media) {
    await page.emulateMedia(each);
    await expect(mark).toHaveCSS("text-decoration-line", "underline");
    await expect(mark).toHaveCSS("text-decoration-style", "dashed");
  }
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null });
  const legends = page.getByRole("link", { name: "Dashed: illustrative, not observed" });
  await expect(legends).toHaveCount(1);
  await legends.click();
  await expect(page).toHaveURL("/methodology#kinds");
  await expect(page.locator("#kinds")).toBeInViewport();
});

test("a source number leads to its entry, without script too @both", async ({ page, browser, baseURL }) => {
  const address = pages.find((each) => read(fileOf(each)).includes('aria-label="Source '));
  if (!address) return;
  await page.goto(address);
  const link = page.getByRole("link", { name: /^Source \d+$/ }).first();
  const number = /\d+/.exec((await link.textContent()) ?? "")?.[0];
  await link.click();
  const still = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  await still.goto(page.url());
  for (const each of [page, still]) {
    const entry = each.locator(":target");
    await expect(entry).toBeInViewport();
    await expect(entry).toHaveJSProperty("value", Number(number));
  }
  await still.close();
});

test("dark is dark, light is light, and forced colors keep what colors say", async ({ page }) => {
  await page.goto("/market-analysis");
  const ground = async (colorScheme: "light" | "dark") => {
    await page.emulateMedia({ colorScheme });
    const color = await page.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor);
    return Math.max(...(color.match(/\d+/g) ?? []).map(Number));
  };
  expect(await ground("light")).toBeGreaterThan(240);
  expect(await ground("dark")).toBeLessThan(40);
  await page.emulateMedia({ colorScheme: null, forcedColors: "active" });
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const bars = page.getByRole("figure").first().locator("svg rect");
  for (const fill of await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).fill)))
    expect(fill).not.toBe(canvas);
  const entries = page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link");
  const looks = await entries.evaluateAll((all) =>
    all.map((entry) => getComputedStyle(entry).borderColor + getComputedStyle(entry).fontWeight),
  );
  expect(new Set(looks).size, "the current page looks different from the others in the menu").toBe(2);
});

test("brand colors are those of the data, beside the brand's name", async ({ page }) => {
  await page.goto("/products");
  for (const { name, row } of products) {
    const card = page.getByRole("article", { name, exact: true });
    const brand = card.getByText(field(row, "brand"), { exact: true }).locator("..");
    const parts = field(row, "brand_color").match(/\w\w/g) ?? [];
    const color = `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(", ")})`;
    await expect(brand.locator("span").first()).toHaveCSS("background-color", color);
  }
});
