import type { Sortable } from "../../../analysis/sort";
import type { Kind } from "../../../analysis/value";
import type { PictureRef } from "../../../edition/pictures";

/** The ids of the product list and of its data. */
export const listId = "product-list";
export const dataId = "product-list-data";

/** What a card or a row shows of a product; it travels to the browser, so it holds no more. */
export interface ListedProduct extends Sortable {
  slug: string;
  brand: string;
  marketTier: string;
  tierColor: string;
  count: string;
  price: string;
  pricePerBandage: string;
  rating?: string;
  kinds: { count: Kind; price: Kind; pricePerBandage: Kind; rating?: Kind };
  /** The first two features. */
  features: string[];
  picture: PictureRef;
}

/** All that the product list needs in the browser. */
export interface ProductListData {
  /** The report's title, for files that are taken away. */
  title: string;
  products: ListedProduct[];
  /** Distinct brands and tiers, in the order in which they are offered. */
  brands: string[];
  tiers: string[];
  emptyPicture: PictureRef;
}
