import type { SortOrder } from "../../../analysis/sort";

/** What the orders are called where a reader chooses one, and where it is told which one it is. */
export const orderWords: Record<SortOrder, string> = {
  list: "List order",
  name: "Name, A to Z",
  price: "Price, lowest first",
  "per-bandage": "Price per bandage, lowest first",
  count: "Count, most first",
  rating: "Rating, highest first",
};
