import { type Element, findAll } from "../../hosting/html";
import { cellOf, readRows } from "./csv";
import { wordsOf } from "./markup";
import { numbersIn } from "./numbers";
import { type JsonTable, readFile, readTable, type Site, unless } from "./site";

/** A table on the page of its figure: the text of every cell, and columns by the names in the drawing. */
export interface ShownTable {
  columns: string[];
  texts: string[][];
  /** What each row is about: the texts of its header cells. */
  keys: string[][];
}

interface Mark {
  /** What the mark is about, as the header cells of its row say it. */
  key: string[];
  column: string;
  value: number;
  element: Element;
}

/** The drawings of figures on a page, or in a drawing's own file, by the id of the figure. */
export function findPlots(document: Element): { id: string; plot: Element }[] {
  return findAll(document, ({ attributes }) => attributes.has("data-chart")).map((plot) => ({
    id: plot.attributes.get("data-chart") ?? "",
    plot,
  }));
}

/** Labels, values, readouts and marks in the drawing agree with the table. */
export function checkPlot(plot: Element, json: JsonTable, shown: ShownTable, site: Site): string[] {
  const marks = findMarks(plot);
  if (findAll(plot, isMark).length === 0) return [`${json.name}: draws nothing`];
  const drawn = [...new Set(marks.map(({ column }) => column))];
  const problems = drawn.flatMap((column) => {
    const place = shown.columns.indexOf(column);
    const name = json.columns[place]?.name;
    if (!name) return [`${json.name}: draws a column ${column} that the table has not`];
    return json.rows.flatMap((row, index) => {
      const key = shown.keys[index] ?? [];
      const own = marks.filter((mark) => isSame(mark.key, key) && mark.column === column);
      const value = own.length === 1 ? own[0]?.value : 0;
      const stated = row[name]?.value;
      const isRight = own.length <= 1 && value === stated;
      return unless(isRight, `${json.name}: draws ${value} for ${key.join(", ")}, the table has ${stated}`);
    });
  });
  const strange = marks
    .filter(({ key }) => !shown.keys.some((known) => isSame(key, known)))
    .map(({ key }) => `${json.name}: draws ${key.join(", ")}, which the table has not`);
  return [
    ...problems,
    ...strange,
    ...checkReadouts(plot, json, shown),
    ...checkRows(plot, json),
    ...checkOpenMarks(plot, marks, json, shown, site),
    ...checkDots(plot, json.name, site),
    ...checkCells(marks, json),
  ];
}

function keyOf({ attributes }: Element): string[] {
  return ["data-label", "data-group"].flatMap((name) => attributes.get(name) ?? []);
}

/** In any order: the heading of a panel comes first in its row, the column of a grid second. */
function isSame(key: readonly string[], other: readonly string[]): boolean {
  return key.length === other.length && key.every((part) => other.includes(part));
}

/** A number beside a mark is in its row. */
function checkReadouts(plot: Element, { name }: JsonTable, { texts, keys }: ShownTable): string[] {
  return findAll(plot, ({ attributes }) => attributes.has("data-label")).flatMap((group) => {
    const key = keyOf(group);
    const row = texts[keys.findIndex((known) => isSame(key, known))] ?? [];
    const allowed = row.flatMap(numbersIn);
    const said = group.children.flatMap((child) =>
      typeof child !== "string" && child.tag === "text" ? numbersIn(wordsOf(child)) : [],
    );
    return said
      .filter((number) => !allowed.includes(number))
      .map((number) => `${name}: says ${number} beside ${key.join(", ")}`);
  });
}

const mostDrawings = 3;

const isMark = ({ tag }: Element) => tag === "use";

/** A cell of a grid has one drawing for each of its products, or none and the number alone; an empty one is dashed. */
function checkCells(marks: readonly Mark[], { name }: JsonTable): string[] {
  if (name !== "theme-by-tier") return [];
  return marks.flatMap(({ key, value, element }) => {
    const drawings = findAll(element, isMark).length;
    const isGap = findAll(element, ({ attributes }) => attributes.has("data-gap")).length > 0;
    const said = findAll(element, ({ tag }) => tag === "text" || tag === "path").length > 0 && !isGap;
    const right =
      value === 0 ? drawings === 0 && !said : said && drawings === (value > mostDrawings ? 0 : value);
    return unless(right, `${name}: draws ${drawings} products for ${key.join(", ")}, not ${value}`);
  });
}

