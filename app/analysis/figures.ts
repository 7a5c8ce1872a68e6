import { editorial, kinds } from "../content/kind";
import type { Report } from "../content/report-files";
import { type ColumnPlan, type Figure, makeFigure, makeTable } from "./figure";
import { findRecord } from "./find-record";
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
  licences,
  themes,
  "theme-by-tier": themeByTier,
  "pack-counts": packCounts,
  "price-per-bandage": pricePerBandage,
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
  options: { whole?: number; colors?: readonly string[]; panels?: string },
): Figure["chart"] {
  return { type: "bars", label, value, print, ...options };
}

/** Count and whole percent of the report's products: by brand group, then by the brand on the pack. */
function brandShare({ report, products, shares }: Inputs): FigureData {
  const ofBrand = ({ name, color }: Report["brands"][number]) => {
    const count = products.filter(({ brand }) => brand === name).length;
    return {
      brand: name,
      products: count,
      percentage: percentOf(count, products.length),
      color: color.value,
    };
  };
  const listed = report.brands.map(ofBrand).filter((brand) => brand.products > 0);
  const rows = [
    ...shares.map((share) => ({ counting: "By brand group", ...share })),
    ...listed.map((brand) => ({ counting: "As listed", ...brand })),
  ];
  return {
    ...makeTable(rows, [
      ["counting", "Counting", "text", ({ counting }) => counting],
      ["brand", "Brand", "text", ({ brand }) => brand],
      ["products", "Products", "count", ({ products }) => products],
      ["share", "Share", "percent", ({ percentage }) => percentage],
    ]),
    chart: bars("brand", "share", ["products", "share"], {
      whole: 100,
      colors: rows.map(({ color }) => color),
      panels: "counting",
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
      ["product", "Product", "text", ({ name }) => name, ({ evidence }) => evidence.name],
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
      ["product", "Product", "text", ({ name }) => name, ({ evidence }) => evidence.name],
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
  const groups = groupByTheme(products);
  const evidenceOf = ({ members }: Group) => combineEvidence(members.map(({ evidence }) => evidence.theme));
  return {
    ...makeTable(groups, [
      ["theme", "Theme", "text", ({ value }) => value, evidenceOf],
      ["products", "Products", "count", ({ members }) => members.length, evidenceOf],
    ]),
    chart: bars("theme", "products", ["products"], { whole: products.length }),
  };
}

/** One row for each pair of a theme and a price tier, most frequent theme and highest tier first. */
function themeByTier({ report, products, tiers }: Inputs): FigureData {
  const pairs = groupByTheme(products).flatMap(({ value: theme, members }) =>
    tiers.map((tier) => ({
      theme,
      tier: tier.label,
      members: members.filter(({ marketTier }) => marketTier === tier.label),
    })),
  );
  const shapeOf = ({ slug }: Product) => findRecord(report.products, "slug", slug).picture.shape;
  const namesOf = ({ members }: Pick<Group, "members">) =>
    members.map(({ name }) => name).join(", ") || "none";
  return {
    ...makeTable(pairs, [
      ["theme", "Theme", "text", ({ theme }) => theme, () => editorial],
      ["tier", "Tier", "text", ({ tier }) => tier],
      ["products", "Products", "count", ({ members }) => members.length, () => editorial],
      ["names", "Names", "text", namesOf, () => editorial],
    ]),
    chart: {
      type: "matrix",
      row: "theme",
      column: "tier",
      value: "products",
      headings: tiers.map(({ label, range }) => ({ label, note: range })),
      drawings: pairs.map(({ members }) =>
        members.map((product) => ({ shape: shapeOf(product), color: product.brandColor })),
      ),
    },
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

/** Most frequent theme first. */
function groupByTheme(products: readonly Product[]): Group<string>[] {
  return groupBy(products, ({ theme }) => theme).sort((a, b) => b.members.length - a.members.length);
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
