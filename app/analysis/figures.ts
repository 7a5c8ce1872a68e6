import { kinds } from "../content/kind";
import type { Report } from "../content/report-files";
import { deriveEvidence, fieldNames } from "./evidence";
import { type Cell, type Chart, type Figure, makeCell, makeColumn, makeFigure } from "./figure";
import type { Product } from "./product";
import { type BrandShare, percentOf } from "./share";
import type { Resolver } from "./text";
import type { PriceTier } from "./tier";
import { combineEvidence } from "./value";

interface Inputs {
  report: Report;
  products: readonly Product[];
  shares: readonly BrandShare[];
  tiers: readonly PriceTier[];
  resolver: Resolver;
}

type FigureData = Pick<Figure, "columns" | "rows" | "chart">;

/** All figures in the order of the index. An id is part of an address and is never changed or used again. */
const derivations = [
  ["brand-share", brandShare],
  ["price-tiers", priceTiers],
  ["price-by-product", priceByProduct],
  ["price-per-bandage", pricePerBandage],
  ["licences", licences],
  ["themes", themes],
  ["pack-counts", packCounts],
  ["kinds-of-value", kindsOfValue],
] as const satisfies readonly (readonly [id: string, derive: (inputs: Inputs) => FigureData])[];

export type FigureId = (typeof derivations)[number][0];
export const figureIds = derivations.map(([id]) => id);

/** Every figure of the report by its id. */
export function deriveFigures(inputs: Inputs): Record<FigureId, Figure> {
  const { report, resolver } = inputs;
  const made = derivations.map(([id, derive]) => [id, makeFigure(id, report, resolver, derive(inputs))]);
  return Object.fromEntries(made);
}

type Bars = Extract<Chart, { type: "bars" }>;

function bars(
  label: string,
  value: string,
  print: readonly string[],
  more: Pick<Bars, "whole" | "colors"> = {},
): Bars {
  return { type: "bars", label, value, print, ...more };
}

/** Count and whole percent of the products of the report, by brand group. */
function brandShare({ shares }: Inputs): FigureData {
  return {
    columns: [
      makeColumn("brand", "Brand group", "text"),
      makeColumn("products", "Products", "count"),
      makeColumn("share", "Share", "percent"),
    ],
    rows: shares.map((share) => [
      makeCell(share.brand, "text"),
      makeCell(share.products),
      makeCell(share.percentage, "percent"),
    ]),
    chart: bars("brand", "share", ["products", "share"], {
      whole: 100,
      colors: shares.map(({ color }) => color),
    }),
  };
}

/** Price tiers with the products placed in them, empty tiers included. Prices in US dollars. */
function priceTiers({ tiers }: Inputs): FigureData {
  return {
    columns: [
      makeColumn("tier", "Tier", "text"),
      makeColumn("range", "Price range", "text"),
      makeColumn("products", "Products", "count"),
      makeColumn("prices", "Prices", "text"),
    ],
    rows: tiers.map((tier) => [
      makeCell(tier.label, "text"),
      makeCell(tier.range, "text"),
      makeCell(tier.products.length),
      makeCell(priceSpan(tier), "text", combineEvidence(tier.products.map(({ evidence }) => evidence.price))),
    ]),
    chart: { type: "lanes", tiers },
  };
}

function priceSpan({ products }: PriceTier): string {
  const prices = [...products].sort((a, b) => a.dollars - b.dollars).map((product) => product.price);
  const [lowest = "none", highest = lowest] = [prices.at(0), prices.at(-1)];
  return lowest === highest ? lowest : `${lowest} to ${highest}`;
}

/** Price of a pack in US dollars, dearest first. */
function priceByProduct({ products }: Inputs): FigureData {
  const sorted = [...products].sort((a, b) => b.dollars - a.dollars || a.place - b.place);
  return {
    columns: [
      makeColumn("product", "Product", "text"),
      makeColumn("tier", "Tier", "text"),
      makeColumn("price", "Price", "dollars"),
    ],
    rows: sorted.map((product) => [
      makeCell(product.name, "text"),
      makeCell(product.marketTier, "text"),
      makeCell(product.dollars, "dollars", product.evidence.price),
    ]),
    chart: bars("product", "price", ["price"], { colors: sorted.map(({ brandColor }) => brandColor) }),
  };
}