/** A row has a mark for each product, value or percent that it counts, in each run and as a whole. */
function checkRows(plot: Element, { name }: JsonTable): string[] {
  return findAll(plot, ({ attributes }) => attributes.has("data-row")).flatMap((row) => {
    const counted = findAll(row, ({ attributes }) => attributes.has("data-value"));
    return counted.flatMap((group) => {
      // The marks of a total stand in its runs.
      const drawn = findAll(group, isMark).length || findAll(row, isMark).length;
      const value = Number(group.attributes.get("data-value"));
      const label = row.attributes.get("data-row");
      return unless(drawn === value, `${name}: draws ${drawn} marks for ${label}, not ${value}`);
    });
  });
}

const isOpen = ({ attributes }: Element) => (attributes.get("fill") ?? "").endsWith("-hatch)");
const isProduct = ({ attributes }: Element) => attributes.has("data-place");

/** A mark is open if the number that it stands for is illustrative; a product between axes, if its price or count is. */
function checkOpenMarks(plot: Element, marks: Mark[], json: JsonTable, shown: ShownTable, site: Site) {
  const counted = marks
    .filter(({ element }) => findAll(element, isProduct).length === 0)
    .map(({ key, column, element }) => {
      const name = json.columns[shown.columns.indexOf(column)]?.name ?? "";
      const row = json.rows[shown.keys.findIndex((known) => isSame(key, known))];
      const kind = json.name === "kinds-of-value" ? column : row?.[name]?.kind;
      return { what: key.join(", "), element, expected: kind === "illustrative" };
    });
  const products = readRows(readFile(site, "/data/products.csv"));
  const placed = findAll(plot, isProduct).map((element) => {
    const product = products.find(({ place }) => place === element.attributes.get("data-place")) ?? {};
    const kinds = Object.entries(product).filter(([column]) => /^(price|count)_.*_kind$/u.test(column));
    const expected = kinds.some(([, kind]) => kind === "illustrative");
    return { what: product.name, element, expected };
  });
  return [...counted, ...placed].flatMap(({ what, element, expected }) => {
    const isRight = findAll(element, isMark).every((mark) => isOpen(mark) === expected);
    const kind = `${expected ? "" : "not "}illustrative`;
    return unless(isRight, `${json.name}: ${what} is ${kind}, and is drawn otherwise`);
  });
}

/** Each product's mark is at its price and count. */
function checkDots(plot: Element, name: string, site: Site): string[] {
  const dots = findAll(plot, ({ attributes }) => attributes.has("data-price"));
  if (dots.length === 0) return [];
  const products = readRows(readFile(site, "/data/products.csv"));
  const wrong = products.filter((product) => {
    const { place } = product;
    const dot = dots.find(({ attributes }) => attributes.get("data-place") === place);
    return (
      dot?.attributes.get("data-price") !== cellOf(product, "price_") ||
      dot.attributes.get("data-count") !== cellOf(product, "count_") ||
      !findAll(dot, ({ tag }) => tag === "text").every((text) => wordsOf(text) === place)
    );
  });
  return [
    ...wrong.map(({ name: product }) => `${name}: ${product} does not lie at its price or count`),
    ...unless(
      dots.length === products.length,
      `${name}: ${dots.length} dots for ${products.length} products`,
    ),
  ];
}

function findMarks(plot: Element): Mark[] {
  return findAll(plot, ({ attributes }) => attributes.has("data-label")).flatMap((group) => {
    const key = keyOf(group);
    return [group, ...findAll(group, () => true)]
      .filter(({ attributes }) => attributes.has("data-column") && attributes.has("data-value"))
      .map((element) => ({
        key,
        column: element.attributes.get("data-column") ?? "",
        value: Number(element.attributes.get("data-value")),
        element,
      }));
  });
}

/** The tables of figures among the published ones. */
export function figureTables(site: Site, names: readonly string[]): JsonTable[] {
  return names.map((name) => readTable(site, name)).filter(({ figure }) => figure);
}
