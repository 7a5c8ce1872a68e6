import type { Content } from "../content/read-content";
import { deriveShares, deriveTiers, type ShareModel, type TierModel } from "./groups";
import { deriveProduct, type ProductModel } from "./product";
import { deriveSources, type SourceModel } from "./sources";
import type { Resolved } from "./text";

/** The report before its sentences are resolved. Shares and tiers hold the same products. */
export interface Model extends Omit<Content, "products" | "tiers" | "sources" | "writtenFor"> {
  products: ProductModel[];
  shares: ShareModel[];
  tiers: TierModel[];
  sources: SourceModel[];
}

/** The whole report, from which pages and files are made. */
export type Report = Resolved<Model>;

/** Derives products, shares, tiers and numbers of sources from content that fits its schemas. */
export function deriveModel({ products: records, writtenFor: _, ...content }: Content): Model {
  const products = records.map((record, index) => deriveProduct(record, index + 1, content));
  return {
    ...content,
    products,
    shares: deriveShares(products, content.brands),
    tiers: deriveTiers(products, content.tiers),
    sources: deriveSources(content.sources),
  };
}
