import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { dollars } from "../../tests/trial-content";
import { type Cell, type Chart, type Figure, makeCell, makeColumn } from "../analysis/figure";
import type { Product } from "../analysis/product";
import { percentOf } from "../analysis/share";
import type { Text } from "../analysis/text";
import type { PriceTier } from "../analysis/tier";
import { tierHex } from "../content/tier-color";
import { placeBars } from "./bars";
import { FigureChart } from "./figure-chart";

// Invented figures, so that the drawings do not depend on the report's content.
const say = (text: string): Text => ({ type: "resolved", nodes: [{ type: "text", text }] });

function makeFigure(id: string, data: Pick<Figure, "columns" | "rows" | "chart">): Figure {
  const words = say(`About ${id}`);
  const texts = { title: words, summary: words, base: words, method: words, description: words };
  return { id, ...texts, alt: say(`Chart "${id}" & <its> words`), notes: [], corrections: [], ...data };
}

const makeRow = (...values: (string | number)[]): Cell[] =>
  values.map((value) => makeCell(dollars, value, typeof value === "string" ? "text" : "count"));

type BarChart = Extract<Chart, { type: "bars" }>;

function makeBars(counts: Record<string, number>): Figure & { chart: BarChart } {
  const base = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const rows = Object.entries(counts).map(([name, count]): Cell[] => [
    ...makeRow(name, count),
    makeCell(dollars, percentOf(count, base), "percent"),
  ]);
  const chart: BarChart = {
    type: "bars",
    label: "maker",
    value: "share",
    print: ["products", "share"],
    whole: 100,
    colors: rows.map((_, index) => ["#aa3344", "#226688", "#886622"][index % 3] ?? ""),
  };
  const columns = [
    makeColumn("maker", "Maker", "text"),
    makeColumn("products", "Products", "count"),
    makeColumn("share", "Share", "percent"),
  ];
  return { ...makeFigure("bars", { columns, rows, chart }), chart };
}

function makeLanes(prices: Record<"High" | "Mid" | "Low", readonly number[]>): Figure {
  const tier = (
    label: keyof typeof prices,
    min: number,
    max: number,
    color: PriceTier["color"],
  ): PriceTier => ({
    label,
    min,
    max,
    color,
    hex: tierHex[color],
    range: `$${min}-${max}`,
    ends: [min, max].map((amount) => ({ amount, text: `$${amount}` })),
    products: prices[label].map(
      (amount, index) =>
        ({
          place: index + 1,
          name: `${label} ${index + 1}`,
          priceNumber: amount,
          price: `$${amount}`,
        }) as Product,
    ),
  });
  const tiers = [tier("High", 10, 15, "purple"), tier("Mid", 7, 10, "blue"), tier("Low", 4, 7, "green")];
  return makeFigure("lanes", { columns: [], rows: [], chart: { type: "lanes", tiers } });
}

function makeStack(fields: Record<string, readonly [number, number, number]>): Figure {
  const kinds = ["input", "public", "illustrative"];
  return makeFigure("stack", {
    columns: [
      makeColumn("field", "Field", "text"),
      ...kinds.map((kind) => makeColumn(kind, `From ${kind}`, "count")),
    ],
    rows: Object.entries(fields).map(([name, counts]) => makeRow(name, ...counts)),
    chart: { type: "stack", label: "field", values: kinds },
  });
}

/** The same counts twice, each way of counting in a panel of its own. */
function makePanels(counts: Record<string, number>): Figure {
  const { columns, rows, chart } = makeBars(counts);
  const ways = ["One way", "Another"];
  return makeFigure("panels", {
    columns: [makeColumn("counting", "Counting", "text"), ...columns],
    rows: ways.flatMap((way) => rows.map((row) => [...makeRow(way), ...row])),
    chart: { ...chart, colors: [...(chart.colors ?? []), ...(chart.colors ?? [])], panels: "counting" },
  });
}

/** Products of each theme in the tiers High, Mid and Low. */
function makeMatrix(themes: Record<string, readonly [number, number, number]>): Figure {
  const tiers = ["High", "Mid", "Low"];
  const pairs = Object.entries(themes).flatMap(([theme, counts]) =>
    tiers.map((tier, index) => ({ theme, tier, count: counts[index] ?? 0 })),
  );
  return makeFigure("matrix", {
    columns: [
      makeColumn("theme", "Theme", "text"),
      makeColumn("tier", "Tier", "text"),
      makeColumn("products", "Products", "count"),
    ],
    rows: pairs.map(({ theme, tier, count }) => makeRow(theme, tier, count)),
    chart: {
      type: "matrix",
      row: "theme",
      column: "tier",
      value: "products",
      headings: tiers.map((label) => ({ label, note: `$${label.length}-9` })),
      drawings: pairs.map(({ count }) =>
        Array.from({ length: count }, (_, index) => ({
          shape: ["heart", "no such shape"][index % 2] ?? "",
          color: "#aa3344",
        })),
      ),
    },
  });
}

const hundred = Array.from({ length: 100 }, (_, index) => 7 + ((index * 37) % 100) * 0.03);

