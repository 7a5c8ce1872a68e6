import { expect, test } from "vitest";
import { editionIn, heart, trialContent } from "../../../tests/trial-content";
import { type DataCell, formatCell } from "../tables/table-model";
import type { FigureId } from "./all-figures";
import { type Figure, makeFigure } from "./figure-model";

const content = trialContent();
const edition = editionIn();
const { products } = edition;
const figures = edition.figures() as Record<FigureId, Figure>;

function sumOf({ columns, rows }: Figure, column: string): number | undefined {
  const index = columns.findIndex(({ name }) => name === column);
  return index < 0 ? undefined : rows.reduce((sum, row) => sum + Number(row[index]?.value), 0);
}

test("a figure counts every product once, or once in each way of counting", () => {
  expect(sumOf(figures["brand-share"], "products")).toBe(2 * products.length);
  expect(sumOf(figures["pack-prices"], "products")).toBe(products.length);
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
    ["2 BioSwiss", false, 2],
    ["1 Hot Wheels", true, 1],
  ]);
});

test("packs that somebody priced follow the tiers, a product of the list among them", () => {
  content.edit(heart, /^price: .*/mu, "price: { value: 6.49, kind: public, sources: [openfda-welly] }");
  const { columns, rows, chart } = content.edition().figures()["pack-prices"] as Figure;
  const textOf = (cell: DataCell, index: number) => formatCell(cell, columns[index]?.unit ?? "text");
  expect(rows.slice(3).map((row) => row.map(textOf).filter(Boolean).slice(1).join(" | "))).toEqual([
    "Plain ones | $6.99 | not said | a report",
    "BioSwiss Heart-Shaped Bandages | $6.49 | yes | a product of the list",
    "Bears | $3 | 20 bandages | 15 | yes | 1982, a report",
  ]);
  expect(chart.type === "prices" && chart.packs.map(({ readout }) => readout)).toEqual([
    "$6.99",
    "$6.49",
    "about $3 for 20, 15¢ each",
  ]);
});

test("a percent that rests on an illustrative count is illustrative, and drawn open", () => {
  const { rows, chart } = figures["decorated-share"];
  expect(rows.map((row) => row.map(({ kind }) => kind))).toEqual([
    [...Array(4).fill("public"), null, "public"],
    [...Array(4).fill("illustrative"), null, "illustrative"],
  ]);
  const drawn = chart.type === "numbers" ? chart.numbers : [];
  expect(drawn.map(({ drawn, part, parts, isOpen }) => [drawn, part, parts, isOpen])).toEqual([
    ["coins", 2, 10, false],
    ["pieces", expect.closeTo(2.8), 31, true],
  ]);
});

test("a range says both ends", () => {
  const [low, high] = [20, 30].map(
    (value) => `{ value: ${value}, kind: public, sources: [bugg-care-bears] }`,
  );
  content.edit("figures.yaml", /drawn: coins\n.*/u, `drawn: bar\n      part: ${low}\n      to: ${high}`);
  const { chart } = content.edition().figures()["decorated-share"] as Figure;
  const [range] = chart.type === "numbers" ? chart.numbers : [];
  expect(range).toMatchObject({ readout: "1982: 20% to 30% of some strips", low: 20, high: 30 });
});

test("a figure without words throws", () => {
  expect(() => makeFigure("nothing", 1, edition, figures["brand-share"])).toThrow(
    'figures.yaml has no entry "nothing"',
  );
});
