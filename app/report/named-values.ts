import { formatDate, formatList, formatMoneyRange, toReportedValue } from "../format";
import { combineEvidence, type Evidence, type Value } from "../value";
import { percentOf } from "./groups";
import type { ProductModel } from "./product";
import type { ReportModel } from "./report";
import { formatValue } from "./text";

/** Every value that sentences may name, by its name; docs/values.md lists the names for editors. */
export type NamedValues = ReadonlyMap<string, Value>;

type Entry = [name: string, value: Value];

/** Computes every value that sentences may name. */
export function deriveNamedValues(model: ReportModel): NamedValues {
  return new Map([
    ...listEditionValues(model),
    ...listBrandValues(model),
    ...listTierValues(model),
    ...listFieldValues(model.products),
    ...model.products.flatMap(listProductValues),
    ...listCounts(model),
  ]);
}

const toCount = (value: number, evidence?: Evidence): Value => ({ ...toReportedValue(value), ...evidence });
const toPercent = (part: number, base: number) => toReportedValue(percentOf(part, base), "percent");
const toNames = (of: readonly string[], evidence?: Evidence): Value => ({
  ...toReportedValue(formatList([...new Set(of)])),
  ...evidence,
});

function listEditionValues({ edition }: ReportModel): Entry[] {
  return [
    ["report.title", toReportedValue(edition.title)],
    ["report.subject", toReportedValue(edition.subject)],
    ["report.year", toReportedValue(String(edition.year))],
    ["report.version", toReportedValue(edition.version)],
    ["report.published", toReportedValue(formatDate(edition.published))],
    ["report.sourcesChecked", toReportedValue(formatDate(edition.sourcesChecked))],
  ];
}

function listBrandValues({ brands, products, shares }: ReportModel): Entry[] {
  const all = products.length;
  const listed = [...new Set(products.map(({ brand }) => brand))];
  // Shares are sorted; several may be the largest.
  const leaders = shares.filter((share) => share.products.length === shares[0]?.products.length);
  const others = shares.slice(leaders.length);
  const led = leaders.flatMap((share) => share.products);
  const joined = led.filter(({ brand, group }) => brand !== group);
  const own = led.length - joined.length;
  return [
    ["products.count", toCount(all)],
    ["brands.listed.count", toCount(listed.length)],
    ["brands.listed.names", toNames(listed)],
    ["brands.major.count", toCount(shares.length)],
    ...brands.map(({ name }): Entry => {
      return [`brand.${name}.products`, toCount(products.filter(({ brand }) => brand === name).length)];
    }),
    ...shares.flatMap(({ group, products: members }): Entry[] => [
      [`share.${group}.products`, toCount(members.length)],
      [`share.${group}.percent`, toPercent(members.length, all)],
    ]),
    ["leader.name", toNames(leaders.map(({ group }) => group))],
    ["leader.products", toCount(led.length)],
    ["leader.percent", toPercent(led.length, all)],
    ["leader.listed", toCount(own)],
    ["leader.listed.percent", toPercent(own, all)],
    ["leader.joined.count", toCount(joined.length)],
    ["leader.joined.names", toNames(joined.map(({ brand }) => brand))],
    ["others.count", toCount(others.length)],
    ["others.names", toNames(others.map(({ group }) => group))],
    ["others.products", toCount(all - led.length)],
  ];
}

function listTierValues({ products, tiers }: ReportModel): Entry[] {
  const min = Math.min(...tiers.map((tier) => tier.min));
  const max = Math.max(...tiers.map((tier) => tier.max));
  const empty = tiers.filter((tier) => tier.products.length === 0);
  const spell = (number: number) => formatValue(toCount(number), "none");
  return [
    ["price.range", toReportedValue(formatMoneyRange(min, max))],
    ["tiers.count", toCount(tiers.length)],
    ["tiers.used.count", toCount(tiers.length - empty.length)],
    ["tiers.counts", toNames(tiers.map(({ label, products }) => `${spell(products.length)} ${label}`))],
    ["tiers.empty.names", toNames(empty.map(({ label }) => label))],
    ...tiers.flatMap((tier): Entry[] => [
      [`tier.${tier.label}.range`, toReportedValue(tier.range)],
      [`tier.${tier.label}.min`, toReportedValue(tier.min, "money")],
      [`tier.${tier.label}.max`, toReportedValue(tier.max, "money")],
      [`tier.${tier.label}.products`, toCount(tier.products.length)],
      [`tier.${tier.label}.percent`, toPercent(tier.products.length, products.length)],
      [`tier.${tier.label}.names`, toNames(tier.products.map(({ name }) => name))],
    ]),
  ];
}

function listFieldValues(products: readonly ProductModel[]): Entry[] {
  const ratings = products.flatMap(({ rating }) => rating ?? []);
  const licensed = products.filter(({ license }) => license);
  const licenses = licensed.flatMap(({ license }) => license ?? []);
  const licenseNames = licenses.map(({ text }) => text);
  const evidence = combineEvidence(licenses);
  return [
    ["rated.count", toCount(ratings.length, combineEvidence(ratings))],
    ["unrated.count", toCount(products.length - ratings.length, combineEvidence(ratings))],
    ["licensed.count", toCount(licenses.length, evidence)],
    ["licensed.names", toNames(licenseNames, evidence)],
    [
      "licensed.tiers",
      toNames(
        licensed.map(({ marketTier }) => marketTier),
        evidence,
      ),
    ],
    ...[...new Set(licenseNames)].map((name): Entry => {
      const same = licenses.filter(({ text }) => text === name);
      return [`license.${name}.products`, toCount(same.length, combineEvidence(same))];
    }),
    ...[...new Set(products.map(({ theme }) => theme))].flatMap((theme): Entry[] => {
      const members = products.filter((product) => product.theme === theme);
      return [
        [`theme.${theme}.products`, toCount(members.length)],
        [`theme.${theme}.names`, toNames(members.map(({ name }) => name))],
      ];
    }),
  ];
}

function listProductValues({ slug, name, marketTier, priceRange, rating, reviews }: ProductModel): Entry[] {
  return [
    [`product.${slug}.name`, toReportedValue(name)],
    [`product.${slug}.tier`, toReportedValue(marketTier)],
    [`product.${slug}.priceRange`, toReportedValue(priceRange)],
    ...(rating ? [[`product.${slug}.rating`, rating] satisfies Entry] : []),
    // A text, so that every form keeps its noun.
    ...(reviews ? [[`product.${slug}.reviews`, { ...reviews, value: reviews.text }] satisfies Entry] : []),
  ];
}

function listCounts({ home, market, methodology, sources }: ReportModel): Entry[] {
  const places = market.opportunities.items.filter(({ onePage }) => onePage);
  const primary = sources.filter(({ role }) => role === "primary").length;
  return [
    ["findings.count", toCount(home.findings.cards.length)],
    ["trends.count", toCount(market.trends.cards.length)],
    ["opportunities.count", toCount(market.opportunities.items.length)],
    ["opportunities.onePage.count", toCount(places.length)],
    ["steps.count", toCount(methodology.validation.steps.length)],
    ["results.count", toCount(methodology.results.rows.length)],
    ["sources.count", toCount(sources.length)],
    ["sources.primary.count", toCount(primary)],
    ["sources.secondary.count", toCount(sources.length - primary)],
  ];
}
