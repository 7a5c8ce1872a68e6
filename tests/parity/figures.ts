import { type Element, findAll } from "../../hosting/html";
import type { Compare } from "./check";
import { findLines, wordsOf } from "./markup";
import { numbersIn } from "./numbers";
import { type Row, type Site, valueColumns } from "./site";
import { columnsOf } from "./values";

/** The ids of figures: each has its own page. */
export function findFigures({ pages }: Site): string[] {
  return [...pages.keys()].flatMap((address) => /^\/figures\/(.+)$/u.exec(address)?.[1] ?? []);
}

/** Drawings, tables and words of a figure agree with its CSV, and are the same in its JSON, its file and on all pages. */
export function compareFigures(site: Site, compare: Compare): void {
  for (const id of findFigures(site)) {
    const rows = site.tables.get(id) ?? [];
    const { title = "", description = "", figure } = site.json.get(id) ?? {};
    const compareWords = (root: Element, ...texts: string[]) => {
      const words = findAll(root, ({ tag }) => /^(?:p|h\d|title|desc)$/u.test(tag)).map(wordsOf);
      for (const text of texts) compare("sentence", id, words.includes(text), `“${text}” is missing`);
    };
    const roots = [...site.pages.values(), site.drawings.get(id)].flatMap((root) => root ?? []);
    const findWith = (name: string) =>
      roots.flatMap((root) => findAll(root, ({ attributes }) => attributes.get(name) === id));
    for (const frame of findWith("id").filter(({ tag }) => tag === "figure")) {
      const base = `Base: ${figure?.base}. Method: ${figure?.method}.`;
      compareWords(frame, title, description, base, ...(figure?.notes ?? []));
      const cells = findAll(
        frame,
        ({ attributes }) => attributes.get("data-of")?.startsWith(`${id}.`) === true,
      );
      const isWhole = cells.length === rows.length * valueColumns(rows[0]).length;
      compare("table cell", id, isWhole, `a page has ${cells.length} cells`);
    }
    for (const drawing of findWith("data-chart")) {
      compareDrawing(drawing, id, rows, compare);
      // The file has a title and a description instead.
      const alt = drawing.attributes.get("aria-label");
      if (drawing.tag !== "svg") continue;
      const unknown = numbersIn(alt ?? "").filter((number) => !numbersOf(rows).includes(number));
      const isRight = alt === figure?.alt && unknown.length === 0;
      compare("alternative text", id, isRight, `“${alt}” says ${unknown}, or not “${figure?.alt}”`);
    }
    for (const file of roots.slice(site.pages.size)) compareWords(file, title, description);
  }
}

/** The numbers that follow from rows: cells, sums of columns, and counts of rows that are alike in two columns. */
function numbersOf(rows: readonly Row[]): number[] {
  const columns = valueColumns(rows[0]);
  const sums = columns.map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0));
  const alike = (row: Row, one: string, two: string) =>
    rows.filter((other) => other[one] === row[one] && other[two] === row[two]).length;
  const counts = columns.flatMap((one) => columns.flatMap((two) => rows.map((row) => alike(row, one, two))));
  const cells = rows.flatMap((row) => columns.flatMap((column) => numbersIn(row[column] ?? "")));
  return [...cells, ...sums, ...(rows.length > 1 ? counts : [])];
}

const isMark = ({ tag, attributes }: Element) => tag === "use" && attributes.get("class") !== "chart-ground";
const isOpen = ({ attributes }: Element) => (attributes.get("fill") ?? "").endsWith("-hatch)");

/** Each row is drawn once, with as many marks as it counts, open if they are illustrative. Texts say its numbers. */
function compareDrawing(drawing: Element, id: string, rows: readonly Row[], compare: Compare): void {
  const find = (line: Element[], name: string) => line.find(({ attributes }) => attributes.has(name));
  const rowOf = (line: Element[]) => {
    const group = find(line, "data-label")?.attributes;
    const key = ["data-label", "data-group"].flatMap((name) => group?.get(name) ?? []);
    return rows.findIndex((row) => key.length > 0 && key.every((part) => Object.values(row).includes(part)));
  };
  for (const line of findLines(drawing, ({ tag }) => tag === "text")) {
    if (find(line, "data-legend")) continue;
    const row = rows[rowOf(line)];
    const known = numbersOf(row ? [row] : rows);
    const isKnown = numbersIn(wordsOf(line[0])).every((number) => known.includes(number));
    compare("plotted value", id, isKnown, `its drawing says “${wordsOf(line[0])}”`);
  }
  const drawn = findLines(drawing, ({ attributes }) => attributes.has("data-value")).map((line) => {
    const [field = "", value] = ["data-column", "data-value"].map((name) => line[0].attributes.get(name));
    const [index, parts] = [rowOf(line), find(line, "data-row")];
    const row = rows[index] ?? {};
    const [column = field] = columnsOf(row, field);
    const name = `${id}.${index + 1}.${column}`;
    // The runs of the row hold the marks of a total.
    const own = findAll(line[0], isMark);
    const marks = own.length > 0 || !parts ? own : findAll(parts, isMark);
    const isCounted = marks.length === Number(value) || (!column.endsWith("_count") && marks.length < 2);
    const isRight = isCounted && Number(value) === Number(row[column]);
    compare("plotted value", name, isRight, `draws ${value} as ${marks.length}, the CSV has ${row[column]}`);
    const isIllustrative = row[`${column}_kind`] === "illustrative" || column === "illustrative_count";
    if (isIllustrative || marks.some(isOpen))
      compare("illustrative mark", name, isIllustrative && marks.every(isOpen), "drawn otherwise");
    return name;
  });
  for (const column of new Set(drawn.map((name) => name.split(".").at(-1) ?? "")))
    for (const [index, row] of rows.entries()) {
      const name = `${id}.${index + 1}.${column}`;
      const times = drawn.filter((other) => other === name).length;
      const isOnce = times === 1 || (times === 0 && Number(row[column]) === 0);
      compare("plotted value", name, isOnce, `drawn ${times} times`);
    }
}
