import { formatDate, formatList, formatMoneyRange, toReportedValue } from "../format";
import { combineEvidence, type Evidence, type Value } from "../value";
import { percentOf } from "./groups";
import type { ProductModel } from "./product";
import type { ReportModel } from "./report";
import { formatValue } from "./text";

/** The values that sentences can insert, by name. docs/values.md lists the names for owners. */
export type NamedValues = ReadonlyMap<string, Value>;

type Entry = [name: string, value: Value];

/** Derives every value that sentences can insert. */
export function deriveNamedValues(model: ReportModel): NamedValues {
  return new Map([
    ...deriveEditionValues(model),
    ...deriveBrandValues(model),
    ...deriveTierValues(model),
    ...deriveFieldValues(model.products),
    ...model.products.flatMap(deriveProductValues),
    ...deriveContentCounts(model),
  ]);
}

const toCount = (value: number, evidence?: Evidence): Value => ({ ...toReportedValue(value), ...evidence });
const toPercent = (part: number, base: number) => toReportedValue(percentOf(part, base), "percent");
const toNameList = (names: readonly string[], evidence?: Evidence): Value => ({
  ...toReportedValue(formatList([...new Set(names)])),
  ...evidence,
});

function deriveEditionValues({ edition }: ReportModel): Entry[] {
  const { contact } = edition.publisher;
  return [
    ["report.title", toReportedValue(edition.title)],
    ["report.subject", toReportedValue(edition.subject)],
    ["report.year", toReportedValue(String(edition.year))],
    ["report.version", toReportedValue(edition.version)],
    ["report.published", toReportedValue(formatDate(edition.published))],
    ["report.publisher", toReportedValue(edition.publisher.name)],
    ...(contact ? [["report.contact", toReportedValue(contact)] satisfies Entry] : []),
    ["report.license", toReportedValue(edition.license.short)],
    ["report.sourcesChecked", toReportedValue(formatDate(edition.sourcesChecked))],
  ];
}

function deriveBrandValues({ brands, products, shares }: ReportModel): Entry[] {
  const listedBrands = [...new Set(products.map(({ brand }) => brand))];
  // Shares are sorted by size. If several are the largest, their groups are counted together as the leader.
  const leaders = shares.filter((share) => share.products.length === shares[0]?.products.length);
  const otherShares = shares.slice(leaders.length);
  const leaderProducts = leaders.flatMap((share) => share.products);
  const joinedProducts = leaderProducts.filter(({ brand, group }) => brand !== group);
  const mainBrandCount = leaderProducts.length - joinedProducts.length;
  return [
    ["products.count", toCount(products.length)],
    ["brands.listed.count", toCount(listedBrands.length)],
    ["brands.listed.names", toNameList(listedBrands)],
    ["brands.major.count", toCount(shares.length)],
    ...brands.map(({ name }): Entry => {
      return [`brand.${name}.products`, toCount(products.filter(({ brand }) => brand === name).length)];
    }),
    ...shares.flatMap(({ group, products: members }): Entry[] => [
      [`share.${group}.products`, toCount(members.length)],
      [`share.${group}.percent`, toPercent(members.length, products.length)],
    ]),
    ["leader.name", toNameList(leaders.map(({ group }) => group))],
    ["leader.products", toCount(leaderProducts.length)],
    ["leader.percent", toPercent(leaderProducts.length, products.length)],
    ["leader.listed", toCount(mainBrandCount)],
    ["leader.listed.percent", toPercent(mainBrandCount, products.length)],
    ["leader.joined.products", toCount(joinedProducts.length)],
    ["leader.joined.names", toNameList(joinedProducts.map(({ brand }) => brand))],
    ["others.count", toCount(otherShares.length)],
    ["others.names", toNameList(otherShares.map(({ group }) => group))],
    ["others.products", toCount(products.length - leaderProducts.length)],
  ];
}

