import { expect, test } from "vitest";
import { editionIn } from "../../../tests/trial-content";
import { type DataCell, formatCell } from "../tables/table-model";
import type { FigureId } from "./all-figures";
import { type Figure, makeFigure } from "./figure-model";

const edition = editionIn();
const { products } = edition;
const figures = edition.figures() as Record<FigureId, Figure>;

function sumOf({ columns, rows }: Figure, column: string): number | undefined {
  const index = columns.findIndex(({ name }) => name === column);
  return index < 0 ? undefined : rows.reduce((sum, row) => sum + Number(row[index]?.value), 0);
}

test("a figure counts every product once, or once in each way of counting", () => {
  expect(sumOf(figures["brand-share"], "products")).toBe(2 * products.length);
  expect(sumOf(figures["price-tiers"], "products")).toBe(products.length);
});

test("brand share is counted by group, then as listed; those listed elsewhere join their group", () => {
  const { columns, rows, chart } = figures["brand-share"];
  const textOf = (cell: DataCell, index: number) => formatCell(cell, columns[index]?.unit ?? "text");
  expect(rows.map((row) => row.map(textOf).join(" "))).toEqual([
    "By brand group BioSwiss 3 75%",
    "By brand group Welly 1 25%",
    "As listed BioSwiss 2 50%",
    "As listed Welly 1 25%",
    "As listed Hot Wheels 1 25%",
  ]);
  const drawn = chart.type === "shares" ? chart.rows : [];
  expect(drawn.map(({ label, readout }) => `${label}: ${readout}`)).toEqual([
    "BioSwiss: 3 · 75%",
    "Welly: 1 · 25%",
  ]);
  expect(drawn[0]?.runs.map(({ text, joins, marks }) => [text, joins, marks.length])).toEqual([
    ["2 as BioSwiss", false, 2],
    ["1 as Hot Wheels", true, 1],
  ]);
});

test("a percent that rests on an illustrative count is illustrative, and drawn open", () => {
  const { rows, chart } = figures["decorated-share"];
  expect(rows.map((row) => row.map(({ kind }) => kind))).toEqual([
    Array(4).fill("public"),
    Array(4).fill("illustrative"),
  ]);
  const drawn = chart.type === "marks" ? chart.rows : [];
  expect(drawn.map(({ runs }) => runs.map(({ marks }) => marks.map(({ isOpen }) => isOpen)))).toEqual([
    [Array(20).fill(false)],
    [Array(9).fill(true)],
  ]);
});

test("a figure without words throws", () => {
  expect(() => makeFigure("nothing", 1, edition, figures["brand-share"])).toThrow(
    'figures.yaml has no entry "nothing"',
  );
});
