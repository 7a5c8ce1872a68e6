import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { editionNames } from "../editions/editions";
import { setStyles, test } from "../page-test";
import { fileOf, firstProduct, lostPages, openEdition, pages } from "../site";

// What holds on every page, whatever is on it: one visit of each checks all. What needs no browser: tests/built/every-page.test.ts.

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The stage's pictures must not arrive late, and those of sheets for paper must be there when they print. */
const hasEager = ["/market-analysis", "/one-page", "/checklist"];

for (const address of [...pages, ...lostPages])
  test(`${address} is accessible in both themes, prints and fits`, async ({ page, baseURL }) => {
    await checkPage(page, address, baseURL ?? "", ["light", "dark"]);
  });

for (const edition of editionNames)
  test.describe(`${edition}:`, () => {
    test.use({ edition });
    const { read, pages: own } = openEdition(edition);
    // Of products, those with the most and with the least on their pages.
    const isFixed = (address: string) => !address.startsWith("/products/");
    const sizeOf = (address: string) => read(fileOf(address)).length;
    const bySize = own
      .filter((address) => !isFixed(address))
      .sort((one, other) => sizeOf(one) - sizeOf(other));
    const visited = [...own.filter(isFixed), ...bySize.slice(0, 1), ...bySize.slice(1).slice(-1)];
    for (const address of [...visited, ...lostPages.slice(1)])
      test(`${address} is accessible, prints and fits`, async ({ page, baseURL }) => {
        await checkPage(page, address, baseURL ?? "", ["light"]);
      });
  });

/** Visits a page once, and checks all. */
async function checkPage(
  page: Page,
  address: string,
  base: string,
  themes: readonly ("light" | "dark")[],
): Promise<void> {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(address);
  if (!hasEager.includes(address)) expect.soft(await page.evaluate(findEagerPictures)).toEqual([]);
  expect.soft(await page.evaluate(findMissingPictures)).toEqual([]);
  const { origin } = new URL(base);
  expect.soft(requests.filter((url) => !url.startsWith(origin))).toEqual([]);

  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect.soft(await findViolations(page), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect.soft(await page.evaluate(findUnprintable)).toEqual([]);

  await page.emulateMedia({ media: null, colorScheme: null });
  for (const width of [1280, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(findOverflow), `${width} px`).toEqual([]);
  }
  // The size that readers set in their browser, which media queries follow, too.
  const session = await page.context().newCDPSession(page);
  for (const standard of [24, 32, 16]) {
    await session.send("Page.setFontSizes", { fontSizes: { standard } });
    expect.soft(await page.evaluate(findOverflow), `letters of ${standard} px`).toEqual([]);
  }
  expect.soft(await page.evaluate(findSmallTargets), "targets").toEqual([]);
  expect.soft(await page.evaluate(findTinyPictures), "pictures").toEqual([]);
  // The text spacing of WCAG 1.4.12.
  await setStyles(
    page,
    "*{line-height:1.5!important;letter-spacing:0.12em!important;word-spacing:0.16em!important}",
  );
  expect.soft(await page.evaluate(findOverflow), "more space in text").toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await setStyles(page, ":root { font-size: 200% !important }");
  expect.soft(await page.evaluate(findOverflow), "200%").toEqual([]);
}

/** The rules of axe that the page breaks, with the elements. */
async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations } = await checker.run(document, {
      resultTypes: ["violations"],
      rules: { "color-contrast-enhanced": { enabled: true } },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
  });
}

// These run in the page.

async function findMissingPictures(): Promise<string[]> {
  const images = [...document.images];
  for (const image of images) image.loading = "eager";
  const loaded = await Promise.allSettled(images.map((image) => image.decode()));
  return images.filter((_, index) => loaded[index]?.status === "rejected").map(({ src }) => src);
}

/** Those below the first screen that do not wait until they come near. */
function findEagerPictures(): string[] {
  const eager = [...document.images].filter((image) => image.loading !== "lazy");
  return eager.filter((image) => image.getBoundingClientRect().top > innerHeight).map(({ src }) => src);
}

/** In narrow columns of a table a picture would shrink to nothing. */
function findTinyPictures(): string[] {
  const shown = [...document.images].filter((image) => image.checkVisibility());
  return shown.filter(({ width }) => width < 16).map(({ outerHTML }) => outerHTML.slice(0, 100));
}

