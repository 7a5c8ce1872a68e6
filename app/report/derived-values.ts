import type { Content } from "../content/read-content";
import { formatDate, formatList, formatMoneyRange } from "./format";
import { type ProductFacts, productPrefix } from "./product";
import { type BrandShare, percentOf } from "./share";
import type { PriceTier } from "./tier";
import { combineEvidence, type Evidence, makeValue, type Stated, type Unit, type Value } from "./value";

/** Every value that sentences may name, by its name; docs/values.md lists the names for editors. */
export type Values = ReadonlyMap<string, Value>;

type Entry = [name: string, raw: number | string, unit?: Unit, evidence?: Evidence | undefined];

/** Computes every value that sentences may name. */
export function deriveValues(
  content: Content,
  products: readonly ProductFacts[],
  shares: readonly BrandShare[],
  tiers: readonly PriceTier[],
): Values {
  const entries = [
    ...reportValues(content),
    ...brandValues(content, products, shares),
    ...tierValues(products, tiers),
    ...fieldValues(products),
    ...products.flatMap(productValues),
    ...contentCounts(content),
  ];
  return new Map(entries.map(([name, raw, unit, evidence]) => [name, makeValue(raw, unit, evidence)]));
}

function reportValues({ about }: Content): Entry[] {
  return [
    ["report.title", about.title],
    ["report.subject", about.subject],
    ["report.year", String(about.year)],
    ["report.version", about.version],
    ["report.published", formatDate(about.published)],
    ["report.sourcesChecked", formatDate(about.sourcesChecked)],
  ];
}

function brandValues(
  { brands }: Content,
  products: readonly ProductFacts[],
  shares: readonly BrandShare[],
): Entry[] {
  const listed = distinct(products.map(({ brand }) => brand));
  const countOf = (name: string) => products.filter(({ brand }) => brand === name).length;
  // Shares are sorted; several may be the largest.
  const leaders = shares.filter((share) => share.products === shares[0]?.products);
  const others = shares.slice(leaders.length);
  const led = leaders.flatMap(({ members }) => members);
  const joined = led.filter(({ brand, group }) => brand !== group);
  return [
    ["products.count", products.length],
    ["brands.listed.count", listed.length],
    ["brands.listed.names", formatList(listed)],
    ["brands.major.count", shares.length],
    ...brands.map(({ name }): Entry => [`brand.${name}.products`, countOf(name)]),
    ...shares.flatMap(({ brand, products, percentage }): Entry[] => [
      [`share.${brand}.products`, products],
      [`share.${brand}.percent`, percentage, "percent"],
    ]),
    ["leader.name", formatList(leaders.map(({ brand }) => brand))],
    ["leader.products", led.length],
    ["leader.percent", percentOf(led.length, products.length), "percent"],
    ["leader.listed", led.length - joined.length],
    ["leader.listed.percent", percentOf(led.length - joined.length, products.length), "percent"],
    ["leader.joined.count", joined.length],
    ["leader.joined.names", formatList(distinct(joined.map(({ brand }) => brand)))],
    ["others.count", others.length],
    ["others.names", formatList(others.map(({ brand }) => brand))],
    ["others.products", others.reduce((sum, share) => sum + share.products, 0)],
  ];
}

function tierValues(products: readonly ProductFacts[], tiers: readonly PriceTier[]): Entry[] {
  const min = Math.min(...tiers.map((tier) => tier.min));
  const max = Math.max(...tiers.map((tier) => tier.max));
  const empty = tiers.filter((tier) => tier.products.length === 0);
  return [
    ["price.range", formatMoneyRange(min, max)],
    ["tiers.count", tiers.length],
    ["tiers.used.count", tiers.length - empty.length],
    ["tiers.empty.names", formatList(empty.map(({ label }) => label))],
    ...tiers.flatMap(({ label, range, min, max, products: members }): Entry[] => [
      [`tier.${label}.range`, range],
      [`tier.${label}.min`, min, "money"],
      [`tier.${label}.max`, max, "money"],
      [`tier.${label}.products`, members.length],
      [`tier.${label}.percent`, percentOf(members.length, products.length), "percent"],
      [`tier.${label}.names`, formatList(members.map(({ name }) => name))],
    ]),
  ];
}

function fieldValues(products: readonly ProductFacts[]): Entry[] {
  const ratings = products.flatMap(({ rating }) => rating ?? []);
  const licensed = products.filter(({ license }) => license);
  const licenses = licensed.flatMap(({ license }) => license ?? []);
  const licenseEvidence = combineStated(licenses);
  const themes = distinct(products.map(({ theme }) => theme));
  return [
    ["rated.count", ratings.length, "count", combineStated(ratings)],
    ["unrated.count", products.length - ratings.length, "count", combineStated(ratings)],
    ["licensed.count", licenses.length, "count", licenseEvidence],
    ["licensed.names", formatList(distinct(licenses.map(({ text }) => text))), "text", licenseEvidence],
    [
      "licensed.tiers",
      formatList(distinct(licensed.map(({ marketTier }) => marketTier))),
      "text",
      licenseEvidence,
    ],
    ...distinct(licenses.map(({ text }) => text)).map((name): Entry => {
      const named = licenses.filter(({ text }) => text === name);
      return [`license.${name}.products`, named.length, "count", combineStated(named)];
    }),
    ...themes.flatMap((theme): Entry[] => {
      const members = products.filter((product) => product.theme === theme);
      return [
        [`theme.${theme}.products`, members.length],
        [`theme.${theme}.names`, formatList(members.map(({ name }) => name))],
      ];
    }),
  ];
}

function productValues({ slug, name, marketTier, priceRange, rating, reviews }: ProductFacts): Entry[] {
  const prefix = productPrefix(slug);
  const entries: Entry[] = [
    [`${prefix}name`, name],
    [`${prefix}tier`, marketTier],
    [`${prefix}priceRange`, priceRange],
  ];
  if (rating) entries.push([`${prefix}rating`, rating.value, "rating", toEvidence(rating)]);
  if (reviews) entries.push([`${prefix}reviews`, reviews.text, "text", toEvidence(reviews)]);
  return entries;
}

function contentCounts({ home, market, methodology, sources }: Content): Entry[] {
  const primary = sources.filter((source) => source.role === "primary").length;
  return [
    ["findings.count", home.findings.cards.length],
    ["trends.count", market.trends.cards.length],
    ["opportunities.count", market.opportunities.items.length],
    ["steps.count", methodology.validation.steps.length],
    ["results.count", methodology.results.rows.length],
    ["sources.count", sources.length],
    ["sources.primary.count", primary],
    ["sources.secondary.count", sources.length - primary],
  ];
}

const distinct = (words: readonly string[]) => [...new Set(words)];

const toEvidence = ({ kind, notes }: Stated): Evidence => ({ kind, sources: notes.map(({ id }) => id) });

const combineStated = (values: readonly Stated[]) => combineEvidence(values.map(toEvidence));
