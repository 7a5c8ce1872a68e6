/** The orders in which products can be listed. The first is the brief's own. */
export const sortOrders = ["list", "name", "price", "per-bandage", "count", "rating"] as const;
export type SortOrder = (typeof sortOrders)[number];

export interface Sortable {
  /** Place in the brief's list, from 1. It decides where an order says nothing, so every order is total. */
  place: number;
  name: string;
  dollars: number;
  dollarsPerBandage: number;
  bandages: number;
  ratingOutOfFive?: number;
}

const alphabet = new Intl.Collator("en");

const comparisons: Record<SortOrder, (a: Sortable, b: Sortable) => number> = {
  list: () => 0,
  name: (a, b) => alphabet.compare(a.name, b.name),
  price: (a, b) => a.dollars - b.dollars,
  "per-bandage": (a, b) => a.dollarsPerBandage - b.dollarsPerBandage,
  count: (a, b) => b.bandages - a.bandages,
  // A product without a rating is not a badly rated one: it comes after all that have one.
  rating: (a, b) => rated(b) - rated(a),
};

const rated = ({ ratingOutOfFive = -1 }: Sortable) => ratingOutOfFive;

/** All products in an order; names from A, prices from the lowest, counts and ratings from the highest. */
export function sortProducts<P extends Sortable>(products: readonly P[], order: SortOrder): P[] {
  const compare = comparisons[order];
  return [...products].sort((a, b) => compare(a, b) || a.place - b.place);
}
