import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { printEditionPath } from "../../app/urls";
import { dist } from "../../scripts/command";
import { editionNames } from "../editions/editions";
import { holdRequests, setStyles, test } from "../page-test";
import { fileOf, firstProduct, notFoundPages, openEdition, openSite, pages } from "../site";

// Checks that hold for every page, whatever it contains. Checks that need no browser: tests/built/every-page.test.ts.

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const isProductPage = (path: string) => path.startsWith("/products/");

/** Pages with images that load eagerly although they are below the fold: those of the stage, and those of sheets to print. */
const pathsWithEagerImages = ["/market-analysis", "/one-page", "/checklist"];

/** The text spacing of WCAG 1.4.12. */
const wideSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";

const doubledText = ":root { font-size: 200% !important }";

/** The width of A4 without the margins of print.css, in CSS pixels. */
const paperWidth = Math.floor(((210 - 2 * 16) / 25.4) * 96);

/** Returns the paths of a site, with the smallest and the largest of its product pages. */
function listPaths({ pages, read }: ReturnType<typeof openSite>): string[] {
  const sizeOf = (path: string) => read(fileOf(path)).length;
  const bySize = pages.filter(isProductPage).sort((path, nextPath) => sizeOf(path) - sizeOf(nextPath));
  const extremes = new Set([...bySize.slice(0, 1), ...bySize.slice(-1)]);
  return [...pages.filter((path) => !isProductPage(path)), ...extremes, ...notFoundPages];
}

test.describe("as shipped", () => {
  for (const path of listPaths(openSite(dist)))
    test(`${path} is accessible, prints and fits every viewport`, async ({ page }) => {
      await page.goto(path);
      if (!pathsWithEagerImages.includes(path))
        await expectNone(page, "eager images below the fold", findEagerImages);
      await expectNone(page, "missing images", findMissingImages);
      await page.evaluate(axeSource);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await expectNone(page, `violations in the ${colorScheme} theme`, findViolations);
      }
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      await expectNone(page, "elements unfit for paper", findUnprintable);
      await page.emulateMedia({ media: null, colorScheme: null });
      await expectNoOverflow(page, [1280, 768, 390, 320]);
      await checkFontSizes(page);
      await expectNone(page, "small targets", findSmallTargets);
      await expectNone(page, "tiny images", findTinyImages);
      await setStyles(page, wideSpacing);
      await expectNone(page, "overflow with wide text spacing", findOverflow);
      await expectNoOverflowWithDoubledText(page);
    });
});

for (const edition of editionNames)
  test.describe(edition, () => {
    for (const path of listPaths(openEdition(edition)))
      test(`${path} fits every viewport`, async ({ page, serveEdition }) => {
        await page.goto((await serveEdition(edition)) + path);
        if (edition === "most") {
          await page.evaluate(axeSource);
          await page.emulateMedia({ reducedMotion: "reduce" });
          await expectNone(page, "violations", findViolations);
        }
        await expectNoOverflow(page, [1280, 768, 320]);
        await expectNoOverflowWithDoubledText(page);
      });

    // Chromium shrinks all sheets of a PDF if a box is wider than one.
    test("the print edition fits the width of the paper", async ({ page, serveEdition }) => {
      await page.emulateMedia({ media: "print" });
      await page.setViewportSize({ width: paperWidth, height: 1000 });
      await page.goto((await serveEdition(edition)) + printEditionPath);
      await expectNone(page, "overflow on paper", findOverflow);
    });
  });

/** Expects that a function, which runs in the page, finds no problems. */
async function expectNone(page: Page, problem: string, find: () => string[] | Promise<string[]>) {
  expect.soft(await page.evaluate(find), problem).toEqual([]);
}

async function expectNoOverflow(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNone(page, `overflow at ${width} px`, findOverflow);
  }
}

/** Checks the font sizes that readers set in the browser, which also affect media queries. */
async function checkFontSizes(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const standard of [24, 32, 16]) {
    await session.send("Page.setFontSizes", { fontSizes: { standard } });
    await expectNone(page, `overflow with a font size of ${standard} px`, findOverflow);
  }
  await session.detach();
}

async function expectNoOverflowWithDoubledText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await setStyles(page, doubledText);
  await expectNone(page, "overflow with text at 200%", findOverflow);
}

// The following functions run in the page.

