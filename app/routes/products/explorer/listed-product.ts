import type { Kind } from "../../../analysis/value";
import type { PictureRef } from "../../../edition/pictures";

/** The ids of the element to hydrate and of its JSON. */
export const listId = "product-list";
export const dataId = "product-list-data";

/** A product as cards show it. Kept small, because the page embeds it as JSON. */
export interface ListedProduct {
  slug: string;
  name: string;
  brand: string;
  marketTier: string;
  tierColor: string;
  count: string;
  price: string;
  rating?: string;
  kinds: { count: Kind; price: Kind; rating?: Kind };
  /** The first two features. */
  features: string[];
  picture: PictureRef;
}

export interface ProductListData {
  products: ListedProduct[];
  /** Distinct, in the order of the filters. */
  brands: string[];
  tiers: string[];
  emptyPicture: PictureRef;
}
