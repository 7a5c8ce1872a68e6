import { type Element, findAll, textOf } from "../../hosting/html";
import type { Compare } from "./check";
import { findLines, hasClass, wordsOf } from "./markup";
import { digitsIn, shows } from "./numbers";
import type { Site } from "./site";
import { readValues } from "./values";

/** Words of the report, and counts that no table has. */
const unpublished = /^(?:report\..*|steps\.count|findings\.count)$/u;

/** A named value shows what the CSV states, and is marked and called illustrative if it is, and only then. */
export function compareValues(site: Site, compare: Compare): void {
  const find = readValues(site);
  const published = new Set([...site.tables.values()].flat().flatMap((row) => Object.values(row)));
  for (const [address, page] of site.pages)
    for (const [value, ...around] of findLines(page, ({ attributes }) => attributes.has("data-of"))) {
      const name = value.attributes.get("data-of") ?? "";
      const text = wordsOf(value);
      const raw = value.attributes.get("value") ?? text;
      const { row, columns } = find(name);
      const cells = columns.map((column) => row[column] ?? "");
      // A text without an own cell joins names that have one.
      const isJoined =
        Number.isNaN(Number(raw)) && raw.split(/, | and /u).every((part) => published.has(part));
      const isStated = cells.length > 0 ? shows(text, ...cells) : isJoined || unpublished.test(name);
      const kind = around.some(({ tag }) => tag === "table") ? "table cell" : "named value";
      const problem = `${address} says “${text}” for ${raw}, the CSV ${cells}`;
      compare(kind, name, isStated && shows(text, raw), problem);
      const isIllustrative = columns.some((column) => row[`${column}_kind`] === "illustrative");
      const isMarked = around.some((each) => hasClass(each, "illustrative"));
      const whole = around.find(({ tag }) => ["article", "section", "table"].includes(tag));
      const isCalled = whole !== undefined && /illustrative/iu.test(textOf(whole));
      if (isIllustrative || isMarked)
        compare("illustrative mark", name, isIllustrative && isMarked && isCalled, `otherwise on ${address}`);
    }
}

const isBlock = ({ tag }: Element) => /^(?:p|li|dt|dd|th|td|h\d|figcaption)$/u.test(tag);

/** Where a sentence cites sources, its numbers stand in their rows or are named values. Sources have their numbers. */
export function compareCited({ pages, tables }: Site, compare: Compare): void {
  for (const [address, page] of pages)
    for (const block of findAll(page, (each) => isBlock(each) && findAll(each, isBlock).length === 0)) {
      const notes = findAll(block, (each) => hasClass(each, "note"));
      const links = notes.flatMap((note) => findAll(note, ({ tag }) => tag === "a"));
      const named = findAll(block, ({ attributes }) => attributes.has("data-of"));
      const known = digitsIn(named.map(wordsOf).join(" "));
      for (const link of links) {
        const id = link.attributes.get("href")?.replace(/^.*#source-/u, "");
        const source = tables.get("sources")?.find((row) => row.id === id) ?? {};
        known.push(...digitsIn(Object.values(source).join(" ")));
        const said = digitsIn(`${textOf(link)} ${link.attributes.get("aria-label")}`).join();
        compare("sentence", address, said === `${source.number},${source.number}`, `cites ${id} as ${said}`);
      }
      const text = links.length > 0 ? wordsOf(block) : "";
      for (const number of digitsIn(text))
        compare("sentence", address, known.includes(number), `no source of “${text}” says ${number}`);
    }
}