function findUnprintable(): string[] {
  const brightness = (color: string) => Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  const problems: string[] = [];
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  if (brightness(paper) < 255) problems.push(`paper is ${paper}`);
  for (const element of document.querySelectorAll("header.site-header, nav, button"))
    if (element.checkVisibility()) problems.push(`${element.outerHTML.slice(0, 80)} is printed`);
  for (const element of document.querySelectorAll("main :is(p, li, dd, td, h1, h2, h3)")) {
    const { color, textDecorationLine } = getComputedStyle(element);
    if (!element.checkVisibility()) continue;
    if (textDecorationLine !== "none") problems.push(`underlined: ${element.textContent?.slice(0, 60)}`);
    if (element.tagName === "P" && brightness(color) > 150)
      problems.push(`pale: ${element.textContent?.slice(0, 60)}`);
  }
  return problems;
}

/** What makes the page scroll sideways. A wide table scrolls by itself. */
function findOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
  const out = [...document.body.querySelectorAll("*")].filter(
    (each) => each.checkVisibility() && isOut(each),
  );
  const names = out.map(({ outerHTML }) => outerHTML.slice(0, 100));
  return [`${scrollWidth} px`, ...names.slice(0, 8)];
}

/** Below 44 pixels. A link in a sentence and a note may be as high as the line, and a label chooses its radio button, too. */
function findSmallTargets(): string[] {
  const isInSentence = (link: Element) => {
    const block = link.closest("p, li, dd, dt, td, th, h2, h3, figcaption") ?? link.parentElement;
    const rest = block?.cloneNode(true) as Element;
    for (const each of rest.querySelectorAll("a")) each.remove();
    return /[\p{L}\d]/u.test(rest.textContent ?? "");
  };
  return [...document.querySelectorAll(":not(sup) > a[href], button, input, select, summary")]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.matches(".skip-link"))
    .filter((target) => target.tagName !== "A" || !isInSentence(target))
    .map((target) => (target.matches("[type=radio]") && target.closest("label")) || target)
    .flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const isSmall = Math.min(width, height) < 43.9;
      return isSmall ? `${width} x ${height}: ${target.outerHTML.slice(0, 100)}` : [];
    });
}

for (const width of [1280, 390])
  test(`nothing moves at ${width} px when fonts and pictures come late`, async ({ page }, testInfo) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    testInfo.skip(
      !(await page.evaluate(hasSizedFonts)),
      "no font that app/styles/fonts.css sizes is installed",
    );
    const delay = (files: string, milliseconds: number) =>
      page.route(files, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
        await route.continue();
      });
    await delay("**/*.woff2", 1000);
    await delay("**/*.{svg,webp}", 400);
    const visited = pages.filter((address) => !address.startsWith("/products/"));
    visited.push(`/products/${firstProduct.slug}`);
    const sums: number[] = [];
    const reports: string[] = [];
    for (const address of visited) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(findMissingPictures);
      const shifts = await page.evaluate(readShifts);
      sums.push(shifts.reduce((sum, { value }) => sum + value, 0));
      reports.push(...shifts.map(({ value, moved }) => `${value} on ${address}: ${moved}`));
    }
    // One line that breaks elsewhere moves a page by 0.03.
    expect.soft(Math.max(...sums), reports.join("\n")).toBeLessThanOrEqual(0.05);
    const average = sums.reduce((total, sum) => total + sum) / sums.length;
    expect(average, reports.join("\n")).toBeLessThanOrEqual(0.02);
  });

/** Whether a font of this machine stands in for each of ours. */
async function hasSizedFonts(): Promise<boolean> {
  const found: string[] = [];
  for (const face of document.fonts) {
    const family = face.family.replaceAll('"', "");
    if (family.startsWith("Sized") && (await face.load().catch(() => false))) found.push(family);
  }
  const styles = getComputedStyle(document.documentElement);
  return ["--serif", "--sans"].every((stack) =>
    found.some((family) => styles.getPropertyValue(stack).includes(family)),
  );
}

/** How far things moved since the page was opened, and which. */
async function readShifts(): Promise<{ value: number; moved: string }[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "layout-shift", buffered: true });
  type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  return (observer.takeRecords() as Entry[]).map(({ value, sources }) => ({
    value,
    moved: sources.map(({ node }) => node?.textContent?.slice(0, 30)).join(", "),
  }));
}
