import { type Evidence, kinds } from "../content/kind";
import type { Report } from "../content/report-files";
import { formatDate, formatList, formatMoneyRange } from "./format";
import { countKinds, facts, type Product, type ValueField } from "./product";
import { type BrandShare, percentOf } from "./share";
import type { PriceTier } from "./tier";
import { combineEvidence, makeValue, type Unit, type Value } from "./value";

/** Every derived value by its name; docs/values.md lists the names for editors. */
export type Values = ReadonlyMap<string, Value>;

type Entry = [name: string, raw: number | string, unit?: Unit, evidence?: Evidence | undefined];

/** Computes every value that prose may name. */
export function deriveValues(
  report: Report,
  products: readonly Product[],
  shares: readonly BrandShare[],
  tiers: readonly PriceTier[],
): Values {
  const entries = [
    ...reportValues(report),
    ...brandValues(report, products, shares),
    ...tierValues(products, tiers),
    ...fieldValues(products),
    ...products.flatMap(productValues),
    ...contentCounts(report),
    ...kindValues(products),
    ...decoratedValues(report),
  ];
  return new Map(entries.map(([name, raw, unit, evidence]) => [name, makeValue(raw, unit, evidence)]));
}

function reportValues({ publication }: Report): Entry[] {
  return [
    ["report.title", publication.title],
    ["report.subject", publication.subject],
    ["report.year", String(publication.year)],
    ["report.version", publication.version],
    ["report.published", formatDate(publication.published)],
    ["report.sourcesChecked", formatDate(publication.sourcesChecked)],
  ];
}

function decoratedValues({ figures }: Report): Entry[] {
  const counted = figures["decorated-share"]?.counted ?? [];
  const decorated = counted.at(-1);
  if (!decorated) return [];
  const { part, whole } = decorated;
  return [
    ["decorated.count", counted.length],
    ["decorated.percent", percentOf(part.value, whole.value), "percent", combineEvidence([part, whole])],
  ];
}

function brandValues(report: Report, products: readonly Product[], shares: readonly BrandShare[]): Entry[] {
  const listed = [...new Set(products.map((product) => product.brand))];
  const countOf = (name: string) => products.filter(({ brand }) => brand === name).length;
  // Shares are sorted; several may be the largest.
  const leaders = shares.filter((share) => share.products === shares[0]?.products);
  const others = shares.slice(leaders.length);
  const led = leaders.reduce((sum, share) => sum + share.products, 0);
  const ledAsListed = leaders.reduce((sum, share) => sum + countOf(share.brand), 0);
  return [
    ["products.count", products.length],
    ["brands.listed.count", listed.length],
    ["brands.listed.names", formatList(listed)],
    ["brands.major.count", shares.length],
    ...report.brands.map(({ name }): Entry => [`brand.${name}.products`, countOf(name)]),
    ...shares.flatMap(({ brand, products, percentage }): Entry[] => [
      [`share.${brand}.products`, products],
      [`share.${brand}.percent`, percentage, "percent"],
    ]),
    ["leader.name", formatList(leaders.map(({ brand }) => brand))],
    ["leader.products", led],
    ["leader.percent", percentOf(led, products.length), "percent"],
    ["leader.listed", ledAsListed],
    ["leader.listed.percent", percentOf(ledAsListed, products.length), "percent"],
    ["others.count", others.length],
    ["others.products", others.reduce((sum, share) => sum + share.products, 0)],
  ];
}

function tierValues(products: readonly Product[], tiers: readonly PriceTier[]): Entry[] {
  const min = Math.min(...tiers.map((tier) => tier.min));
  const max = Math.max(...tiers.map((tier) => tier.max));
  const empty = tiers.filter((tier) => tier.products.length === 0);
  return [
    ["price.range", formatMoneyRange(min, max)],
    ["tiers.count", tiers.length],
    ["tiers.used.count", tiers.length - empty.length],
    ["tiers.empty.names", formatList(empty.map((tier) => tier.label))],
    ...tiers.flatMap(({ label, range, min, products: members }): Entry[] => [
      [`tier.${label}.range`, range],
      [`tier.${label}.min`, min, "money"],
      [`tier.${label}.products`, members.length],
      [`tier.${label}.percent`, percentOf(members.length, products.length), "percent"],
      [`tier.${label}.names`, formatList(members.map(({ name }) => name)), "text", combine(members, "name")],
    ]),
  ];
}

/** The evidence of a value derived from one field. Products without the field do not count. */
function combine(products: readonly Product[], field: ValueField): Evidence {
  return combineEvidence(products.flatMap(({ evidence }) => evidence[field] ?? []));
}

function fieldValues(products: readonly Product[]): Entry[] {
  const rated = products.filter(({ rating }) => rating).length;
  const licensed = products.filter(({ license }) => license);
  const licenses = licensed.flatMap(({ license }) => license ?? []);
  const themes = [...new Set(products.map((product) => product.theme))];
  const sizeOf = (theme: string) => products.filter((product) => product.theme === theme).length;
  const license = combine(products, "license");
  return [
    ["named.shaped.count", products.filter(({ name }) => /shaped/iu.test(name)).length],
    ["rated.count", rated, "count", combine(products, "rating")],
    ["unrated.count", products.length - rated, "count", combine(products, "rating")],
    ["licensed.count", licenses.length, "count", license],
    ["licensed.names", formatList([...new Set(licenses)]), "text", license],
    [
      "licensed.tiers",
      formatList([...new Set(licensed.map(({ marketTier }) => marketTier))]),
      "text",
      license,
    ],
    ...themes.map(
      (name): Entry => [`theme.${name}.products`, sizeOf(name), "count", combine(products, "theme")],
    ),
  ];
}

/** The prefix of a product's values. In the product's own file it is `this.`. */
export function productPrefix(slug: string): string {
  return `product.${slug}.`;
}

function productValues({ slug, marketTier, priceRange, ratingNumber, reviews, evidence }: Product): Entry[] {
  const fields: Entry[] = [
    ["tier", marketTier],
    ["priceRange", priceRange],
  ];
  if (ratingNumber !== undefined) fields.push(["rating", ratingNumber, "rating", evidence.rating]);
  if (reviews) fields.push(["reviews", reviews, "text", evidence.reviews]);
  return fields.map(([field, ...value]): Entry => [productPrefix(slug) + field, ...value]);
}

function contentCounts({ home, market, methodology, sources }: Report): Entry[] {
  const primary = sources.filter((source) => source.role === "primary").length;
  return [
    ["findings.count", home.findings.cards.length],
    ["opportunities.count", market.opportunities.items.length],
    ["steps.count", methodology.validation.steps.length],
    ["results.count", methodology.results.rows.length],
    ["limitations.input.count", methodology.limitations.rows.filter(({ kind }) => kind === "input").length],
    ["sources.count", sources.length],
    ["sources.primary.count", primary],
    ["sources.secondary.count", sources.length - primary],
  ];
}

function kindValues(products: readonly Product[]): Entry[] {
  const counts = countKinds(products);
  const all = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  return [
    ["values.count", all],
    ["values.unknown.count", products.length * facts.length - all],
    ...kinds.map((kind): Entry => [`values.${kind}.count`, counts[kind]]),
  ];
}
