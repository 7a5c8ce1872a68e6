import { expect, test } from "vitest";
import { editionIn } from "../../../tests/trial-content";
import { deriveFigureTables, type FigureId } from "./all-figures";
import { columnCells, type Figure, makeFigure } from "./figure-model";

const edition = editionIn();
const { products } = edition;
const figures = edition.figures() as Record<FigureId, Figure>;

const numbers = (figure: Figure, column: string) => columnCells(figure, column).map(({ raw }) => Number(raw));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test("one illustrative license makes what the figure of themes counts illustrative", () => {
  const [first, ...others] = products;
  if (!first) throw new Error("the fixture has products");
  const license = { value: "Some", kind: "illustrative", sources: [] } as const;
  const guessed = { ...first, license: license.value, evidence: { ...first.evidence, license } };
  const tables = deriveFigureTables({ ...edition, products: [guessed, ...others] });
  const rows = tables.find(({ id }) => id === "themes")?.rows ?? [];
  const own = rows.filter(([theme]) => theme?.raw === first.theme).map((row) => row.map(({ kind }) => kind));
  expect(own).toEqual([["editorial", "editorial", "illustrative", "illustrative"]]);
});

test("each figure counts every product once, or once in each way of counting", () => {
  for (const figure of Object.values(figures)) {
    const counted = figure.columns.some(({ name }) => name === "products");
    if (figure.id === "brand-share") expect(sum(numbers(figure, "products"))).toBe(2 * products.length);
    else if (counted) expect(sum(numbers(figure, "products")), figure.id).toBe(products.length);
    else if (figure.columns[0]?.name === "product") expect(figure.rows).toHaveLength(products.length);
  }
});

test("brand share is counted by group, then as listed; those listed elsewhere join their group", () => {
  const { rows, chart } = figures["brand-share"];
  expect(rows.map((row) => row.map(({ text }) => text).join(" "))).toEqual([
    "By brand group BioSwiss 3 75%",
    "By brand group Welly 1 25%",
    "As listed BioSwiss 2 50%",
    "As listed Welly 1 25%",
    "As listed Hot Wheels 1 25%",
  ]);
  const drawn = chart.type === "marks" ? chart.rows : [];
  expect(drawn.map(({ label, readout }) => `${label}: ${readout}`)).toEqual([
    "BioSwiss: 3 products · 75%",
    "Welly: 1 product · 25%",
  ]);
  expect(drawn[0]?.runs.map(({ text, joins, marks }) => [text, joins, marks.length])).toEqual([
    ["2 listed as BioSwiss", false, 2],
    ["1 listed as Hot Wheels", true, 1],
  ]);
});

test("every pair of theme and tier has a row with its products, as the editors read their themes", () => {
  const { rows, chart } = figures["theme-by-tier"];
  const tiers = edition.tiers.map(({ label }) => label);
  const themes = new Set(products.map(({ theme }) => theme));
  expect(rows).toHaveLength(themes.size * tiers.length);
  for (const [index, [theme, tier, count, names]] of rows.entries()) {
    const own = products.filter((each) => each.theme === theme?.raw && each.marketTier === tier?.raw);
    expect(count?.raw).toBe(own.length);
    expect(names?.raw).toBe(own.map(({ name }) => name).join(", ") || "none");
    const kinds = [theme, tier, count, names].map((cell) => cell?.kind);
    expect(kinds).toEqual(["editorial", "input", "editorial", "editorial"]);
    expect(chart.type === "matrix" && chart.drawings[index]).toHaveLength(own.length);
  }
});

test("prices per piece are sorted descending, stacks by count, the highest price of a stack on top", () => {
  const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b);
  const { chart } = figures["price-per-bandage"];
  const stacks = chart.type === "stacks" ? chart.stacks : [];
  const prices = stacks.map(({ products }) => products.map(({ price }) => price));
  for (const some of [numbers(figures["price-per-bandage"], "pricePerPiece"), ...prices])
    expect(some).toEqual(ascending(some).reverse());
  const counts = stacks.map(({ count }) => count);
  expect(counts).toEqual(ascending(counts));
});

test("a gap bears its letter in its cell, or once in its empty tier", () => {
  const { rows, chart } = figures["theme-by-tier"];
  if (chart.type !== "matrix") throw new Error("expected a grid");
  expect(chart.headings.map(({ gap }) => gap)).toEqual([undefined, undefined, "B"]);
  const cells = rows.flatMap(([theme, tier], index) =>
    chart.gaps[index] ? `${theme?.raw}, ${tier?.raw}: ${chart.gaps[index]}` : [],
  );
  expect(cells).toEqual(["Characters, Premium: A"]);
});

test("a figure without words or without a requested column throws", () => {
  const { columns, rows, chart } = figures.themes;
  const make = (id: string, data: Figure["rows"]) =>
    makeFigure(id, 1, edition, { columns, rows: data, chart });
  expect(() => make("nothing", rows)).toThrow('figures.yaml has no entry "nothing"');
  expect(() => columnCells(figures.themes, "nothing")).toThrow('figure themes has no column "nothing"');
});
