import { pictureOf } from "../../report/pictures";
import type { Report } from "../../report/report";

const offered = 3;

/** The picture of both 404 pages, and the products that they offer instead: the first of the list. */
export function composeNotFound({ site, products }: Report) {
  return { picture: pictureOf(site.lost), products: products.slice(0, offered) };
}
