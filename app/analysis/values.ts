import { type Evidence, kinds } from "../content/kind";
import type { Report } from "../content/report-files";
import { deriveEvidence, totalEvidence } from "./evidence";
import { formatDate, formatDollarRange, formatList } from "./format";
import { deriveProducts, type Product } from "./product";
import { type BrandShare, deriveShares, percentOf } from "./share";
import { deriveTiers, type PriceTier } from "./tier";
import { combineEvidence, makeValue, median, type Unit, type Value } from "./value";

/** Every derived value by its name; docs/values.md lists the names for editors. */
export type Values = ReadonlyMap<string, Value>;

type Entry = [name: string, value: Value];

/** Computes all values that prose and figures may name. */
export function deriveValues(report: Report): Values {
  const products = deriveProducts(report);
  const shares = deriveShares(products, report.brands);
  const tiers = deriveTiers(products, report.tiers);
  return new Map([
    ...reportValues(report),
    ...brandValues(products, shares),
    ...tierValues(products, tiers),
    ...measureValues(products),
    ...shapeValues(products),
    ...products.flatMap(productValues),
    ...contentCounts(report),
    ...kindValues(products),
  ]);
}

function reportValues({ imprint }: Report): Entry[] {
  return [
    ["report.title", makeValue(imprint.title, "text")],
    ["report.subject", makeValue(imprint.subject, "text")],
    ["report.year", makeValue(String(imprint.year), "text")],
    ["report.version", makeValue(imprint.version, "text")],
    ["report.publisher", makeValue(imprint.publisher, "text")],
    ["report.published", makeValue(formatDate(imprint.published), "text")],
    ["report.sourcesChecked", makeValue(formatDate(imprint.sourcesChecked), "text")],
  ];
}

function brandValues(products: Product[], shares: BrandShare[]): Entry[] {
  const listed = [...new Set(products.map((product) => product.brand))];
  const countOf = (name: string | undefined) => products.filter(({ brand }) => brand === name).length;
  const [leader, ...others] = shares;
  return [
    ["products.count", makeValue(products.length)],
    ["brands.listed.count", makeValue(listed.length)],
    ["brands.listed.names", makeValue(formatList(listed), "text")],
    ["brands.major.count", makeValue(shares.length)],
    ["brands.major.names", makeValue(formatList(shares.map((share) => share.brand)), "text")],
    ...listed.map((brand): Entry => [`brand.${brand}.products`, makeValue(countOf(brand))]),
    ...shares.flatMap((share): Entry[] => [
      [`share.${share.brand}.products`, makeValue(share.products)],
      [`share.${share.brand}.percent`, makeValue(share.percentage, "percent")],
    ]),
    ["leader.name", makeValue(leader?.brand ?? "", "text")],
    ["leader.products", makeValue(leader?.products ?? 0)],
    ["leader.percent", makeValue(leader?.percentage ?? 0, "percent")],
    ["leader.listed", makeValue(countOf(leader?.brand))],
    ["others.count", makeValue(others.length)],
    ["others.products", makeValue(others.reduce((sum, share) => sum + share.products, 0))],
  ];
}

function tierValues(products: Product[], tiers: PriceTier[]): Entry[] {
  const min = Math.min(...tiers.map((tier) => tier.min));
  const max = Math.max(...tiers.map((tier) => tier.max));
  const empty = tiers.filter((tier) => tier.products.length === 0);
  return [
    ["price.range", makeValue(formatDollarRange(min, max), "text")],
    ["price.min", makeValue(min, "dollars")],
    ["price.max", makeValue(max, "dollars")],
    ["tiers.count", makeValue(tiers.length)],
    ["tiers.used.count", makeValue(tiers.length - empty.length)],
    ["tiers.empty.count", makeValue(empty.length)],
    ["tiers.empty.names", makeValue(formatList(empty.map((tier) => tier.label)), "text")],
    ...tiers.flatMap((tier): Entry[] => [
      [`tier.${tier.label}.range`, makeValue(tier.range, "text")],
      [`tier.${tier.label}.min`, makeValue(tier.min, "dollars")],
      [`tier.${tier.label}.max`, makeValue(tier.max, "dollars")],
      [`tier.${tier.label}.products`, makeValue(tier.products.length)],
      [`tier.${tier.label}.percent`, makeValue(percentOf(tier.products.length, products.length), "percent")],
      [
        `tier.${tier.label}.names`,
        makeValue(formatList(tier.products.map((product) => product.name)), "text"),
      ],
    ]),
  ];
}

