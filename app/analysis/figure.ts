import type { Report } from "../content/report";
import type { BrandShare } from "./share";
import { plainText, type Resolver, resolveAll, type Text } from "./text";
import type { PriceTier } from "./tier";
import { combineEvidence, formatValue, makeValue, type Value } from "./value";

export interface Column {
  name: string;
  title: string;
  type: "text" | "number";
}

export interface Cell extends Value {
  text: string;
}

/**
 * One figure is one record: its chart, its table and its words come from here and nowhere else.
 * `rows` hold one cell for each column. `base` says what a share is a share of.
 */
export interface Figure {
  id: string;
  title: Text;
  base: Text;
  method: Text;
  /** Short, for whoever does not see the chart. */
  alt: string;
  description: Text;
  notes: Text[];
  columns: Column[];
  rows: Cell[][];
}

/** The words of a figure from the content; a figure without words does not build. */
function words(id: string, { figures }: Report, resolver: Resolver) {
  const record = figures[id];
  if (!record)
    throw new Error(
      `content/figures.yaml has no entry "${id}"; every figure needs its title, base, method, alt and description`,
    );
  const resolved = resolveAll(record, resolver);
  return { ...resolved, id, alt: plainText(resolved.alt) };
}

function cell(...value: Parameters<typeof makeValue>): Cell {
  const made = makeValue(...value);
  return { ...made, text: formatValue(made) };
}

/** Brand share: count and whole percent of the products of the report, by brand group. */
export function deriveShareFigure(report: Report, shares: readonly BrandShare[], resolver: Resolver): Figure {
  return {
    ...words("brand-share", report, resolver),
    columns: [
      { name: "brand", title: "Brand group", type: "text" },
      { name: "products", title: "Products", type: "number" },
      { name: "percentage", title: "Share", type: "number" },
    ],
    rows: shares.map((share) => [
      cell(share.brand, "text"),
      cell(share.products),
      cell(share.percentage, "percent"),
    ]),
  };
}

/** Price tiers with the products placed in them, empty tiers included. Prices in US dollars. */
export function deriveTierFigure(report: Report, tiers: readonly PriceTier[], resolver: Resolver): Figure {
  return {
    ...words("price-tiers", report, resolver),
    columns: [
      { name: "tier", title: "Tier", type: "text" },
      { name: "range", title: "Price range", type: "text" },
      { name: "products", title: "Products", type: "number" },
      { name: "prices", title: "Prices", type: "text" },
    ],
    rows: tiers.map((tier) => [
      cell(tier.label, "text"),
      cell(tier.range, "text"),
      cell(tier.products.length),
      cell(
        priceSpan(tier),
        "text",
        combineEvidence(tier.products.flatMap((product) => product.evidence.price ?? [])),
      ),
    ]),
  };
}

function priceSpan({ products }: PriceTier): string {
  const prices = [...products].sort((a, b) => a.dollars - b.dollars).map((product) => product.price);
  const [lowest = "none", highest = lowest] = [prices.at(0), prices.at(-1)];
  return lowest === highest ? lowest : `${lowest} to ${highest}`;
}
