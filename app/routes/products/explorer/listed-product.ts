import type { Sortable, SortOrder } from "../../../analysis/sort";
import type { Kind } from "../../../analysis/value";
import type { PictureRef } from "../../../edition/pictures";

export const listId = "product-list";
export const dataId = "product-list-data";

/** A product as cards and rows show it. Kept small, because the page embeds it as JSON. */
export interface ListedProduct extends Sortable {
  slug: string;
  brand: string;
  marketTier: string;
  tierColor: string;
  count: string;
  price: string;
  pricePerPiece: string;
  rating?: string;
  kinds: { count: Kind; price: Kind; pricePerPiece: Kind; rating?: Kind };
  /** The edition's own facts by key. */
  facts?: Record<string, { text: string; kind: Kind }>;
  /** The first two features. */
  features: string[];
  picture: PictureRef;
}

export interface ProductListData {
  /** The report's title, for CSV files. */
  title: string;
  products: ListedProduct[];
  /** Distinct, in the order of the filters. */
  brands: string[];
  tiers: string[];
  /** The thing sold, as in "price per bandage". */
  piece: string;
  /** The edition's own facts. */
  facts: { key: string; label: string }[];
  /** What the sort orders are called. */
  orders: Record<SortOrder, string>;
  /** The names of the measured columns in CSV files. */
  headers: Record<"count" | "price" | "pricePerPiece" | "rating", string>;
  emptyPicture: PictureRef;
}
