import { describe, expect, test } from "vitest";
import { editionIn } from "../../tests/trial-content";
import { columnCells, type Figure, figureWords, makeFigure } from "./figure";
import { deriveFigureTables, type FigureKey, listFigureIds, listPossibleIds } from "./figures";

const edition = editionIn();
const { report, products, resolver } = edition;
const figures = edition.figures() as Record<FigureKey, Figure>;

const numbers = (figure: Figure, column: string) => columnCells(figure, column).map(({ raw }) => Number(raw));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

// An id is part of a URL: removing one breaks links.
test("the published ids exist, in the order of their numbers", () => {
  expect(listPossibleIds(report)).toEqual([
    "brand-share",
    "price-tiers",
    "price-per-bandage",
    "pack-counts",
    "theme-by-tier",
    "licences",
    "themes",
    "decorated-share",
    "kinds-of-value",
  ]);
});

test("an edition has the figures that it has words for, numbered without holes", () => {
  const ids = Object.keys(report.figures);
  expect(Object.values(figures).map(({ id }) => id)).toEqual(listFigureIds(report));
  expect(listFigureIds(report).sort()).toEqual(ids.sort());
  expect(Object.values(figures).map(({ number }) => number)).toEqual(ids.map((_, index) => index + 1));
});

test("one illustrative license makes what the figure of licenses counts illustrative", () => {
  const [first, ...others] = products;
  if (!first) throw new Error("the fixture has products");
  const licence = { value: "Some", kind: "illustrative", sources: [] } as const;
  const guessed = { ...first, licence: licence.value, evidence: { ...first.evidence, licence } };
  const tables = deriveFigureTables({ ...edition, products: [guessed, ...others] });
  const rows = tables.find(({ key }) => key === "licences")?.rows ?? [];
  expect(rows.map((row) => row.map(({ kind }) => kind))).toEqual(
    rows.map(() => ["input", "illustrative", "illustrative", "illustrative"]),
  );
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
    else expect(["kinds-of-value", "decorated-share"]).toContain(id);
  });
});

test("shares of licenses add up to 100%, as do those of brands in each way of counting", () => {
  expect(sum(numbers(figures.licences, "share"))).toBe(100);
  const ways = columnCells(figures["brand-share"], "counting").map(({ text }) => text);
  const shares = numbers(figures["brand-share"], "share");
  for (const way of new Set(ways)) expect(sum(shares.filter((_, row) => ways[row] === way))).toBe(100);
});

test("brand share is counted by group, then as listed; those listed elsewhere join their group", () => {
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
  const drawn = chart.type === "marks" ? chart.rows : [];
  expect(drawn.map(({ label, readout }) => `${label}: ${readout}`)).toEqual([
    "BioSwiss: 7 products · 70%",
    "BAND-AID: 1 product · 10%",
    "Welly: 1 product · 10%",
    "MediBadge: 1 product · 10%",
  ]);
  expect(drawn[0]?.runs.map(({ text, joins, marks }) => [text, joins, marks.length])).toEqual([
    ["6 listed as BioSwiss", false, 6],
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
    expect([theme, tier, count, names].map((cell) => cell?.kind)).toEqual([
      "editorial",
      "input",
      "editorial",
      "editorial",
    ]);
    expect(chart.type === "matrix" && chart.drawings[index]).toHaveLength(own.length);
  }
});

test("prices per piece are sorted descending, pack counts ascending", () => {
  const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b);
  const prices = numbers(figures["price-per-piece"], "pricePerPiece");
  expect(prices).toEqual(ascending(prices).reverse());
  const counts = numbers(figures["pack-counts"], "count");
  expect(counts).toEqual(ascending(counts));
});

test("a mark is open where its value is illustrative, and nowhere else", () => {
  const { "price-tiers": tiers, "brand-share": share, "kinds-of-value": values } = figures;
  const isOpen = ({ chart }: Figure) => {
    const groups = chart.type === "marks" ? chart.rows.flatMap(({ runs }) => runs) : [];
    const marked = chart.type === "tiers" ? chart.tiers : groups;
    return marked.flatMap(({ marks }) => marks.map((mark) => mark.isOpen));
  };
  expect(isOpen(tiers)).toEqual(products.map(({ evidence }) => evidence.price.kind === "illustrative"));
  expect(new Set(isOpen(share))).toEqual(new Set([false]));
  expect(isOpen(values).filter(Boolean)).toHaveLength(sum(numbers(values, "illustrative")));
});

test("a figure without words or without a requested column throws", () => {
  const { columns, rows, chart } = figures.themes;
  const make = (id: string, data: Figure["rows"]) =>
    makeFigure(id, 1, report, resolver, { columns, rows: data, chart });
  expect(() => make("nothing", rows)).toThrow('figures.yaml has no entry "nothing"');
  expect(() => columnCells(figures.themes, "nothing")).toThrow('figure themes has no column "nothing"');
});
