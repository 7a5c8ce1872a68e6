import { type Element, findAll } from "../../hosting/html";
import type { Compare } from "./check";
import { findChains, wordsOf } from "./markup";
import { numbersIn, shows } from "./numbers";
import { type Row, type Site, valueColumns } from "./site";
import { columnsOf, countCells } from "./values";

/** The ids of figures: each has its own page. */
export function findFigures({ pages }: Site): string[] {
  return [...pages.keys()].flatMap((address) => /^\/figures\/(.+)$/u.exec(address)?.[1] ?? []);
}

/** Drawings, tables and words of a figure agree with its CSV, and are the same in its JSON, its file and on all pages. */
export function compareFigures(site: Site, compare: Compare): void {
  for (const id of findFigures(site)) {
    const rows = site.tables.get(id) ?? [];
    const { title = "", description = "", figure } = site.json.get(id) ?? {};
    const file = site.drawings.get(id) ?? { tag: "", attributes: new Map(), children: [] };
    const findWith = (name: string) =>
      [...site.pages.values(), file].flatMap((root) =>
        findAll(root, (each) => each.attributes.get(name) === id),
      );
    const compareWords = (root: Element, ...texts: string[]) => {
      const words = findAll(root, ({ tag }) => /^(?:p|b|h\d|title|desc)$/u.test(tag)).map(wordsOf);
      for (const text of texts) compare("sentence", id, words.includes(text), `“${text}” is missing`);
    };
    compareWords(file, title, description);
    for (const frame of findWith("id").filter(({ tag }) => tag === "figure")) {
      const look = frame.attributes.get("class") ?? "";
      const base = `Base: ${figure?.base}. Method: ${figure?.method}.`;
      compareWords(frame, title, description);
      if (!/\bfigure-compact\b/u.test(look)) compareWords(frame, base, ...(figure?.notes ?? []));
      // One without its table leads to its page instead.
      if (/\bfigure-(?:compact|brief)\b/u.test(look)) {
        const isLinked = findAll(frame, isLinkTo(`/figures/${id}`)).length > 0;
        compare("table cell", id, isLinked, "a page has neither its table nor a link to it");
        continue;
      }
      const isCell = ({ attributes }: Element) => attributes.get("data-of")?.startsWith(`${id}.`) === true;
      const [count, all] = [findAll(frame, isCell).length, rows.length * valueColumns(rows[0]).length];
      compare("table cell", id, count === all, `a page has ${count} of ${all}`);
    }
    for (const drawing of findWith("data-chart")) {
      compareDrawing(drawing, id, rows, compare);
      // In the file, title and description stand for it.
      if (drawing.tag === "g") continue;
      const alt = drawing.attributes.get("aria-label") ?? "";
      const isRight = alt === figure?.alt && tell(rows, alt);
      compare("alternative text", id, isRight, `“${alt}” has other numbers, or is not “${figure?.alt}”`);
    }
  }
}

const isLinkTo =
  (path: string) =>
  ({ attributes }: Element) =>
    attributes.get("href")?.endsWith(path) === true;

/**
 * Whether rows give all numbers of a text: as cells, sums of a column, counts of rows that are alike in two columns, or of cells of
 * a kind.
 */
function tell(rows: readonly Row[], text: string): boolean {
  const columns = valueColumns(rows[0]);
  const cells = rows.flatMap((row) => columns.flatMap((column) => numbersIn(row[column] ?? "")));
  const sums = columns.map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0));
  const alike = (row: Row, one: string, two: string) =>
    rows.filter((other) => other[one] === row[one] && other[two] === row[two]).length;
  const counts = columns.flatMap((one) => columns.flatMap((two) => rows.map((row) => alike(row, one, two))));
  const kinds = ["input", "public", "illustrative", ""].map((kind) => countCells(rows, kind));
  const known = [...cells, ...sums, ...(rows.length > 1 ? [...counts, ...kinds] : [])];
  return numbersIn(text).every((number) => known.includes(number));
}

const isMark = ({ tag }: Element) => tag === "use";
/** All parts of a whole, or those that are filled: each is an outline of one path. */
const findParts = (root: Element, which: "all" | "filled") =>
  findAll(root, ({ attributes }) => attributes.get("data-parts") === which);
const countOutlines = ([path]: readonly Element[]) => path?.attributes.get("d")?.match(/m/giu)?.length ?? 0;
const isOpen = ({ attributes }: Element) => (attributes.get("fill") ?? "").endsWith("-hatch)");

