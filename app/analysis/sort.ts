/** The sort orders of the product list. The first is the report's own. */
export const sortOrders = ["list", "name", "price", "per-piece", "count", "rating"] as const;
export type SortOrder = (typeof sortOrders)[number];

export interface Sortable {
  /** Position in the report's list, from 1; breaks ties. */
  place: number;
  name: string;
  priceNumber: number;
  pricePerPieceNumber: number;
  countNumber: number;
  ratingNumber?: number;
}

const alphabet = new Intl.Collator("en");

const comparisons: Record<SortOrder, (a: Sortable, b: Sortable) => number> = {
  list: () => 0,
  name: (a, b) => alphabet.compare(a.name, b.name),
  price: (a, b) => a.priceNumber - b.priceNumber,
  "per-piece": (a, b) => a.pricePerPieceNumber - b.pricePerPieceNumber,
  count: (a, b) => b.countNumber - a.countNumber,
  // Unrated products come last.
  rating: (a, b) => rated(b) - rated(a),
};

const rated = ({ ratingNumber = -1 }: Sortable) => ratingNumber;

/** Sorts names and prices ascending, counts and ratings descending. */
export function sortProducts<P extends Sortable>(products: readonly P[], order: SortOrder): P[] {
  const compare = comparisons[order];
  return [...products].sort((a, b) => compare(a, b) || a.place - b.place);
}
