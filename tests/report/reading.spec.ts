import { readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { type Element, findAll, parseHtml } from "../../hosting/html";
import { hasClass, wordsOf } from "../parity/markup";
import { askVersion1Only, dist, read } from "./published";

// How the report reads: few marks, short sentences and paragraphs, the report's own words.
askVersion1Only();

const names = (readdirSync(dist, { recursive: true }) as string[]).filter((name) => name.endsWith(".html"));

function readMain(name: string): Element {
  const [main] = findAll(parseHtml(read(name)), ({ tag }) => tag === "main");
  if (!main) throw new Error(`${name} has no main part`);
  return main;
}

const countWords = (text: string) => text.match(/\S*\w\S*/gu)?.length ?? 0;
const countMarks = (name: string) =>
  findAll(readMain(name), (element) => hasClass(element, "kind-mark")).length;

/** The paragraphs of running text: no kicker, no row of links, no line of a citation. */
function readParagraphs(name: string): string[] {
  return findAll(readMain(name), ({ tag }) => tag === "p")
    .map((paragraph) => wordsOf(paragraph).replace(/\s+/gu, " ").trim())
    .filter((text) => /[.?!]$/u.test(text));
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

test("a page has few marks", () => {
  for (const name of names.filter((name) => /^products\/(?!404)/u.test(name)))
    expect(countMarks(name), name).toBeLessThanOrEqual(8);
  expect(countMarks("compare.html"), "the comparison").toBeLessThanOrEqual(12);
  expect(countMarks("report.html"), "the whole report").toBeLessThanOrEqual(60);
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

/** All words below an element but those in drawings; a sentence's values count as words of their own. */
function textOf({ tag, children }: Element): string {
  if (tag === "svg" || tag === "style") return "";
  return children.map((child) => (typeof child === "string" ? child : textOf(child))).join(" ");
}

test("the whole report is at least a fifth shorter than version 1.0.0, which had 10,532 words", () => {
  expect(countWords(textOf(readMain("report.html")))).toBeLessThanOrEqual(10_532 * 0.8);
});

test("readers never meet the word “brief”, in pages or in files", () => {
  const files = (readdirSync(dist, { recursive: true }) as string[]).filter((name) =>
    /\.(?:html|csv|json|md|txt|xml|atom|svg|bib|ris)$/u.test(name),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const name of files) expect(/\bbriefs?\b/iu.test(read(name)), name).toBe(false);
});
