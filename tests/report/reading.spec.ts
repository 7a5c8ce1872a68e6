import { readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { type Element, findAll, parseHtml } from "../../hosting/html";
import { hasClass, wordsOf } from "../parity/markup";
import { median } from "../parity/tables";
import { countPages } from "../pdf";
import { askVersion1Only, dist, openWithFaces, read } from "./published";

// How the report reads: few words on kinds, short sentences and paragraphs, the report's own words.
askVersion1Only();

const names = (readdirSync(dist, { recursive: true }) as string[]).filter((name) => name.endsWith(".html"));

function readMain(name: string): Element {
  const [main] = findAll(parseHtml(read(name)), ({ tag }) => tag === "main");
  if (!main) throw new Error(`${name} has no main part`);
  return main;
}

const countWords = (text: string) => text.match(/\S*\w\S*/gu)?.length ?? 0;
const countKindWords = (name: string) =>
  findAll(readMain(name), (element) => hasClass(element, "kind-word")).length;

/** The paragraphs of running text: no kicker, no row of links, no line of a citation. */
function readParagraphs(name: string): string[] {
  return findAll(readMain(name), ({ tag }) => tag === "p")
    .map((paragraph) => wordsOf(paragraph).replace(/\s+/gu, " ").trim())
    .filter((text) => /[.?!]$/u.test(text));
}

test("a page rarely says that values are illustrative", () => {
  for (const name of names.filter((name) => /^products\/(?!404)/u.test(name)))
    expect(countKindWords(name), name).toBeLessThanOrEqual(8);
  expect(countKindWords("compare.html"), "the comparison").toBeLessThanOrEqual(12);
  expect(countKindWords("report.html"), "the whole report").toBeLessThanOrEqual(60);
});

test("half of the sentences have at most 17 words, and no paragraph has more than 70", () => {
  const sentences = readParagraphs("report.html").flatMap((text) =>
    text.split(/(?<=[.?!]”?)\s+(?=[A-Z“$])/u).map(countWords),
  );
  expect(sentences.length).toBeGreaterThan(150);
  expect(median(sentences)).toBeLessThanOrEqual(17);
  for (const name of names)
    for (const text of readParagraphs(name))
      expect(countWords(text), `${name}: ${text}`).toBeLessThanOrEqual(70);
});

/** The words below an element that show, but for those in drawings; a sentence's values count as words of their own. */
function textOf(element: Element): string {
  if (["svg", "style"].includes(element.tag) || hasClass(element, "visually-hidden")) return "";
  return element.children.map((child) => (typeof child === "string" ? child : textOf(child))).join(" ");
}

test("the whole report without its list of sources is a fifth shorter than its first draft", () => {
  const report = readMain("report.html");
  const [sources] = findAll(report, ({ attributes }) => attributes.get("id") === "sources");
  if (!sources) throw new Error("the report lists no sources");
  // The draft had 10,532 words; the list of sources, which may grow, had 1,138 when this was first asked.
  expect(countWords(textOf(report)) - countWords(textOf(sources))).toBeLessThanOrEqual(10_532 * 0.8 - 1138);
});

test("readers never meet the word “brief”, in pages or in files, nor filters that may be absent", () => {
  const files = (readdirSync(dist, { recursive: true }) as string[]).filter((name) =>
    /\.(?:html|csv|json|md|txt|xml|atom|svg|bib|ris)$/u.test(name),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const name of files) expect(/\bbriefs?\b/iu.test(read(name)), name).toBe(false);
  expect(wordsOf(readMain("products.html")), "filters are shown where they work").not.toContain("Filter by");
});

// What the study does not say, it does not deny; Hot Wheels is a toy brand and no character; products have prices.
test("pages conclude nothing from what the study leaves out, and products sell", () => {
  const refused = [
    /\b(?:no|without an?|carr(?:y|ies) no) licen[sc]e/iu,
    /unlicensed|rights holder|licensed characters?/iu,
    /\bstands? (?:at \$|below \$|alone at|in the (?:Premium|Mid|Value) tier)/iu,
  ];
  for (const name of names)
    for (const phrase of refused) expect(wordsOf(readMain(name)), name).not.toMatch(phrase);
});

test("on a phone the market analysis is short, and one tap leads to the first test", async ({ page }) => {
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openWithFaces(page, "/market-analysis");
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, `${width} px wide`).toBeLessThanOrEqual(12_000);
  }
  await page.getByRole("link", { name: "first gap to test" }).click();
  const first = page.getByRole("region", { name: /gaps/ }).getByRole("listitem").first();
  await expect(first.getByRole("heading")).toBeInViewport();
  await expect(first.getByText("Cheapest test")).toBeInViewport();
});

test("the whole report prints on at most 20 pages of A4, in no type below seven points", async ({ page }) => {
  await openWithFaces(page, "/report");
  expect(countPages(await page.pdf({ format: "A4" }))).toBeLessThanOrEqual(20);
  // 18 mm shorter, so it may take two pages more.
  expect(countPages(await page.pdf({ format: "Letter" }))).toBeLessThanOrEqual(22);
  await page.emulateMedia({ media: "print" });
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement | SVGElement>("main *")].flatMap((element) => {
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
      const holdsText = texts.some(({ textContent }) => textContent?.trim());
      if (!holdsText || !element.checkVisibility() || element.closest(".visually-hidden, title, desc"))
        return [];
      const points = Number.parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom * 0.75;
      return points < 6.99 ? `${element.textContent}: ${points}` : [];
    }),
  );
  expect(small).toEqual([]);
});

test("the table of all products prints on one page", async ({ page }) => {
  await openWithFaces(page, "/compare");
  for (const format of ["A4", "Letter"] as const)
    expect(countPages(await page.pdf({ format })), format).toBe(1);
});

test("the headline has at most three lines on a desktop and four on a phone", async ({ page }) => {
  await openWithFaces(page, "/");
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 850 });
    const heading = page.getByRole("heading", { level: 1 });
    const lines = await heading.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines), `at ${width} px`).toBeLessThanOrEqual(width === 390 ? 4 : 3);
  }
});