function deriveTierValues({ products, tiers }: ReportModel): Entry[] {
  const min = Math.min(...tiers.map((tier) => tier.min));
  const max = Math.max(...tiers.map((tier) => tier.max));
  const emptyTiers = tiers.filter((tier) => tier.products.length === 0);
  const spellCount = (count: number) => formatValue(toCount(count), "none");
  return [
    ["price.range", toReportedValue(formatMoneyRange(min, max))],
    ["tiers.count", toCount(tiers.length)],
    ["tiers.used.count", toCount(tiers.length - emptyTiers.length)],
    [
      "tiers.counts",
      toNameList(tiers.map(({ label, products }) => `${spellCount(products.length)} ${label}`)),
    ],
    ["tiers.empty.names", toNameList(emptyTiers.map(({ label }) => label))],
    ...tiers.flatMap((tier): Entry[] => [
      [`tier.${tier.label}.range`, toReportedValue(tier.range)],
      [`tier.${tier.label}.min`, toReportedValue(tier.min, "money")],
      [`tier.${tier.label}.max`, toReportedValue(tier.max, "money")],
      [`tier.${tier.label}.products`, toCount(tier.products.length)],
      [`tier.${tier.label}.percent`, toPercent(tier.products.length, products.length)],
      [`tier.${tier.label}.names`, toNameList(tier.products.map(({ name }) => name))],
    ]),
  ];
}

function deriveFieldValues(products: readonly ProductModel[]): Entry[] {
  const ratings = products.flatMap(({ rating }) => rating ?? []);
  const licensed = products.filter(({ license }) => license);
  const licensedTiers = licensed.map(({ marketTier }) => marketTier);
  const licenses = licensed.flatMap(({ license }) => license ?? []);
  const licenseNames = licenses.map(({ text }) => text);
  const licenseEvidence = combineEvidence(licenses);
  const ratingEvidence = combineEvidence(ratings);
  return [
    ["rated.count", toCount(ratings.length, ratingEvidence)],
    ["unrated.count", toCount(products.length - ratings.length, ratingEvidence)],
    ["licensed.count", toCount(licenses.length, licenseEvidence)],
    ["licensed.names", toNameList(licenseNames, licenseEvidence)],
    ["licensed.tiers", toNameList(licensedTiers, licenseEvidence)],
    ...[...new Set(licenseNames)].map((name): Entry => {
      const uses = licenses.filter(({ text }) => text === name);
      return [`license.${name}.products`, toCount(uses.length, combineEvidence(uses))];
    }),
    ...[...new Set(products.map(({ theme }) => theme))].flatMap((theme): Entry[] => {
      const members = products.filter((product) => product.theme === theme);
      return [
        [`theme.${theme}.products`, toCount(members.length)],
        [`theme.${theme}.names`, toNameList(members.map(({ name }) => name))],
      ];
    }),
  ];
}

function deriveProductValues({ slug, name, marketTier, priceRange, rating, reviews }: ProductModel): Entry[] {
  return [
    [`product.${slug}.name`, toReportedValue(name)],
    [`product.${slug}.tier`, toReportedValue(marketTier)],
    [`product.${slug}.priceRange`, toReportedValue(priceRange)],
    ...(rating ? [[`product.${slug}.rating`, rating] satisfies Entry] : []),
    // The value is the text, so that every format keeps the noun, as in "120 reviews".
    ...(reviews ? [[`product.${slug}.reviews`, { ...reviews, value: reviews.text }] satisfies Entry] : []),
  ];
}

/** Derives the numbers of sections, steps and sources. */
function deriveContentCounts({ home, market, methodology, sources }: ReportModel): Entry[] {
  const onePageOpportunities = market.opportunities.items.filter(({ onePage }) => onePage);
  const primaryCount = sources.filter(({ role }) => role === "primary").length;
  return [
    ["findings.count", toCount(home.findings.cards.length)],
    ["trends.count", toCount(market.trends.cards.length)],
    ["opportunities.count", toCount(market.opportunities.items.length)],
    ["opportunities.onePage.count", toCount(onePageOpportunities.length)],
    ["steps.count", toCount(methodology.validation.steps.length)],
    ["results.count", toCount(methodology.results.rows.length)],
    ["sources.count", toCount(sources.length)],
    ["sources.primary.count", toCount(primaryCount)],
    ["sources.secondary.count", toCount(sources.length - primaryCount)],
  ];
}
