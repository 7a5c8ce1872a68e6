import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { dollars } from "../../tests/trial-content";
import { roundSteps } from "../analysis/axes";
import {
  type Chart,
  type Figure,
  type Mark,
  makeCell,
  makeColumn,
  type ProductMark,
} from "../analysis/figure";
import type { Text } from "../analysis/text";
import { FigureChart } from "./figure-chart";
import { narrowest } from "./frame";
import { placeScatter } from "./scatter";
import { markSize, placeTiers } from "./tiers-layout";

// Invented figures, so that the drawings do not depend on the report's content.
const say = (text: string): Text => ({ type: "resolved", nodes: [{ type: "text", text }] });

function makeFigure(id: string, chart: Chart, data: Partial<Figure> = {}): Figure {
  const words = say(`About ${id}`);
  const texts = { title: words, summary: words, base: words, method: words, description: words };
  const alt = say(`Chart "${id}" & <its> words`);
  return { id, number: 1, ...texts, alt, notes: [], corrections: [], columns: [], rows: [], chart, ...data };
}

const colors = ["#aa3344", "#226688", "#886622"];
const makeMark = (index: number, isOpen = false): Mark => ({
  shape: ["heart", "no such shape", "dot"][index % 3] ?? "",
  color: colors[index % 3] ?? "",
  isOpen,
});
const makeMarks = (count: number, isOpen = false) =>
  Array.from({ length: count }, (_, index) => makeMark(index, isOpen));

/** A row for each label with as many marks; the second number, if any, are marks listed elsewhere. */
function makeRows(counts: Record<string, readonly [own: number, joined?: number]>, isOpen = false): Chart {
  const rows = Object.entries(counts).map(([label, [own, joined]]) => ({
    label,
    readout: `${own + (joined ?? 0)} products`,
    ...(joined && { total: { group: "All", column: "products", value: own + joined } }),
    runs: [own, joined].flatMap((count, index) =>
      count === undefined
        ? []
        : {
            ...(joined && { label: `${label} ${index}`, group: "Listed" }),
            ...(joined && { text: `${count} listed as ${label} ${index}` }),
            ...{ column: "products", value: count },
            marks: makeMarks(count, isOpen),
            joins: index > 0,
          },
    ),
  }));
  return { type: "marks", rows, perLine: 10, size: 40 };
}

const makeProduct = (index: number, price: number, count = 50): ProductMark => ({
  ...makeMark(index, true),
  place: index + 1,
  name: `Product ${index + 1}`,
  price,
  count,
});

function makeTiers(prices: Record<"High" | "Mid" | "Low", readonly number[]>) {
  const tier = (label: keyof typeof prices, min: number, max: number, hex: string) => ({
    ...{ label, hex, range: `$${min}-${max}`, readout: `${prices[label].length} products` },
    ends: [min, max].map((amount) => ({ amount, text: `$${amount}` })),
    marks: prices[label].map((price, index) => makeProduct(index, price)),
  });
  const tiers = [
    tier("High", 10, 15, "#7c3aed"),
    tier("Mid", 7, 10, "#2563eb"),
    tier("Low", 4, 7, "#15803d"),
  ];
  return { type: "tiers" as const, tiers };
}

const inTiers = (prices: Parameters<typeof makeTiers>[0]) => makeFigure("tiers", makeTiers(prices));

const tick = (amount: number) => ({ amount, text: String(amount) });

function makeScatter(prices: readonly number[], counts: readonly number[]) {
  return {
    type: "scatter" as const,
    marks: prices.map((price, index) => makeProduct(index, price, counts[index])),
    axes: {
      x: { title: "pieces", ticks: roundSteps(0, Math.max(...counts), 4).map(tick) },
      y: { title: "price", ticks: [6, 8, 10, 12, 14].map(tick) },
      lines: { title: "lines: price per piece", ticks: [0.1, 0.2, 0.4].map(tick) },
    },
  };
}

