import { formatDate, formatList, formatMoneyRange, reported } from "../format";
import { combineEvidence, type Evidence, type Value } from "../value";
import { percentOf } from "./groups";
import type { ProductModel } from "./product";
import type { Model } from "./report";
import { formatValue } from "./text";

/** Every value that sentences may name, by its name; docs/values.md lists the names for editors. */
export type Values = ReadonlyMap<string, Value>;

type Entry = [name: string, value: Value];

/** Computes every value that sentences may name. */
export function deriveValues(model: Model): Values {
  return new Map([
    ...editionValues(model),
    ...brandValues(model),
    ...tierValues(model),
    ...fieldValues(model.products),
    ...model.products.flatMap(productValues),
    ...counts(model),
  ]);
}

const count = (value: number, evidence?: Evidence): Value => ({ ...reported(value), ...evidence });
const percent = (part: number, base: number) => reported(percentOf(part, base), "percent");
const names = (of: readonly string[], evidence?: Evidence): Value => ({
  ...reported(formatList([...new Set(of)])),
  ...evidence,
});

function editionValues({ edition }: Model): Entry[] {
  return [
    ["report.title", reported(edition.title)],
    ["report.subject", reported(edition.subject)],
    ["report.year", reported(String(edition.year))],
    ["report.version", reported(edition.version)],
    ["report.published", reported(formatDate(edition.published))],
    ["report.sourcesChecked", reported(formatDate(edition.sourcesChecked))],
  ];
}

function brandValues({ brands, products, shares }: Model): Entry[] {
  const all = products.length;
  const listed = [...new Set(products.map(({ brand }) => brand))];
  // Shares are sorted; several may be the largest.
  const leaders = shares.filter((share) => share.products.length === shares[0]?.products.length);
  const others = shares.slice(leaders.length);
  const led = leaders.flatMap((share) => share.products);
  const joined = led.filter(({ brand, group }) => brand !== group);
  const own = led.length - joined.length;
  return [
    ["products.count", count(all)],
    ["brands.listed.count", count(listed.length)],
    ["brands.listed.names", names(listed)],
    ["brands.major.count", count(shares.length)],
    ...brands.map(({ name }): Entry => {
      return [`brand.${name}.products`, count(products.filter(({ brand }) => brand === name).length)];
    }),
    ...shares.flatMap(({ brand, products: members }): Entry[] => [
      [`share.${brand}.products`, count(members.length)],
      [`share.${brand}.percent`, percent(members.length, all)],
    ]),
    ["leader.name", names(leaders.map(({ brand }) => brand))],
    ["leader.products", count(led.length)],
    ["leader.percent", percent(led.length, all)],
    ["leader.listed", count(own)],
    ["leader.listed.percent", percent(own, all)],
    ["leader.joined.count", count(joined.length)],
    ["leader.joined.names", names(joined.map(({ brand }) => brand))],
    ["others.count", count(others.length)],
    ["others.names", names(others.map(({ brand }) => brand))],
    ["others.products", count(all - led.length)],
  ];
}

function tierValues({ products, tiers }: Model): Entry[] {
  const min = Math.min(...tiers.map((tier) => tier.min));
  const max = Math.max(...tiers.map((tier) => tier.max));
  const empty = tiers.filter((tier) => tier.products.length === 0);
  const spell = (number: number) => formatValue(count(number), "none");
  return [
    ["price.range", reported(formatMoneyRange(min, max))],
    ["tiers.count", count(tiers.length)],
    ["tiers.used.count", count(tiers.length - empty.length)],
    ["tiers.counts", names(tiers.map(({ label, products }) => `${spell(products.length)} ${label}`))],
    ["tiers.empty.names", names(empty.map(({ label }) => label))],
    ...tiers.flatMap((tier): Entry[] => [
      [`tier.${tier.label}.range`, reported(tier.range)],
      [`tier.${tier.label}.min`, reported(tier.min, "money")],
      [`tier.${tier.label}.max`, reported(tier.max, "money")],
      [`tier.${tier.label}.products`, count(tier.products.length)],
      [`tier.${tier.label}.percent`, percent(tier.products.length, products.length)],
      [`tier.${tier.label}.names`, names(tier.products.map(({ name }) => name))],
    ]),
  ];
}

function fieldValues(products: readonly ProductModel[]): Entry[] {
  const ratings = products.flatMap(({ rating }) => rating ?? []);
  const licensed = products.filter(({ license }) => license);
  const licenses = licensed.flatMap(({ license }) => license ?? []);
  const licenseNames = licenses.map(({ text }) => text);
  const licensedTiers = licensed.map(({ marketTier }) => marketTier);
  const evidence = combineEvidence(licenses);
  return [
    ["rated.count", count(ratings.length, combineEvidence(ratings))],
    ["unrated.count", count(products.length - ratings.length, combineEvidence(ratings))],
    ["licensed.count", count(licenses.length, evidence)],
    ["licensed.names", names(licenseNames, evidence)],
    ["licensed.tiers", names(licensedTiers, evidence)],
    ...[...new Set(licenseNames)].map((name): Entry => {
      const same = licenses.filter(({ text }) => text === name);
      return [`license.${name}.products`, count(same.length, combineEvidence(same))];
    }),
    ...[...new Set(products.map(({ theme }) => theme))].flatMap((theme): Entry[] => {
      const members = products.filter((product) => product.theme === theme);
      return [
        [`theme.${theme}.products`, count(members.length)],
        [`theme.${theme}.names`, names(members.map(({ name }) => name))],
      ];
    }),
  ];
}

function productValues({ slug, name, marketTier, priceRange, rating, reviews }: ProductModel): Entry[] {
  return [
    [`product.${slug}.name`, reported(name)],
    [`product.${slug}.tier`, reported(marketTier)],
    [`product.${slug}.priceRange`, reported(priceRange)],
    ...(rating ? [[`product.${slug}.rating`, rating] satisfies Entry] : []),
    ...(reviews ? [[`product.${slug}.reviews`, { ...reviews, value: reviews.text }] satisfies Entry] : []),
  ];
}

function counts({ home, market, methodology, sources }: Model): Entry[] {
  const primary = sources.filter(({ role }) => role === "primary").length;
  return [
    ["findings.count", count(home.findings.cards.length)],
    ["trends.count", count(market.trends.cards.length)],
    ["opportunities.count", count(market.opportunities.items.length)],
    [
      "opportunities.onePage.count",
      count(market.opportunities.items.filter(({ onePage }) => onePage).length),
    ],
    ["steps.count", count(methodology.validation.steps.length)],
    ["results.count", count(methodology.results.rows.length)],
    ["sources.count", count(sources.length)],
    ["sources.primary.count", count(primary)],
    ["sources.secondary.count", count(sources.length - primary)],
  ];
}
