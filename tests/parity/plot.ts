import { type Element, findAll } from "../../hosting/html";
import { readRows } from "./csv";
import { wordsOf } from "./markup";
import { numbersIn } from "./numbers";
import { type JsonTable, readFile, readTable, type Site } from "./site";

/** A table on the page of its figure: the text of every cell, and columns by the names in the drawing. */
export interface ShownTable {
  columns: string[];
  texts: string[][];
}

interface Mark {
  label: string;
  column: string;
  value: number;
  element: Element;
}

/** The drawings of figures on a page, or in a drawing's own file, by the id of the figure. */
export function findPlots(document: Element): { id: string; svg: Element }[] {
  return findAll(document, ({ tag }) => tag === "svg").flatMap((svg) => {
    const pattern = findAll(
      svg,
      ({ tag, attributes }) => tag === "pattern" && /-holes$/u.test(attributes.get("id") ?? ""),
    );
    const id = pattern[0]?.attributes.get("id")?.replace(/-holes$/u, "");
    return id && findMarks(svg).length > 0 ? [{ id, svg }] : [];
  });
}

/** Labels, values, readouts and lengths in the drawing agree with the table. */
export function checkPlot(svg: Element, json: JsonTable, shown: ShownTable, site: Site): string[] {
  const marks = findMarks(svg);
  const drawn = [...new Set(marks.map(({ column }) => column))];
  const problems = drawn.flatMap((column) => {
    const place = shown.columns.indexOf(column);
    const name = json.columns[place]?.name;
    if (!name) return [`${json.name}: draws a column ${column} that the table has not`];
    return json.rows.flatMap((row, index) => {
      const label = shown.texts[index]?.[0];
      const own = marks.filter((mark) => mark.label === label && mark.column === column);
      const value = own.length === 1 ? own[0]?.value : 0;
      return own.length > 1 || value !== row[name]?.value
        ? [`${json.name}: draws ${value} for ${label}, the table has ${row[name]?.value}`]
        : [];
    });
  });
  const labels = shown.texts.map(([label]) => label);
  const strange = marks
    .filter(({ label }) => !labels.includes(label))
    .map(({ label }) => `${json.name}: draws ${label}, which the table has not`);
  return [
    ...problems,
    ...strange,
    ...checkReadouts(svg, json, shown),
    ...checkLengths(marks, json.name),
    ...checkDots(svg, json.name, site),
  ];
}

/** A number beside a mark is in its row. */
function checkReadouts(svg: Element, { name }: JsonTable, { texts }: ShownTable): string[] {
  return findAll(svg, ({ attributes }) => attributes.has("data-label")).flatMap((group) => {
    const label = group.attributes.get("data-label");
    const row = texts.find(([first]) => first === label) ?? [];
    const allowed = row.flatMap(numbersIn);
    const said = group.children.flatMap((child) =>
      typeof child !== "string" && child.tag === "text" ? numbersIn(wordsOf(child)) : [],
    );
    return said
      .filter((number) => !allowed.includes(number))
      .map((number) => `${name}: says ${number} beside ${label}`);
  });
}

/** Lengths are in proportion to values. Lanes show prices, not counts. */
function checkLengths(marks: readonly Mark[], name: string): string[] {
  const rates = marks.flatMap(({ column, value, element, label }) => {
    const strip = findAll(
      element,
      ({ tag, attributes }) => tag === "rect" && (attributes.get("fill") ?? "").endsWith("-light)"),
    )[0];
    const width = Number.parseFloat(strip?.attributes.get("width") ?? "0");
    if (
      findAll(element, ({ attributes }) => attributes.has("data-price")).length > 0 ||
      name === "price-tiers"
    )
      return [];
    return value === 0 ? [] : [{ label, column, rate: width / value }];
  });
  const usual = rates[0]?.rate ?? 0;
  return rates
    .filter(({ rate }) => Math.abs(rate - usual) > usual * 0.005)
    .map(({ label, column }) => `${name}: the length of ${column} for ${label} is out of proportion`);
}

/** Each product's dot is at its price. */
function checkDots(svg: Element, name: string, site: Site): string[] {
  const dots = findAll(svg, ({ attributes }) => attributes.has("data-price"));
  if (dots.length === 0) return [];
  const products = readRows(readFile(site, "/data/products.csv"));
  const wrong = products.filter(({ place, price_usd }) => {
    const dot = dots.find(({ attributes }) => attributes.get("data-place") === place);
    return (
      dot?.attributes.get("data-price") !== price_usd ||
      (dot && wordsOf(dot) !== place && wordsOf(dot) !== "")
    );
  });
  return [
    ...wrong.map(({ name: product }) => `${name}: ${product} does not lie at its price`),
    ...(dots.length === products.length
      ? []
      : [`${name}: ${dots.length} dots for ${products.length} products`]),
  ];
}

function findMarks(svg: Element): Mark[] {
  return findAll(svg, ({ attributes }) => attributes.has("data-label")).flatMap((group) => {
    const label = group.attributes.get("data-label") ?? "";
    return [group, ...findAll(group, () => true)]
      .filter(({ attributes }) => attributes.has("data-column") && attributes.has("data-value"))
      .map((element) => ({
        label,
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
