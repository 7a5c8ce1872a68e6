import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { editionIn } from "../../tests/trial-content";
import type { Chart, Figure } from "../analysis/figures/figure-model";
import { FigureChart } from "./figure-chart";
import { narrowest } from "./frame";
import { placeScatter } from "./scatter";
import { markSize, placeTiers } from "./tiers-layout";

const figures = Object.values(editionIn().figures());

/** The chart of a type in the fixture edition. */
function chartOf<Type extends Chart["type"]>(type: Type) {
  const found = figures.find(({ chart }) => chart.type === type)?.chart;
  return found as Extract<Chart, { type: Type }>;
}

test.each(figures.map((figure): [string, Figure] => [figure.id, figure]))(
  "%s: a labeled image, as in its golden file",
  async (id, figure) => {
    const svg = renderToStaticMarkup(<FigureChart figure={figure} legend />);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object|null/u);
    expect(svg).toMatch(/role="img" aria-label="[^"]{20,}"/u);
    const ids = [...svg.matchAll(/\sid="([^"]+)"/gu)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^")]+)/gu)) expect(ids).toContain(id);
    for (const [, x = "0", width = "0"] of svg.matchAll(/<rect x="([\d.]+)%?" width="([\d.]+)%"/gu))
      expect(Number(x) + Number(width)).toBeLessThanOrEqual(100.01);
    const height = Number(/<svg[^>]* height="(\d+)"/u.exec(svg)?.[1]);
    for (const [, y] of svg.matchAll(/<(?:text|line|circle class)[^>]*\s(?:y|cy|y2)="(-?[\d.]+)"/gu)) {
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(height);
    }
    await expect(`${svg.replaceAll("><", ">\n<")}\n`).toMatchFileSnapshot(`golden/${id}.svg`);
  },
);

test("the figures are of every type of chart, and some have open marks", () => {
  expect(new Set(figures.map(({ chart }) => chart.type)).size).toBe(4);
});

describe("tiers", () => {
  // Each product three times, at prices that are close to each other.
  const crowded = chartOf("tiers").tiers.map((tier) => ({
    ...tier,
    marks: tier.marks.flatMap((mark) =>
      [0, 0.05, 0.1].map((more) => ({ ...mark, price: mark.price + more })),
    ),
  }));
  const { tiers, ticks } = placeTiers(crowded);

  test("begin and end exactly at the ends of their price range, where their neighbors do", () => {
    const xOf = (amount: number) => ticks.find((each) => each.amount === amount)?.x ?? Number.NaN;
    for (const { tier, band } of tiers) {
      const [low, high] = tier.ends.map(({ amount }) => xOf(amount));
      expect(band.start).toBe(low);
      expect(band.start + band.width).toBeCloseTo(high ?? 0, 4);
    }
  });

  test("have their products inside, none touching another on the narrowest screen", () => {
    expect(tiers.flatMap(({ marks }) => marks).length).toBeGreaterThan(9);
    for (const { band, marks } of tiers)
      for (const [index, { x, y }] of marks.entries()) {
        expect(x).toBeGreaterThanOrEqual(band.start);
        expect(x).toBeLessThanOrEqual(band.start + band.width + 0.0001);
        const distanceTo = (other: { x: number; y: number }) =>
          Math.max(Math.abs(other.x - x) * narrowest, Math.abs(other.y - y));
        for (const other of marks.slice(index + 1)) expect(distanceTo(other)).toBeGreaterThan(markSize);
      }
  });
});

describe("a scatter", () => {
  const chart = chartOf("scatter");

  test("has equal prices per piece on each line", () => {
    const { lines, x, y } = placeScatter(chart);
    const unit = x.place(1) - x.place(0);
    const priceAt = (height: number) => (height - y.place(0)) / (y.place(1) - y.place(0));
    expect(lines.length).toBeGreaterThan(1);
    for (const { text, from, to } of lines)
      for (const end of [from, to])
        expect(`$${(priceAt(end.y) / ((end.x - x.place(0)) / unit)).toFixed(2)}`).toBe(text);
  });

  test("moves marks sideways, never up or down", () => {
    const marks = chart.marks
      .slice(0, 3)
      .map((mark, index) => ({ ...mark, count: 24, price: 8 + index / 100 }));
    const placed = placeScatter({ ...chart, marks });
    expect(new Set(placed.marks.map(({ shift }) => shift)).size).toBe(3);
    expect(placed.marks.map(({ y }) => y)).toEqual(marks.map(({ price }) => placed.y.place(price)));
  });
});
