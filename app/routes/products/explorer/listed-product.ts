import type { Kind } from "../../../analysis/value";
import type { PictureRef } from "../../../edition/pictures";

/** The ids of the element to hydrate and of its data. */
export const listId = "product-list";
export const dataId = "product-list-data";

/** A product on its card. The page embeds it as JSON, so it is small. */
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
  features: string[];
  picture: PictureRef;
}

export interface ProductListData {
  products: ListedProduct[];
  brands: string[];
  tiers: string[];
  emptyPicture: PictureRef;
}