/** Products of each theme in the tiers High, Mid and Low; the first empty cell belongs to a gap. */
function makeMatrix(
  themes: Record<string, readonly [number, number, number]>,
  tiers = ["High", "Mid", "Low"],
): Figure {
  const pairs = Object.entries(themes).flatMap(([theme, counts]) =>
    tiers.map((tier, index) => ({ theme, tier, count: counts[index] ?? 0 })),
  );
  const firstEmpty = pairs.findIndex(({ count }) => count === 0);
  const chart: Chart = {
    type: "matrix",
    row: "theme",
    column: "tier",
    value: "products",
    headings: tiers.map((label) => ({ label, note: "$7-10" })),
    drawings: pairs.map(({ count }) => makeMarks(count)),
    gaps: pairs.map((_, index) => (index === firstEmpty ? 2 : undefined)),
  };
  const units = { theme: "text", tier: "text", products: "count" } as const;
  const columns = Object.entries(units).map(([name, unit]) => makeColumn(name, name, unit));
  const rows = pairs.map(({ theme, tier, count }) =>
    [theme, tier, count].map((raw) => makeCell(dollars, raw, raw === count ? "count" : "text")),
  );
  return makeFigure("matrix", chart, { columns, rows });
}

const hundred = Array.from({ length: 100 }, (_, index) => 7 + ((index * 37) % 100) * 0.03);

const figures: Record<string, Figure> = {
  "rows of several makers": makeFigure("rows", makeRows({ Large: [7], "Small & Co": [1], "<Other>": [2] })),
  "rows with an empty one": makeFigure("rows", makeRows({ Large: [3], None: [0] })),
  "rows of open marks": makeFigure("rows", makeRows({ A: [4], B: [1] }, true)),
  "rows that others join": makeFigure("rows", makeRows({ Large: [6, 1], Small: [1] })),
  "rows of a hundred products": makeFigure("rows", makeRows({ Large: [90, 9], Small: [1] })),
  "matrix with several in a cell": makeMatrix({ Hearts: [1, 3, 0], "<Stars>": [0, 2, 0] }),
  "matrix with many in a cell": makeMatrix({ Hearts: [0, 4, 0], Stars: [100, 0, 1] }),
  "matrix with long labels": makeMatrix(
    { "Hearts and other signs": [1, 0, 0] },
    "Exquisite+ Affordable Discounted".split(" "),
  ),
  "tiers of several products": inTiers({
    High: [12.5],
    Mid: [8.5, 9, 8, 8.8, 7.5, 9.3, 7.8, 8.3, 9.5],
    Low: [],
  }),
  "tiers of no product": inTiers({ High: [], Mid: [], Low: [] }),
  "tiers with products at their ends": inTiers({ High: [10, 15], Mid: [7], Low: [4, 4] }),
  "tiers of a hundred products": inTiers({ High: [], Mid: hundred, Low: [] }),
  "scatter of several products": makeFigure(
    "scatter",
    makeScatter([8.5, 7.3, 7.5, 9.8, 12.5], [50, 24, 24, 100, 50]),
  ),
};

test.each(Object.entries(figures))("%s: a labeled image, as in its golden file", async (name, figure) => {
  const svg = renderToStaticMarkup(<FigureChart figure={figure} legend />);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object|null/u);
  expect(svg).toContain(`role="img" aria-label="Chart &quot;${figure.id}&quot; &amp; &lt;its&gt; words"`);
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
  const file = `golden/${name.replaceAll(" ", "-")}.svg`;
  await expect(`${svg.replaceAll("><", ">\n<")}\n`).toMatchFileSnapshot(file);
});

describe("tiers", () => {
  const chart = makeTiers({ High: [12.5], Mid: [8.5, 9, 8, 8.8, 7.5, 9.3, 7, 10], Low: [4] });
  const { tiers, ticks } = placeTiers(chart.tiers);

  test("begin and end exactly at the ends of their price range, where their neighbors do", () => {
    const xOf = (amount: number) => ticks.find((each) => each.amount === amount)?.x ?? Number.NaN;
    for (const { tier, band } of tiers) {
      const [low, high] = tier.ends.map(({ amount }) => xOf(amount));
      expect(band.start).toBe(low);
      expect(band.start + band.width).toBeCloseTo(high ?? 0, 4);
    }
  });

  test("have their products inside, none touching another on the narrowest screen", () => {
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
  test("has equal prices per piece on each line", () => {
    const { lines, x, y } = placeScatter(makeScatter([8], [100]));
    for (const { text, from, to } of lines)
      for (const end of [from, to])
        expect(end.y).toBeCloseTo(
          y.place(Number(text) * (((end.x - x.place(0)) / (x.place(100) - x.place(0))) * 100)),
          6,
        );
  });

  test("moves marks sideways, never up or down", () => {
    const placed = placeScatter(makeScatter([8, 8, 8.1], [24, 24, 24]));
    expect(new Set(placed.marks.map(({ shift }) => shift)).size).toBe(3);
    expect(placed.marks.map(({ y }) => y)).toEqual([8, 8, 8.1].map(placed.y.place));
  });
});
