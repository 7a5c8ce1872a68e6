import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type CDPSession, expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { type EditionName, editionNames } from "../editions/editions";
import { hold, setStyles, test } from "../page-test";
import { fileOf, firstProduct, lostPages, openEdition, pages } from "../site";

// What holds on every page, whatever is on it: one visit of each checks all. What needs no browser: tests/built/every-page.test.ts.

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The stage's pictures must not arrive late, and those of sheets for paper must be there when they print. */
const hasEager = ["/market-analysis", "/one-page", "/checklist"];
const isProduct = (address: string) => address.startsWith("/products/");

/** The text spacing of WCAG 1.4.12. */
const wideText =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";

/** As shipped all pages; of other editions the products with the least and with the most on their pages. */
function listVisited(edition: EditionName | ""): string[] {
  if (edition === "") return [...pages, ...lostPages];
  const { read, pages: own } = openEdition(edition);
  const sizeOf = (address: string) => read(fileOf(address)).length;
  const bySize = own.filter(isProduct).sort((one, other) => sizeOf(one) - sizeOf(other));
  const ends = new Set([...bySize.slice(0, 1), ...bySize.slice(-1)]);
  return [...own.filter((address) => !isProduct(address)), ...ends, ...lostPages.slice(1)];
}

for (const edition of ["", ...editionNames] as const)
  test.describe(edition || "as shipped", () => {
    test.use({ edition });

    // All in one window, because opening one takes as long as a visit.
    test("every page is accessible, prints and fits", async ({ page }) => {
      const visited = listVisited(edition);
      test.setTimeout(60_000 * visited.length);
      const session = await page.context().newCDPSession(page);
      for (const address of visited) await checkPage(page, session, address, edition);
    });
  });

/** Visits a page once, and checks all. */
async function checkPage(page: Page, session: CDPSession, address: string, edition: string): Promise<void> {
  const expectNone = async (problem: string, find: () => string[] | Promise<string[]>) =>
    expect.soft(await page.evaluate(find), `${problem} on ${address}`).toEqual([]);
  await page.goto(address);
  if (!hasEager.includes(address)) await expectNone("early pictures far down", findEagerPictures);
  await expectNone("missing pictures", findMissingPictures);

  await page.evaluate(axeSource);
  for (const colorScheme of edition ? (["light"] as const) : (["light", "dark"] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectNone(`violations in the ${colorScheme}`, findViolations);
  }
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expectNone("what does not fit paper", findUnprintable);

  await page.emulateMedia({ media: null, colorScheme: null });
  for (const width of [1280, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNone(`overflow at ${width} px`, findOverflow);
  }
  // The size that readers set in their browser, which media queries follow, too.
  for (const standard of [24, 32, 16]) {
    await session.send("Page.setFontSizes", { fontSizes: { standard } });
    await expectNone(`overflow with letters of ${standard} px`, findOverflow);
  }
  await expectNone("small targets", findSmallTargets);
  await expectNone("tiny pictures", findTinyPictures);
  await setStyles(page, wideText);
  await expectNone("overflow with more space in text", findOverflow);
  await page.setViewportSize({ width: 1280, height: 900 });
  await setStyles(page, ":root { font-size: 200% !important }");
  await expectNone("overflow with text at 200%", findOverflow);
}

// These run in the page.

/** The rules of axe that the page breaks, with the elements. */
async function findViolations(): Promise<string[]> {
  const { axe: checker } = window as unknown as { axe: typeof axe };
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const { violations } = await checker.run(document, {
    resultTypes: ["violations"],
    rules: { "color-contrast-enhanced": { enabled: true } },
    // The dark theme differs in colors alone.
    ...(isDark && { runOnly: ["color-contrast", "color-contrast-enhanced"] }),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
}

async function findMissingPictures(): Promise<string[]> {
  const images = [...document.images];
  for (const image of images) image.loading = "eager";
  const loaded = await Promise.allSettled(images.map((image) => image.decode()));
  return images.filter((_, index) => loaded[index]?.status === "rejected").map(({ src }) => src);
}

/** Pictures below the first screen that are not lazy. */
function findEagerPictures(): string[] {
  const eager = [...document.images].filter((image) => image.loading !== "lazy");
  return eager.filter((image) => image.getBoundingClientRect().top > innerHeight).map(({ src }) => src);
}

/** A picture in a narrow column of a table would shrink to nothing. */
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
  const shown = [...document.body.querySelectorAll("*")].filter((element) => element.checkVisibility());
  const out = shown.filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5);
  const names = out.map(({ outerHTML }) => outerHTML.slice(0, 100));
  return [`${scrollWidth} px`, ...names.slice(0, 8)];
}

/** Targets below 44 pixels. Links in sentences and notes may be as high as their line; the label of a radio button is part of it. */
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
    testInfo.skip(!(await page.evaluate(hasSizedFont)), "no font that fonts.css sizes is installed");
    const visited = [...pages.filter((address) => !isProduct(address)), `/products/${firstProduct.slug}`];
    let total = 0;
    for (const address of visited) {
      const release = await hold(page, "**/*.{woff2,svg,webp}");
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await page.evaluate(waitForFrames);
      release();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(findMissingPictures);
      await page.evaluate(waitForFrames);
      const { sum, moved } = await page.evaluate(readShifts);
      total += sum;
      // One line that breaks elsewhere moves a page by 0.03.
      expect.soft(sum, `${address}: ${moved}`).toBeLessThanOrEqual(0.05);
    }
    expect(total / visited.length, "on average").toBeLessThanOrEqual(0.02);
  });

/** Whether a font of this machine stands in for ours until they arrive. */
async function hasSizedFont(): Promise<boolean> {
  const sized = [...document.fonts].filter(({ family }) => family.includes("Sized"));
  const loaded = await Promise.allSettled(sized.map((face) => face.load()));
  return loaded.some(({ status }) => status === "fulfilled");
}

async function waitForFrames(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** How far things moved since the page was opened, and which. */
function readShifts() {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "layout-shift", buffered: true });
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  const shifts = observer.takeRecords() as Shift[];
  const moved = shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.slice(0, 30)));
  return { sum: shifts.reduce((all, { value }) => all + value, 0), moved };
}
