import { editorial, kinds } from "../content/kind";
import type { Report, ReportBasis } from "../content/report-files";
import { bars, type ColumnPlan, type Figure, makeFigure, makeTable } from "./figure";
import { findRecord } from "./find-record";
import { type Formats, namePiece } from "./format";
import { type Group, groupBy, groupByTheme } from "./group";
import { countFactKinds, countKinds, fieldNames, type Product, valueFields } from "./product";
import { type BrandShare, percentOf } from "./share";
import type { Resolver } from "./text";
import type { PriceTier } from "./tier";
import { combineEvidence } from "./value";

interface Inputs {
  report: ReportBasis;
  products: readonly Product[];
  shares: readonly BrandShare[];
  tiers: readonly PriceTier[];
  resolver: Resolver;
  formats: Formats;
}

type FigureData = Pick<Figure, "columns" | "rows" | "chart">;
type Data = Omit<Inputs, "resolver">;

/** All figures in the order of the index. An id is part of a URL: never change or reuse one. `piece` is the thing sold. */
const derivations = {
  "brand-share": brandShare,
  "price-tiers": priceTiers,
  "price-by-product": priceByProduct,
  licences,
  themes,
  "theme-by-tier": themeByTier,
  "pack-counts": packCounts,
  "price-per-piece": pricePerPiece,
  "kinds-of-value": kindsOfValue,
};

export type FigureKey = keyof typeof derivations;
const keys = Object.keys(derivations) as FigureKey[];

/** The ids of all figures of an edition. */
export function listFigureIds({ imprint }: { imprint: Pick<Report["imprint"], "piece"> }): string[] {
  return keys.map((key) => namePiece(key, imprint.piece));
}

/** Every figure of the report by its key. */
export function deriveFigures(inputs: Inputs): Record<FigureKey, Figure> {
  const { report, resolver } = inputs;
  const made = deriveFigureTables(inputs).map(({ key, id, ...data }) => [
    key,
    makeFigure(id, report, resolver, data),
  ]);
  return Object.fromEntries(made);
}

/** What every figure shows, without its words. */
export function deriveFigureTables(inputs: Data): ({ key: FigureKey; id: string } & FigureData)[] {
  return keys.map((key) => ({
    key,
    id: namePiece(key, inputs.report.imprint.piece),
    ...derivations[key](inputs),
  }));
}

