import type { Report } from "../content/report-files";
import type { Product } from "./product";
import type { BrandShare } from "./share";
import type { PriceTier } from "./tier";

/** The parts of an edition that are compared with another. */
interface Compared {
  report: { imprint: Pick<Report["imprint"], "currency"> };
  products: readonly Product[];
  shares: readonly BrandShare[];
  tiers: readonly PriceTier[];
}

/** Undefined in the edition that lacks it. */
interface Pair<Thing> {
  name: string;
  before: Thing | undefined;
  now: Thing | undefined;
}

/** What changed from one edition to the next. Products are the same if they have the same slug. */
export interface EditionComparison {
  came: Product[];
  went: Product[];
  shares: Pair<BrandShare>[];
  tiers: Pair<PriceTier>[];
  /** Prices that changed; undefined if the editions have different currencies. */
  prices: { before: Product; now: Product }[] | undefined;
}

export function compareEditions(before: Compared, now: Compared): EditionComparison {
  const products = pair(before.products, now.products, ({ slug }) => slug);
  const isSameCurrency = before.report.imprint.currency === now.report.imprint.currency;
  return {
    came: products.flatMap(({ before, now }) => (now && !before ? now : [])),
    went: products.flatMap(({ before, now }) => (before && !now ? before : [])),
    shares: pair(before.shares, now.shares, ({ brand }) => brand),
    tiers: pair(before.tiers, now.tiers, ({ label }) => label),
    prices: isSameCurrency
      ? products.flatMap(({ before, now }) =>
          before && now && before.priceNumber !== now.priceNumber ? { before, now } : [],
        )
      : undefined,
  };
}

/** Joins both lists by name, in the order of the newer one; things that it lacks come last. */
function pair<Thing>(
  before: readonly Thing[],
  now: readonly Thing[],
  nameOf: (thing: Thing) => string,
): Pair<Thing>[] {
  const earlier = new Map(before.map((thing) => [nameOf(thing), thing]));
  const later = new Map(now.map((thing) => [nameOf(thing), thing]));
  const names = new Set([...later.keys(), ...earlier.keys()]);
  return [...names].map((name) => ({ name, before: earlier.get(name), now: later.get(name) }));
}
