import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../page-test";
import { field, fileOf, firstProduct, pages, products, read } from "../site";

// The page of a product, and what pages share: values, source numbers, themes and colors. The content of every product page:
// tests/built/parts.test.ts and parity.test.ts.

test("keeps each picture of a product in its panel", async ({ page }) => {
  await page.goto(`/products/${firstProduct.slug}`);
  const gallery = page.getByRole("region", { name: /gallery/i });
  for (const height of [720, 1100]) {
    await page.setViewportSize({ width: 1280, height });
    for (const figure of await gallery.getByRole("figure").all()) {
      const panel = await figure.boundingBox();
      const picture = await figure.getByRole("img").boundingBox();
      if (!panel || !picture) throw new Error("a picture is not visible");
      expect(picture.y).toBeGreaterThanOrEqual(panel.y - 0.5);
      expect(picture.y + picture.height).toBeLessThanOrEqual(panel.y + panel.height + 0.5);
    }
  }
});

test("shows the name and the picture of a product above the fold @both", async ({ page }) => {
  await page.goto(`/products/${firstProduct.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("main").getByRole("img").first()).toBeInViewport({ ratio: 0.5 });
});

test("underlines illustrative values with dashes in every medium, and explains them in a legend", async ({
  page,
}) => {
  const illustrativeProduct = products.find(({ row }) => row.price_usd_kind === "illustrative");
  if (!illustrativeProduct) return;
  await page.goto(`/products/${illustrativeProduct.slug}`);
  const definition = page.getByRole("definition").filter({ hasText: "(illustrative)" }).first();
  const value = definition.locator(":scope > :first-child");
  const media = [{}, { colorScheme: "dark" }, { forcedColors: "active" }, { media: "print" }] as const;
  for (const medium of media) {
    await page.emulateMedia(medium);
    await expect(value).toHaveCSS("text-decoration-line", "underline");
    await expect(value).toHaveCSS("text-decoration-style", "dashed");
  }
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null });
  const legend = page.getByRole("link", { name: "Dashed: illustrative, not observed" });
  await expect(legend).toHaveCount(1);
  await legend.click();
  await expect(page).toHaveURL("/methodology#kinds");
  await expect(page.locator("#kinds")).toBeInViewport();
});

test("shows a source where it is cited, and leads to its entry in the list @both", async ({ page }) => {
  const link = await openPageWithSource(page);
  if (!link) return;
  const entry = page.locator((await link.getAttribute("href")) ?? "");
  const title = entry.locator("a, cite").first();
  const popover = page.getByRole("dialog", { name: (await link.getAttribute("aria-label")) ?? "" });
  const scrollTop = () => page.evaluate(() => scrollY);
  await page.setViewportSize({ width: 320, height: 700 });
  await link.scrollIntoViewIfNeeded();
  const top = await scrollTop();

  await link.click();
  await expect(popover).toBeInViewport({ ratio: 1 });
  await expect(popover).toContainText((await title.textContent()) ?? "");
  for (const note of await entry.locator("details p").all())
    await expect(popover.getByText((await note.textContent()) ?? "", { exact: true })).toBeVisible();
  expect(await scrollTop(), "the text keeps its position").toBe(top);
  await page.mouse.click(1, 1);
  await expect(popover, "after a click outside").toBeHidden();

  await link.focus();
  await page.keyboard.press("Enter");
  await expect(popover).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(popover).toBeHidden();
  await expect(link).toBeFocused();

  for (const type of ["beforeprint", "pagehide"]) {
    await page.keyboard.press("Enter");
    await expect(popover).toBeVisible();
    await page.evaluate((name) => window.dispatchEvent(new Event(name)), type);
    await expect(popover, type).toBeHidden();
  }
  await page.keyboard.press("Enter");
  await popover.getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(popover, "once the focus leaves it").toBeHidden();

  const newTab = page.context().waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  await (await newTab).close();
  await expect(popover, "with a modifier key, which opens a tab").toBeHidden();

  await link.click();
  await popover.getByRole("link", { name: "In the list" }).click();
  await expect(popover).toBeHidden();
  await expectTarget(page, link);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("leads from a source number to its entry", async ({ page }) => {
    const link = await openPageWithSource(page);
    if (!link) return;
    await link.click();
    await expectTarget(page, link);
  });
});

/** Opens a page that cites a source and lists it at its end. Returns the first source number, if there is one. */
async function openPageWithSource(page: Page): Promise<Locator | undefined> {
  const path = pages.find((candidate) =>
    /aria-label="Source .*source-details/s.test(read(fileOf(candidate))),
  );
  if (!path) return undefined;
  await page.goto(path);
  return page.getByRole("link", { name: /^Source \d+$/ }).first();
}

async function expectTarget(page: Page, link: Locator): Promise<void> {
  const number = /\d+/.exec((await link.textContent()) ?? "")?.[0];
  const entry = page.locator(":target");
  await expect(entry).toBeInViewport();
  await expect(entry).toHaveJSProperty("value", Number(number));
}

test("aligns the numbers of tiles in one, two or four columns, and keeps tags of tiers whole", async ({
  page,
}) => {
  await page.goto("/");
  const values = page.locator("main dl").first().locator("dd");
  for (const width of [320, 390, 768, 900, 1000, 1190, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await values.evaluateAll((all) => all.map((value) => value.getBoundingClientRect().top));
    const rows = new Map(tops.map((top) => [Math.round(top), tops.filter((candidate) => candidate === top)]));
    const columnCount = rows.values().next().value?.length;
    expect([1, 2, 4], `columns at ${width} px`).toContain(columnCount);
    expect(rows.size, `rows at ${width} px`).toBe(Math.ceil(tops.length / (columnCount ?? 1)));
    const overflowingTags = await page.locator(".shelf-tag").evaluateAll((tags) =>
      tags.flatMap((tag) => {
        const { left, right, bottom } = tag.getBoundingClientRect();
        const text = tag.querySelector("small")?.getBoundingClientRect();
        const isInside = text && text.left >= left + 4 && text.right <= right - 4 && text.bottom <= bottom;
        return isInside || innerWidth >= 960 ? [] : [tag.textContent];
      }),
    );
    expect(overflowingTags, `tags of the shelf at ${width} px`).toEqual([]);
  }
});

test("has a light and a dark theme, and keeps the meaning of colors in forced colors", async ({ page }) => {
  await page.goto("/market-analysis");
  const measureBrightness = async (colorScheme: "light" | "dark") => {
    await page.emulateMedia({ colorScheme });
    const color = await page.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor);
    return Math.max(...(color.match(/\d+/g) ?? []).map(Number));
  };
  expect(await measureBrightness("light")).toBeGreaterThan(240);
  expect(await measureBrightness("dark")).toBeLessThan(40);
  await page.emulateMedia({ colorScheme: null, forcedColors: "active" });
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const bars = page.getByRole("figure").first().locator("svg rect");
  const fills = await bars.evaluateAll((elements) => elements.map((bar) => getComputedStyle(bar).fill));
  expect(fills).not.toHaveLength(0);
  expect(fills).not.toContain(background);
  const entries = page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link");
  const styles = await entries.evaluateAll((links) =>
    links.map((link) => getComputedStyle(link).borderColor + getComputedStyle(link).fontWeight),
  );
  expect(new Set(styles).size, "the current page looks different from the others in the menu").toBe(2);
});

test("shows the color of each brand next to its name", async ({ page }) => {
  await page.goto("/products");
  for (const { name, row } of products) {
    const card = page.getByRole("article", { name, exact: true });
    const brand = card.locator("span:has(> span:empty)").filter({ hasText: field(row, "brand") });
    const channels = field(row, "brand_color").match(/\w\w/g) ?? [];
    const color = `rgb(${channels.map((channel) => Number.parseInt(channel, 16)).join(", ")})`;
    await expect(brand.locator("span").first()).toHaveCSS("background-color", color);
  }
});
