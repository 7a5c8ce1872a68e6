import type { SortOrder } from "../../../analysis/sort";

export const orderWords: Record<SortOrder, string> = {
  list: "List order",
  name: "Name, A to Z",
  price: "Price, lowest first",
  "per-bandage": "Price per bandage, lowest first",
  count: "Count, most first",
  rating: "Rating, highest first",
};
