import type { SortOrder } from "../../../analysis/sort";

/** What the sort orders are called. */
export const orderNames: Record<SortOrder, string> = {
  list: "List order",
  name: "Name, A to Z",
  price: "Price, lowest first",
  "per-piece": "Price per bandage, lowest first",
  count: "Count, most first",
  rating: "Rating, highest first",
};
