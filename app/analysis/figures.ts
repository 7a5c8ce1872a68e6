import { kinds } from "../content/kind";
import type { Report } from "../content/report-files";
import { type ColumnPlan, type Figure, makeFigure, makeTable } from "./figure";
import { countKinds, fieldNames, type Product, valueFields } from "./product";
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

/** All figures in the order of the index. An id is part of a URL: never change or reuse one. */
const derivations = {
  "brand-share": brandShare,
  "price-tiers": priceTiers,
  "price-by-product": priceByProduct,
  "price-per-bandage": pricePerBandage,
  licences,
  themes,
  "pack-counts": packCounts,
  "kinds-of-value": kindsOfValue,
};

export type FigureId = keyof typeof derivations;
export const figureIds = Object.keys(derivations) as FigureId[];

/** Every figure of the report by its id. */
export function deriveFigures(inputs: Inputs): Record<FigureId, Figure> {
  const { report, resolver } = inputs;
  const made = figureIds.map((id) => [id, makeFigure(id, report, resolver, derivations[id](inputs))]);
  return Object.fromEntries(made);
}

function bars(
  label: string,
  value: string,
  print: readonly string[],
  options: { whole?: number; colors?: readonly string[] },
): Figure["chart"] {
  return { type: "bars", label, value, print, ...options };
}

/** Count and whole percent of the report's products, by brand group. */
function brandShare({ shares }: Inputs): FigureData {
  return {
    ...makeTable(shares, [
      ["brand", "Brand group", "text", ({ brand }) => brand],
      ["products", "Products", "count", ({ products }) => products],
      ["share", "Share", "percent", ({ percentage }) => percentage],
    ]),
    chart: bars("brand", "share", ["products", "share"], {
      whole: 100,
      colors: shares.map(({ color }) => color),
    }),
  };
}

/** Price tiers, empty ones included, with their products. Prices in US dollars. */
function priceTiers({ tiers }: Inputs): FigureData {
  const priceOf = (tier: PriceTier) => combineEvidence(tier.products.map(({ evidence }) => evidence.price));
  return {
    ...makeTable(tiers, [
      ["tier", "Tier", "text", ({ label }) => label],
      ["range", "Price range", "text", ({ range }) => range],
      ["products", "Products", "count", ({ products }) => products.length],
      ["prices", "Prices", "text", priceSpan, priceOf],
    ]),
    chart: { type: "lanes", tiers },
  };
}

function priceSpan({ products }: PriceTier): string {
  const prices = [...products].sort((a, b) => a.dollars - b.dollars).map((product) => product.price);
  const [lowest = "none", highest = lowest] = [prices.at(0), prices.at(-1)];
  return lowest === highest ? lowest : `${lowest} to ${highest}`;
}

/** Price of a pack in US dollars, highest first. */
function priceByProduct({ products }: Inputs): FigureData {
  const sorted = [...products].sort((a, b) => b.dollars - a.dollars || a.place - b.place);
  return {
    ...makeTable(sorted, [
      ["product", "Product", "text", ({ name }) => name],
      ["tier", "Tier", "text", ({ marketTier }) => marketTier],
      ["price", "Price", "dollars", ({ dollars }) => dollars, ({ evidence }) => evidence.price],
    ]),
    chart: bars("product", "price", ["price"], { colors: sorted.map(({ brandColor }) => brandColor) }),
  };
}

/** Price divided by count, in US dollars per bandage, highest first. */
function pricePerBandage({ products }: Inputs): FigureData {
  const sorted = [...products].sort((a, b) => b.dollarsPerBandage - a.dollarsPerBandage || a.place - b.place);
  const evidenceOf = ({ evidence }: Product) => evidence.pricePerBandage;
  return {
    ...makeTable(sorted, [
      ["product", "Product", "text", ({ name }) => name],
      ["price", "Price", "dollars", ({ dollars }) => dollars, ({ evidence }) => evidence.price],
      ["count", "Count", "bandages", ({ bandages }) => bandages, ({ evidence }) => evidence.count],
      ["pricePerBandage", "Price per bandage", "dollars", (each) => each.dollarsPerBandage, evidenceOf],
    ]),
    chart: bars("product", "pricePerBandage", ["pricePerBandage"], {
      colors: sorted.map(({ brandColor }) => brandColor),
    }),
  };
}

/** Products with their own shape and products with a licensed character. */
function licences({ products }: Inputs): FigureData {
  const names = products.flatMap(({ licence }) => licence ?? []);
  const rows = [
    { origin: "Own shape", count: products.length - names.length, names: "none" },
    { origin: "Licensed character", count: names.length, names: names.join(", ") || "none" },
  ];
  return {
    ...makeTable(rows, [
      ["origin", "Origin of the shape", "text", ({ origin }) => origin],
      ["products", "Products", "count", ({ count }) => count],
      ["share", "Share", "percent", ({ count }) => percentOf(count, products.length)],
      ["licences", "Licenses", "text", ({ names }) => names],
    ]),
    chart: bars("origin", "products", ["products", "share"], { whole: products.length }),
  };
}

/** Products by the theme of their shape, most first. */
function themes({ products }: Inputs): FigureData {
  const groups = groupBy(products, ({ theme }) => theme).sort((a, b) => b.members.length - a.members.length);
  const evidenceOf = ({ members }: Group) => combineEvidence(members.map(({ evidence }) => evidence.theme));
  return {
    ...makeTable(groups, [
      ["theme", "Theme", "text", ({ value }) => value, evidenceOf],
      ["products", "Products", "count", ({ members }) => members.length, evidenceOf],
    ]),
    chart: bars("theme", "products", ["products"], { whole: products.length }),
  };
}

/** Products by the number of bandages in a pack, smallest first. */
function packCounts({ products }: Inputs): FigureData {
  const groups = groupBy(products, ({ bandages }) => bandages).sort((a, b) => a.value - b.value);
  const evidenceOf = ({ members }: Group) => combineEvidence(members.map(({ evidence }) => evidence.count));
  return {
    ...makeTable(groups, [
      ["count", "Count", "bandages", ({ value }) => value, evidenceOf],
      ["products", "Products", "count", ({ members }) => members.length, evidenceOf],
    ]),
    chart: bars("count", "products", ["products"], { whole: products.length }),
  };
}

interface Group<Value = unknown> {
  value: Value;
  members: Product[];
}

function groupBy<Value>(products: readonly Product[], keyOf: (product: Product) => Value): Group<Value>[] {
  return [...new Set(products.map(keyOf))].map((value) => ({
    value,
    members: products.filter((product) => keyOf(product) === value),
  }));
}

/** How many of the products' values are of each kind, by field. */
function kindsOfValue({ products }: Inputs): FigureData {
  const titles = { input: "Study input", public: "Public source", illustrative: "Illustrative" };
  const rows = valueFields
    .map((field) => ({ field, counts: countKinds(products, [field]) }))
    .filter(({ counts }) => kinds.some((kind) => counts[kind] > 0));
  return {
    ...makeTable(rows, [
      ["field", "Field", "text", ({ field }) => fieldNames[field]],
      ...kinds.map(
        (kind): ColumnPlan<(typeof rows)[number]> => [
          kind,
          titles[kind],
          "count",
          ({ counts }) => counts[kind],
        ],
      ),
    ]),
    chart: { type: "stack", label: "field", values: kinds },
  };
}