const figures: Record<string, Figure> = {
  "bars of several makers": makeBars({ Large: 7, "Small & Co": 1, "<Other>": 2 }),
  "bars of one product only": makeBars({ Large: 1 }),
  "bars with an empty one": makeBars({ Large: 3, None: 0 }),
  "bars of equal counts": makeBars({ A: 1, B: 1, C: 1 }),
  "bars of a hundred products": makeBars({ Large: 99, Small: 1 }),
  "bars in two panels": makePanels({ Large: 2, Small: 1 }),
  "matrix of one product only": makeMatrix({ Hearts: [0, 1, 0] }),
  "matrix with all in one tier": makeMatrix({ Hearts: [1, 0, 0], Stars: [1, 0, 0] }),
  "matrix with several in a cell": makeMatrix({ Hearts: [1, 3, 0], "<Stars>": [0, 2, 0] }),
  "matrix with many in a cell": makeMatrix({ Hearts: [0, 4, 0], Stars: [100, 0, 1] }),
  "matrix with a long label": makeMatrix({ "Hearts and other signs": [1, 0, 0], Stars: [0, 1, 0] }),
  "lanes of several products": makeLanes({
    High: [12.5],
    Mid: [8.5, 9, 8, 8.8, 7.5, 9.3, 7.8, 8.3, 9.5],
    Low: [],
  }),
  "lanes of one product only": makeLanes({ High: [], Mid: [8.5], Low: [] }),
  "lanes of no product": makeLanes({ High: [], Mid: [], Low: [] }),
  "lanes with all in one tier": makeLanes({ High: [], Mid: [], Low: [4, 5, 5.5, 6, 7] }),
  "lanes of equal prices": makeLanes({ High: [12, 12], Mid: [8, 8, 8], Low: [] }),
  "lanes of a hundred products": makeLanes({ High: [], Mid: hundred, Low: [] }),
  "stack of several fields": makeStack({ Name: [10, 0, 0], Price: [0, 1, 9], Rating: [2, 0, 0] }),
  "stack with an empty field": makeStack({ Name: [1, 1, 1], None: [0, 0, 0] }),
};

test.each(Object.entries(figures))(
  "%s: a labeled image within its bounds, as in its golden file",
  async (name, figure) => {
    const svg = renderToStaticMarkup(<FigureChart figure={figure} />);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object|null/u);
    expect(svg).toContain(`role="img" aria-label="Chart &quot;${figure.id}&quot; &amp; &lt;its&gt; words"`);
    const ids = [...svg.matchAll(/\sid="([^"]+)"/gu)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/gu)) expect(ids).toContain(id);
    for (const [, x = "0", width = "0"] of svg.matchAll(/<rect x="([\d.]+)%?" width="([\d.]+)%"/gu))
      expect(Number(x) + Number(width)).toBeLessThanOrEqual(100.01);
    const height = Number(/<svg[^>]* height="(\d+)"/u.exec(svg)?.[1]);
    for (const [, y] of svg.matchAll(/\s(?:y|cy)="(-?[\d.]+)"/gu)) {
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(height);
    }
    const file = `golden/${name.replaceAll(" ", "-")}.svg`;
    await expect(`${svg.replaceAll("><", ">\n<")}\n`).toMatchFileSnapshot(file);
  },
);

test("a cell of a matrix shows a drawing for each product, and only the number above three", () => {
  const cells = (figure: Figure) =>
    renderToStaticMarkup(<FigureChart figure={figure} />)
      .split("<g data-label")
      .slice(1)
      .map((cell) => [cell.split("<svg").length - 1, />(\d+)<\/text>/u.exec(cell)?.[1]]);
  expect(cells(makeMatrix({ Hearts: [1, 3, 0] }))).toEqual([
    [1, "1"],
    [3, "3"],
    [0, undefined],
  ]);
  expect(cells(makeMatrix({ Hearts: [4, 100, 0] }))).toEqual([
    [0, "4"],
    [0, "100"],
    [0, undefined],
  ]);
});

describe("bars", () => {
  const widths = (figure: Figure, chart: BarChart) => placeBars(figure, chart).map(({ width }) => width);

  test("are as wide as their share of the whole", () => {
    const figure = makeBars({ A: 7, B: 1, C: 2 });
    expect(widths(figure, figure.chart)).toEqual([0.7, 0.1, 0.2]);
  });

  test("are as wide as their share of the longest in a chart without a whole", () => {
    const chart: BarChart = { type: "bars", label: "maker", value: "products", print: ["products"] };
    expect(widths(makeBars({ A: 6, B: 3, C: 0 }), chart)).toEqual([1, 0.5, 0]);
    expect(widths(makeBars({ A: 0 }), chart)).toEqual([0]);
  });

  test("need the columns that their chart names", () => {
    const figure = { ...makeBars({ A: 1 }), columns: [makeColumn("share", "Share", "percent")] };
    expect(() => widths(figure, { ...figure.chart, print: [] })).toThrow('figure bars has no column "maker"');
  });
});