/** Price divided by count, in US dollars for one bandage, dearest first. */
function pricePerBandage({ products }: Inputs): FigureData {
  const sorted = [...products].sort((a, b) => b.dollarsPerBandage - a.dollarsPerBandage || a.place - b.place);
  return {
    columns: [
      makeColumn("product", "Product", "text"),
      makeColumn("price", "Price", "dollars"),
      makeColumn("count", "Count", "bandages"),
      makeColumn("pricePerBandage", "Price per bandage", "dollars"),
    ],
    rows: sorted.map(({ name, dollars, bandages, dollarsPerBandage, evidence }) => [
      makeCell(name, "text"),
      makeCell(dollars, "dollars", evidence.price),
      makeCell(bandages, "bandages", evidence.count),
      makeCell(dollarsPerBandage, "dollars", evidence.pricePerBandage),
    ]),
    chart: bars("product", "pricePerBandage", ["pricePerBandage"], {
      colors: sorted.map(({ brandColor }) => brandColor),
    }),
  };
}

/** Products with a licensed character against those with a shape of their own. */
function licences({ products }: Inputs): FigureData {
  const licensed = products.filter((product) => product.licence);
  const own = products.length - licensed.length;
  const row = (label: string, count: number, names: string): Cell[] => [
    makeCell(label, "text"),
    makeCell(count),
    makeCell(percentOf(count, products.length), "percent"),
    makeCell(names, "text"),
  ];
  return {
    columns: [
      makeColumn("origin", "Origin of the shape", "text"),
      makeColumn("products", "Products", "count"),
      makeColumn("share", "Share", "percent"),
      makeColumn("licences", "Licences", "text"),
    ],
    rows: [
      row("Own shape", own, "none"),
      row(
        "Licensed character",
        licensed.length,
        licensed.map((product) => product.licence).join(", ") || "none",
      ),
    ],
    chart: bars("origin", "products", ["products", "share"], { whole: products.length }),
  };
}

/** Products by the theme of their shape, most first. */
function themes({ products }: Inputs): FigureData {
  const names = [...new Set(products.map((product) => product.theme))];
  const counted = names
    .map((name) => ({ name, members: products.filter((product) => product.theme === name) }))
    .sort((a, b) => b.members.length - a.members.length);
  return {
    columns: [makeColumn("theme", "Theme", "text"), makeColumn("products", "Products", "count")],
    rows: counted.map(({ name, members }) => {
      const evidence = combineEvidence(members.map(({ evidence }) => evidence.theme));
      return [makeCell(name, "text", evidence), makeCell(members.length, "count", evidence)];
    }),
    chart: bars("theme", "products", ["products"], { whole: products.length }),
  };
}

/** Products by the number of bandages in a pack, smallest first. */
function packCounts({ products }: Inputs): FigureData {
  const sizes = [...new Set(products.map((product) => product.bandages))].sort((a, b) => a - b);
  return {
    columns: [makeColumn("count", "Count", "bandages"), makeColumn("products", "Products", "count")],
    rows: sizes.map((size) => {
      const members = products.filter((product) => product.bandages === size);
      const evidence = combineEvidence(members.map(({ evidence }) => evidence.count));
      return [makeCell(size, "bandages", evidence), makeCell(members.length, "count", evidence)];
    }),
    chart: bars("count", "products", ["products"], { whole: products.length }),
  };
}

/** How many of the products' values are of which kind, field by field. */
function kindsOfValue({ products }: Inputs): FigureData {
  const titles = { brief: "From the brief", public: "Public source", illustrative: "Illustrative" };
  return {
    columns: [
      makeColumn("field", "Field", "text"),
      ...kinds.map((kind) => makeColumn(kind, titles[kind], "count")),
    ],
    rows: deriveEvidence(products).map(({ field, counts }) => [
      makeCell(fieldNames[field], "text"),
      ...kinds.map((kind) => makeCell(counts[kind])),
    ]),
    chart: { type: "stack", label: "field", values: kinds },
  };
}