/** Each row is drawn once, with as many marks as it counts, open if they are illustrative, or with its cells. Texts say its numbers. */
function compareDrawing(drawing: Element, id: string, rows: readonly Row[], compare: Compare): void {
  const find = (chain: Element[], name: string) => chain.find(({ attributes }) => attributes.has(name));
  const rowOf = (chain: Element[]) => {
    const group = find(chain, "data-label")?.attributes;
    const key = ["data-label", "data-group"].flatMap((name) => group?.get(name) ?? []);
    return rows.findIndex((row) => key.length > 0 && key.every((part) => Object.values(row).includes(part)));
  };
  for (const chain of findChains(drawing, ({ tag }) => tag === "text")) {
    const [text, row] = [wordsOf(chain[0]), rows[rowOf(chain)]];
    // What the cells of the sheet print is compared below.
    const isRight =
      ["data-legend", "data-cell"].some((name) => find(chain, name)) || tell(row ? [row] : rows, text);
    compare("plotted value", id, isRight, `a drawing says “${text}”`);
  }
  const plotted = findChains(drawing, ({ attributes }) => attributes.has("data-value")).map((chain) => {
    const [field = "", value] = ["data-column", "data-value"].map((name) => chain[0].attributes.get(name));
    const [index, ofRow] = [rowOf(chain), find(chain, "data-row")];
    const row = rows[index] ?? {};
    const [column = field] = columnsOf(row, field);
    const name = `${id}.${index + 1}.${column}`;
    // The marks of a total stand in the parts of its row.
    const own = findAll(chain[0], isMark);
    const marks = own.length > 0 || !ofRow ? own : findAll(ofRow, isMark);
    const [all, filled] = [findParts(chain[0], "all"), findParts(chain[0], "filled")];
    // Of parts, so many are filled, the last one perhaps not all of it.
    const [parts = 0, full] = [all, filled].map(countOutlines);
    const isFilled = parts > 0 && full === Math.ceil((Number(value) * parts) / 100 - 0.02);
    const isCounted =
      all.length > 0
        ? isFilled
        : marks.length === Number(value) || (!column.endsWith("_count") && marks.length < 2);
    const isRight = isCounted && Number(value) === Number(row[column]);
    compare("plotted value", name, isRight, `draws ${value} as ${marks.length}, the CSV has ${row[column]}`);
    const isIllustrative = row[`${column}_kind`] === "illustrative";
    const drawn = [...marks, ...filled];
    if (isIllustrative || drawn.some(isOpen))
      compare("illustrative mark", name, isIllustrative && drawn.every(isOpen), "drawn otherwise");
    return name;
  });
  // Cells of the sheet have the kind of their value, and print it only if it is given.
  const cells = findChains(drawing, ({ attributes }) => attributes.has("data-cell")).map((chain) => {
    const [{ attributes }, index] = [chain[0], rowOf(chain)];
    const row = rows[index] ?? {};
    const field = attributes.get("data-cell") ?? "";
    const [column = field] = columnsOf(row, field);
    const [name, kind] = [`${id}.${index + 1}.${column}`, row[`${column}_kind`]];
    const isGiven = kind === "input" || kind === "public";
    const cell = row[column] ?? "";
    const printed = findAll(chain[0], ({ tag }) => tag === "text").map(
      (text) => wordsOf(text).split(" [")[0] ?? "",
    );
    // A long one is cut, and has the whole in its title.
    const [text = ""] = printed;
    const isCut = text.endsWith("…") && (text.startsWith(cell) || cell.startsWith(text.slice(0, -1)));
    const isPrinted = isGiven ? isCut || shows(text, cell) : printed.length === 0;
    const isRight = attributes.get("data-kind") === kind && isPrinted;
    const type = kind === "illustrative" ? "illustrative mark" : "plotted value";
    compare(type, name, isRight, `prints “${printed}” for ${cell} (${kind})`);
    return name;
  });
  for (const { attributes } of findAll(drawing, (each) => each.attributes.has("data-count"))) {
    const [kind = "", count] = ["data-kind", "data-count"].map((name) => attributes.get(name));
    compare(
      "plotted value",
      id,
      Number(count) === countCells(rows, kind),
      `the key counts ${count} “${kind}”`,
    );
  }
  const drawn = [...plotted, ...cells];
  compare("plotted value", id, drawn.length > 0, "a drawing shows no value");
  for (const column of new Set(drawn.map((name) => name.split(".").at(-1) ?? "")))
    for (const [index, row] of rows.entries()) {
      const name = `${id}.${index + 1}.${column}`;
      const times = drawn.filter((other) => other === name).length;
      const isOnce = times === 1 || (times === 0 && Number(row[column]) === 0);
      compare("plotted value", name, isOnce, `drawn ${times} times`);
    }
}

/** The table of all products has as many cells of each kind as the sheet, and those that nobody gives are empty. */
export function compareSheetTable({ pages, tables }: Site, compare: Compare): void {
  const rows = tables.get("known-values");
  const page = pages.get("/compare");
  if (!rows || !page) return;
  for (const kind of ["input", "public", "illustrative", ""]) {
    const cells = findAll(page, ({ attributes }) => attributes.get("data-kind") === kind);
    const isRight = cells.every((cell) => (wordsOf(cell) === "") === (kind === ""));
    const count = countCells(rows, kind);
    compare(
      "table cell",
      `known-values.${kind}`,
      cells.length === count && isRight,
      `${cells.length} on /compare`,
    );
  }
}
