import { describe, expect, test } from "vitest";
import { editionIn } from "../../tests/trial-content";
import { columnCells, type Figure, figureWords, makeFigure } from "./figure";
import { listFigureIds } from "./figures";

const edition = editionIn();
const { report, products, resolver } = edition;
const figures = edition.figures();
const figureIds = listFigureIds(report);

const numbers = (figure: Figure, column: string) => columnCells(figure, column).map(({ raw }) => Number(raw));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

// An id is part of a URL: removing one breaks links.
test("the published ids exist, in the order of the report", () => {
  expect(figureIds).toEqual([
    "brand-share",
    "price-tiers",
    "price-by-product",
    "licences",
    "themes",
    "theme-by-tier",
    "pack-counts",
    "price-per-bandage",
    "kinds-of-value",
  ]);
});

describe.each(Object.values(figures).map((figure) => [figure.id, figure] as const))("%s", (id, figure) => {
  test("has words, columns and a cell for each column", () => {
    for (const words of Object.values(figureWords(figure))) expect(words).toMatch(/\S/u);
    const names = figure.columns.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(figure.rows.length).toBeGreaterThan(0);
    for (const row of figure.rows) expect(row).toHaveLength(names.length);
  });

  test("has no empty, undefined or infinite cells", () => {
    for (const { raw, text } of figure.rows.flat()) {
      expect(text).not.toMatch(/NaN|Infinity|undefined|^\s*$/u);
      if (typeof raw === "number") expect(Number.isFinite(raw)).toBe(true);
    }
  });

  test("counts every product once, or once in each way of counting", () => {
    const counted = figure.columns.some(({ name }) => name === "products");
    if (id === "brand-share") expect(sum(numbers(figure, "products"))).toBe(2 * products.length);
    else if (counted) expect(sum(numbers(figure, "products"))).toBe(products.length);
    else if (figure.columns[0]?.name === "product") expect(figure.rows).toHaveLength(products.length);
    else expect(id).toBe("kinds-of-value");
  });
});

test("shares of licenses add up to 100%, as do those of brands in each way of counting", () => {
  expect(sum(numbers(figures.licences, "share"))).toBe(100);
  const ways = columnCells(figures["brand-share"], "counting").map(({ text }) => text);
  const shares = numbers(figures["brand-share"], "share");
  for (const way of new Set(ways)) expect(sum(shares.filter((_, row) => ways[row] === way))).toBe(100);
});

test("brand share is counted by group, then as listed, each brand in its own color", () => {
  const { rows, chart } = figures["brand-share"];
  expect(rows.map((row) => row.map(({ text }) => text).join(" "))).toEqual([
    "By brand group BioSwiss 7 70%",
    "By brand group BAND-AID 1 10%",
    "By brand group Welly 1 10%",
    "By brand group MediBadge 1 10%",
    "As listed BioSwiss 6 60%",
    "As listed BAND-AID 1 10%",
    "As listed Welly 1 10%",
    "As listed MediBadge 1 10%",
    "As listed Hot Wheels 1 10%",
  ]);
  const colors = chart.type === "bars" ? chart.colors?.slice(4) : [];
  expect(new Set(colors).size).toBe(5);
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
    expect([theme, tier, count, names].map((cell) => cell?.kind)).toEqual([
      "editorial",
      "input",
      "editorial",
      "editorial",
    ]);
    expect(chart.type === "matrix" && chart.drawings[index]).toHaveLength(own.length);
  }
});

test("prices are sorted descending, pack counts ascending", () => {
  const descending = (values: readonly number[]) => [...values].sort((a, b) => b - a);
  for (const [id, column] of [
    ["price-by-product", "price"],
    ["price-per-piece", "pricePerPiece"],
  ] as const) {
    expect(numbers(figures[id], column)).toEqual(descending(numbers(figures[id], column)));
  }
  const counts = numbers(figures["pack-counts"], "count");
  expect(counts).toEqual(descending(counts).reverse());
});

test("a figure without words or without a requested column throws", () => {
  const { columns, rows, chart } = figures.themes;
  const make = (id: string, data: Figure["rows"]) =>
    makeFigure(id, report, resolver, { columns, rows: data, chart });
  expect(() => make("nothing", rows)).toThrow('figures.yaml has no entry "nothing"');
  expect(() => columnCells(figures.themes, "nothing")).toThrow('figure themes has no column "nothing"');
});
