import { describe, expect, test } from "vitest";
import { contentFolder } from "../../tests/trial-content";
import { readEdition } from "../edition/edition";
import { columnCells, type Figure, figureWords, makeFigure } from "./figure";
import { figureIds } from "./figures";

const result = readEdition(contentFolder);
if (!result.ok) throw new Error(result.message);
const { report, products, resolver, ...edition } = result.edition;
const figures = edition.figures();

const numbers = (figure: Figure, column: string) => columnCells(figure, column).map(({ raw }) => Number(raw));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test("the content has words for every figure and no other", () => {
  expect(Object.keys(report.figures).sort()).toEqual([...figureIds].sort());
});

// An id is part of a URL: removing one breaks links.
test("the published ids exist", () => {
  expect(figureIds).toEqual(
    expect.arrayContaining([
      "brand-share",
      "price-tiers",
      "price-by-product",
      "price-per-bandage",
      "licences",
      "themes",
      "pack-counts",
      "kinds-of-value",
    ]),
  );
});

describe.each(figureIds.map((id) => [id, figures[id]] as const))("%s", (id, figure) => {
  test("has words, columns and a cell for each column", () => {
    expect(figure.id).toBe(id);
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

  test("counts every product once", () => {
    const counted = figure.columns.some(({ name }) => name === "products");
    if (counted) expect(sum(numbers(figure, "products"))).toBe(products.length);
    else if (figure.columns[0]?.name === "product") expect(figure.rows).toHaveLength(products.length);
    else expect(id).toBe("kinds-of-value");
  });
});

test("shares of brand groups and of licenses add up to 100%", () => {
  expect(sum(numbers(figures["brand-share"], "share"))).toBe(100);
  expect(sum(numbers(figures.licences, "share"))).toBe(100);
});

test("prices are sorted descending, pack counts ascending", () => {
  const descending = (values: readonly number[]) => [...values].sort((a, b) => b - a);
  for (const [id, column] of [
    ["price-by-product", "price"],
    ["price-per-bandage", "pricePerBandage"],
  ] as const) {
    expect(numbers(figures[id], column)).toEqual(descending(numbers(figures[id], column)));
  }
  const counts = numbers(figures["pack-counts"], "count");
  expect(counts).toEqual(descending(counts).reverse());
});

test("a figure without words, without rows or without a requested column throws", () => {
  const { columns, rows, chart } = figures.themes;
  const make = (id: string, data: Figure["rows"]) =>
    makeFigure(id, report, resolver, { columns, rows: data, chart });
  expect(() => make("nothing", rows)).toThrow('content/figures.yaml has no entry "nothing"');
  expect(() => make("themes", [])).toThrow("figure themes has no rows");
  expect(() => columnCells(figures.themes, "nothing")).toThrow('figure themes has no column "nothing"');
});
