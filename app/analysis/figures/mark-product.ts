import type { Report } from "../../content/report-files";
import { findRecord } from "../find-record";
import type { Product } from "../product";
import type { Mark } from "./figure-model";

/** A product drawn in its brand's color, filled: the values that place it came with the list. */
export function markProduct(report: Report, product: Product): Mark {
  const { shape } = findRecord(report.products, "slug", product.slug).picture;
  return { shape, color: product.brandColor };
}
