import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { editionIn } from "../../tests/trial-content";
import type { Chart, Figure } from "../analysis/figures/figure-model";
import { FigureChart } from "./figure-chart";
import { narrowest } from "./frame";
import { placePrices } from "./prices";

const figures = Object.values(editionIn().figures());

test.each(figures.map((figure): [string, Figure] => [figure.id, figure]))(
  "%s: a labeled image, as in its golden file",
  async (id, figure) => {
    const svg = renderToStaticMarkup(<FigureChart figure={figure} />);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object|null/u);
    expect(svg).toMatch(/role="img" aria-label="[^"]{20,}"/u);
    const ids = [...svg.matchAll(/\sid="([^"]+)"/gu)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^")]+)/gu)) expect(ids).toContain(id);
    for (const [, x = "0", width = "0"] of svg.matchAll(/<rect x="([\d.]+)%?" width="([\d.]+)%"/gu))
      expect(Number(x) + Number(width)).toBeLessThanOrEqual(100.01);
    const height = Number(/<svg[^>]* height="([\d.]+)em"/u.exec(svg)?.[1]);
    for (const [, y] of svg.matchAll(/<(?:text|line|circle class)[^>]*\s(?:y|cy|y2)="(-?[\d.]+)em"/gu)) {
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(height);
    }
    await expect(`${svg.replaceAll("><", ">\n<")}\n`).toMatchFileSnapshot(`golden/${id}.svg`);
  },
);

const prices = figures.flatMap(({ chart }) => (chart.type === "prices" ? chart : []))[0] as Extract<
  Chart,
  { type: "prices" }
>;

test("the figures are of every type of chart", () => {
  expect(new Set(figures.map(({ chart }) => chart.type)).size).toBe(4);
});

test("tiers have their products inside, in slots of at least 15 pixels on the narrowest screen", () => {
  // So many products that a tier has several lines.
  const crowded = prices.tiers.map((tier) => ({
    ...tier,
    marks: Array.from({ length: 7 }, () => tier.marks).flat(),
  }));
  const { bands, axis } = placePrices({ tiers: crowded, packs: [] });
  expect(bands.flatMap(({ slots }) => slots).length).toBeGreaterThan(20);
  for (const { start, width, slots, slotWidth } of bands)
    for (const { at, y } of slots) {
      expect(slotWidth * narrowest).toBeGreaterThanOrEqual(15);
      expect(at).toBeGreaterThanOrEqual(start);
      expect(at + slotWidth).toBeLessThanOrEqual(start + width);
      expect(y + 28).toBeLessThan(axis);
    }
});

test("a pack hangs from its price; no line crosses the text of another", () => {
  const { rows, ticks } = placePrices(prices);
  const [first, last] = [ticks.at(0), ticks.at(-1)];
  if (!first || !last) throw new Error("found no ticks");
  const dollar = (last.x - first.x) / (last.amount - first.amount);
  expect(rows).toHaveLength(2);
  for (const { pack, at } of rows) expect(at).toBeCloseTo(first.x + (pack.price - first.amount) * dollar, 3);
  for (const [index, { at, top, lines }] of rows.slice(1).entries()) {
    const above = rows[index];
    expect(at, "left of the texts above").toBeLessThanOrEqual(above?.at ?? 0);
    expect(top).toBeGreaterThan((above?.top ?? 0) + lines.length * 19);
  }
});
