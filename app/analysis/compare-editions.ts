/** The parts of an edition that are compared with another. */
export interface ComparedEdition {
  currency: string;
  products: ComparedProduct[];
  shares: { brand: string; percentage: number; products: number }[];
  tiers: { label: string; range: string; products: number }[];
}

export interface ComparedProduct {
  slug: string;
  name: string;
  priceNumber: number;
  price: string;
  isIllustrative: boolean;
}

export type EditionComparison = ReturnType<typeof compareEditions>;

/** What changed from one edition to the next. Products are the same if they have the same slug. */
export function compareEditions(before: ComparedEdition, now: ComparedEdition) {
  const products = pair(before.products, now.products, ({ slug }) => slug);
  return {
    came: products.flatMap(({ before, now }) => (now && !before ? now : [])),
    went: products.flatMap(({ before, now }) => (before && !now ? before : [])),
    shares: pair(before.shares, now.shares, ({ brand }) => brand),
    tiers: pair(before.tiers, now.tiers, ({ label }) => label),
    /** Prices that changed; undefined if the editions have different currencies. */
    prices:
      before.currency === now.currency
        ? products.flatMap(({ before, now }) =>
            before && now && before.priceNumber !== now.priceNumber ? { before, now } : [],
          )
        : undefined,
  };
}

/** Both lists joined by name, in the order of the newer one; what it lacks comes last. Undefined where an edition lacks it. */
function pair<Thing>(before: readonly Thing[], now: readonly Thing[], nameOf: (thing: Thing) => string) {
  const earlier = new Map(before.map((thing) => [nameOf(thing), thing]));
  const later = new Map(now.map((thing) => [nameOf(thing), thing]));
  const names = new Set([...later.keys(), ...earlier.keys()]);
  return [...names].map((name) => ({ name, before: earlier.get(name), now: later.get(name) }));
}