/** Count and whole percent of the report's products: by brand group, then by the brand on the pack. */
function brandShare({ report, products, shares, formats }: Data): FigureData {
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
    ...makeTable(formats, rows, [
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

/** Price tiers, empty ones included, with their products. */
function priceTiers({ tiers, formats }: Data): FigureData {
  const priceOf = (tier: PriceTier) => combineEvidence(tier.products.map(({ evidence }) => evidence.price));
  return {
    ...makeTable(formats, tiers, [
      ["tier", "Tier", "text", ({ label }) => label],
      ["range", "Price range", "text", ({ range }) => range],
      ["products", "Products", "count", ({ products }) => products.length],
      ["prices", "Prices", "text", priceSpan, priceOf],
    ]),
    chart: { type: "lanes", tiers },
  };
}

function priceSpan({ products }: PriceTier): string {
  const prices = [...products].sort((a, b) => a.amount - b.amount).map((product) => product.price);
  const [lowest = "none", highest = lowest] = [prices.at(0), prices.at(-1)];
  return lowest === highest ? lowest : `${lowest} to ${highest}`;
}

/** Price of a pack, highest first. */
function priceByProduct({ products, formats }: Data): FigureData {
  const sorted = [...products].sort((a, b) => b.amount - a.amount || a.place - b.place);
  return {
    ...makeTable(formats, sorted, [
      ["product", "Product", "text", ({ name }) => name, ({ evidence }) => evidence.name],
      ["tier", "Tier", "text", ({ marketTier }) => marketTier],
      ["price", "Price", "money", ({ amount }) => amount, ({ evidence }) => evidence.price],
    ]),
    chart: bars("product", "price", ["price"], { colors: sorted.map(({ brandColor }) => brandColor) }),
  };
}

/** Price divided by count, highest first. */
function pricePerPiece({ report, products, formats }: Data): FigureData {
  const sorted = [...products].sort((a, b) => b.amountPerPiece - a.amountPerPiece || a.place - b.place);
  const evidenceOf = ({ evidence }: Product) => evidence.pricePerPiece;
  return {
    ...makeTable(formats, sorted, [
      ["product", "Product", "text", ({ name }) => name, ({ evidence }) => evidence.name],
      ["price", "Price", "money", ({ amount }) => amount, ({ evidence }) => evidence.price],
      ["count", "Count", "pieces", ({ pieces }) => pieces, ({ evidence }) => evidence.count],
      [
        "pricePerPiece",
        `Price per ${report.imprint.piece.one}`,
        "money",
        (each) => each.amountPerPiece,
        evidenceOf,
      ],
    ]),
    chart: bars("product", "pricePerPiece", ["pricePerPiece"], {
      colors: sorted.map(({ brandColor }) => brandColor),
    }),
  };
}

/** Products with their own shape and products with a licensed character. */
function licences({ products, formats }: Data): FigureData {
  const names = products.flatMap(({ licence }) => licence ?? []);
  const rows = [
    { origin: "Own shape", count: products.length - names.length, names: "none" },
    { origin: "Licensed character", count: names.length, names: names.join(", ") || "none" },
  ];
  return {
    ...makeTable(formats, rows, [
      ["origin", "Origin of the shape", "text", ({ origin }) => origin],
      ["products", "Products", "count", ({ count }) => count],
      ["share", "Share", "percent", ({ count }) => percentOf(count, products.length)],
      ["licences", "Licenses", "text", ({ names }) => names],
    ]),
    chart: bars("origin", "products", ["products", "share"], { whole: products.length }),
  };
}

/** Products by the theme of their shape, most first. */
function themes({ products, formats }: Data): FigureData {
  const groups = groupByTheme(products);
  const evidenceOf = ({ members }: Group) => combineEvidence(members.map(({ evidence }) => evidence.theme));
  return {
    ...makeTable(formats, groups, [
      ["theme", "Theme", "text", ({ value }) => value, evidenceOf],
      ["products", "Products", "count", ({ members }) => members.length, evidenceOf],
    ]),
    chart: bars("theme", "products", ["products"], { whole: products.length }),
  };
}

/** One row for each pair of a theme and a price tier, most frequent theme and highest tier first. */
function themeByTier({ report, products, tiers, formats }: Data): FigureData {
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
    ...makeTable(formats, pairs, [
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

/** Products by the number of pieces in a pack, smallest first. */
function packCounts({ products, formats }: Data): FigureData {
  const groups = groupBy(products, ({ pieces }) => pieces).sort((a, b) => a.value - b.value);
  const evidenceOf = ({ members }: Group) => combineEvidence(members.map(({ evidence }) => evidence.count));
  return {
    ...makeTable(formats, groups, [
      ["count", "Count", "pieces", ({ value }) => value, evidenceOf],
      ["products", "Products", "count", ({ members }) => members.length, evidenceOf],
    ]),
    chart: bars("count", "products", ["products"], { whole: products.length }),
  };
}

/** How many of the products' values are of each kind, by field. */
function kindsOfValue({ report, products, formats }: Data): FigureData {
  const titles = { input: "Study input", public: "Public source", illustrative: "Illustrative" };
  const own = report.list.facts.map(({ key, label }) => ({ label, counts: countFactKinds(products, key) }));
  const rows = valueFields
    .map((field) => ({ label: fieldNames[field], counts: countKinds(products, field) }))
    .concat(own)
    .filter(({ counts }) => kinds.some((kind) => counts[kind] > 0));
  return {
    ...makeTable(formats, rows, [
      ["field", "Field", "text", ({ label }) => label],
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