function measureValues(products: Product[]): Entry[] {
  const spread = (name: string, unit: Unit, numbers: number[], evidence: Evidence): Entry[] => [
    [`${name}.lowest`, makeValue(Math.min(...numbers), unit, evidence)],
    [`${name}.highest`, makeValue(Math.max(...numbers), unit, evidence)],
    [`${name}.median`, makeValue(median(numbers), unit, evidence)],
  ];
  const price = combineEvidence(products.map(({ evidence }) => evidence.price));
  const count = combineEvidence(products.map(({ evidence }) => evidence.count));
  const bandages = products.map((product) => product.bandages);
  const dollars = products.map((product) => product.dollars);
  const perBandage = products.map((product) => product.dollarsPerBandage);
  const rated = products.filter((product) => product.ratingOutOfFive !== undefined);
  const packsOf = (size: number) =>
    makeValue(bandages.filter((other) => other === size).length, "count", count);
  return [
    ...spread("price", "dollars", dollars, price),
    ...spread("perBandage", "dollars", perBandage, combineEvidence([price, count])),
    ["packs.smallest", makeValue(Math.min(...bandages), "count", count)],
    ["packs.largest", makeValue(Math.max(...bandages), "count", count)],
    ["packs.smallest.products", packsOf(Math.min(...bandages))],
    ["packs.largest.products", packsOf(Math.max(...bandages))],
    ...[...new Set(bandages)].map((size): Entry => [`packs.${size}.products`, packsOf(size)]),
    ["rated.count", makeValue(rated.length)],
    ["unrated.count", makeValue(products.length - rated.length)],
    [
      "rated.highest",
      makeValue(Math.max(0, ...rated.map((product) => product.ratingOutOfFive ?? 0)), "rating"),
    ],
  ];
}

function shapeValues(products: Product[]): Entry[] {
  const licences = [...new Set(products.flatMap((product) => product.licence ?? []))];
  const licensed = products.filter((product) => product.licence).length;
  const own = products.length - licensed;
  const themes = [...new Set(products.map((product) => product.theme))];
  const sizeOf = (theme: string) => products.filter((product) => product.theme === theme).length;
  const leadingTheme = [...themes].sort((a, b) => sizeOf(b) - sizeOf(a))[0] ?? "";
  return [
    ["licensed.count", makeValue(licensed)],
    ["licensed.percent", makeValue(percentOf(licensed, products.length), "percent")],
    ["licensed.names", makeValue(formatList(licences), "text")],
    ["own.count", makeValue(own)],
    ["own.percent", makeValue(percentOf(own, products.length), "percent")],
    ["themes.count", makeValue(themes.length)],
    ["themes.leader.name", makeValue(leadingTheme, "text")],
    ["themes.leader.products", makeValue(sizeOf(leadingTheme))],
    ...themes.map((theme): Entry => [`theme.${theme}.products`, makeValue(sizeOf(theme))]),
  ];
}

/** The names of one product's values end in these fields; `this.` stands for its own prefix in its own file. */
export function productPrefix(slug: string): string {
  return `product.${slug}.`;
}

function productValues(product: Product): Entry[] {
  const { evidence } = product;
  const fields: [string, Value][] = [
    ["name", makeValue(product.name, "text")],
    ["brand", makeValue(product.brand, "text")],
    ["tier", makeValue(product.marketTier, "text")],
    ["priceRange", makeValue(product.priceRange, "text")],
    ["place", makeValue(product.place)],
    ["theme", makeValue(product.theme, "text", evidence.theme)],
    ["count", makeValue(product.bandages, "count", evidence.count)],
    ["bandages", makeValue(product.bandages, "bandages", evidence.count)],
    ["price", makeValue(product.dollars, "dollars", evidence.price)],
    ["perBandage", makeValue(product.dollarsPerBandage, "dollars", evidence.pricePerBandage)],
    ["packaging", makeValue(product.packaging, "text", evidence.packaging)],
  ];
  if (product.ratingOutOfFive !== undefined)
    fields.push(["rating", makeValue(product.ratingOutOfFive, "rating", evidence.rating)]);
  if (product.reviews) fields.push(["reviews", makeValue(product.reviews, "text", evidence.reviews)]);
  if (product.licence) fields.push(["licence", makeValue(product.licence, "text", evidence.licence)]);
  return fields.map(([field, value]): Entry => [productPrefix(product.slug) + field, value]);
}

function contentCounts({ home, market, methodology, sources }: Report): Entry[] {
  const primary = sources.filter((source) => source.role === "primary").length;
  return [
    ["findings.count", makeValue(home.findings.cards.length)],
    ["trends.count", makeValue(market.trends.cards.length)],
    ["opportunities.count", makeValue(market.opportunities.items.length)],
    ["steps.count", makeValue(methodology.validation.steps.length)],
    ["results.count", makeValue(methodology.results.rows.length)],
    ["limitations.count", makeValue(methodology.limitations.rows.length)],
    ["sources.count", makeValue(sources.length)],
    ["sources.primary.count", makeValue(primary)],
    ["sources.secondary.count", makeValue(sources.length - primary)],
  ];
}

function kindValues(products: Product[]): Entry[] {
  const total = totalEvidence(deriveEvidence(products));
  const all = kinds.reduce((sum, kind) => sum + total[kind], 0);
  return [
    ["kinds.count", makeValue(kinds.length)],
    ["values.count", makeValue(all)],
    ...kinds.flatMap((kind): Entry[] => [
      [`values.${kind}.count`, makeValue(total[kind])],
      [`values.${kind}.percent`, makeValue(percentOf(total[kind], all), "percent")],
    ]),
  ];
}