/** Returns the rules of axe that the page breaks, with the elements. */
async function findViolations(): Promise<string[]> {
  const { axe: checker } = window as unknown as { axe: typeof axe };
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const { violations } = await checker.run(document, {
    resultTypes: ["violations"],
    // The rule for enhanced contrast ignores text that lacks the minimum contrast.
    rules: { "color-contrast-enhanced": { enabled: true } },
    // Only colors differ in the dark theme.
    ...(isDark && { runOnly: ["color-contrast", "color-contrast-enhanced"] }),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
}

async function findMissingImages(): Promise<string[]> {
  const images = [...document.images];
  for (const image of images) image.loading = "eager";
  const results = await Promise.allSettled(images.map((image) => image.decode()));
  return images.filter((_, index) => results[index]?.status === "rejected").map(({ src }) => src);
}

function findEagerImages(): string[] {
  const images = [...document.images].filter(({ loading }) => loading !== "lazy");
  return images.filter((image) => image.getBoundingClientRect().top > innerHeight).map(({ src }) => src);
}

/** Finds images that shrink to nearly nothing, as in a narrow column of a table. */
function findTinyImages(): string[] {
  const images = [...document.images].filter((image) => image.checkVisibility());
  return images.filter(({ width }) => width < 16).map(({ outerHTML }) => outerHTML.slice(0, 100));
}

function findUnprintable(): string[] {
  const brightnessOf = (color: string) => Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  const problems: string[] = [];
  const background = getComputedStyle(document.documentElement).backgroundColor;
  if (brightnessOf(background) < 255) problems.push(`the background is ${background}`);
  for (const element of document.querySelectorAll("header.site-header, nav, button"))
    if (element.checkVisibility()) problems.push(`${element.outerHTML.slice(0, 80)} is printed`);
  for (const element of document.querySelectorAll("main :is(p, li, dd, td, h1, h2, h3)")) {
    if (!element.checkVisibility()) continue;
    const { color, textDecorationLine } = getComputedStyle(element);
    const text = element.textContent?.slice(0, 60);
    if (textDecorationLine !== "none") problems.push(`underlined: ${text}`);
    if (element.tagName === "P" && brightnessOf(color) > 150) problems.push(`pale: ${text}`);
  }
  return problems;
}

/** Finds elements that make the page scroll horizontally. A wide table scrolls in its own box. */
function findOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const elements = [...document.body.querySelectorAll("*")].filter((element) => element.checkVisibility());
  const wide = elements.filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5);
  return [`${scrollWidth} px`, ...wide.slice(0, 8).map(({ outerHTML }) => outerHTML.slice(0, 100))];
}

/**
 * Finds targets below 44 pixels. Links in sentences and notes may be as high as their line. The label of a radio button
 * is part of the target.
 */
function findSmallTargets(): string[] {
  const isInSentence = (link: Element) => {
    const block = link.closest("p, li, dd, dt, td, th, h2, h3, figcaption") ?? link.parentElement;
    const copy = block?.cloneNode(true) as Element;
    for (const linkInCopy of copy.querySelectorAll("a")) linkInCopy.remove();
    return /[\p{L}\d]/u.test(copy.textContent ?? "");
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
  test(`no page shifts its layout at ${width} px when fonts and images load late`, async ({
    page,
  }, testInfo) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    testInfo.skip(!(await page.evaluate(hasSizedFont)), "no font that fonts.css sizes is installed");
    const paths = [...pages.filter((path) => !isProductPage(path)), `/products/${firstProduct.slug}`];
    let total = 0;
    for (const path of paths) {
      const release = await holdRequests(page, "**/*.{woff2,svg,webp}");
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.evaluate(waitForFrames);
      release();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(findMissingImages);
      await page.evaluate(waitForFrames);
      const { score, moved } = await page.evaluate(measureShifts);
      total += score;
      // One line that breaks elsewhere moves a page by 0.03.
      expect.soft(score, `${path}: ${moved}`).toBeLessThanOrEqual(0.05);
    }
    expect(total / paths.length, "on average").toBeLessThanOrEqual(0.02);
  });

/** Returns whether a font of this machine can replace the site's fonts until they have loaded. */
async function hasSizedFont(): Promise<boolean> {
  const faces = [...document.fonts].filter(({ family }) => family.includes("Sized"));
  const results = await Promise.allSettled(faces.map((face) => face.load()));
  return results.some(({ status }) => status === "fulfilled");
}

async function waitForFrames(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Returns the layout shift score of the page and the text that moved. */
function measureShifts() {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "layout-shift", buffered: true });
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  const shifts = observer.takeRecords() as Shift[];
  const moved = shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.slice(0, 30)));
  return { score: shifts.reduce((sum, { value }) => sum + value, 0), moved };
}
