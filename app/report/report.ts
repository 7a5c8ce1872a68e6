import type { Content } from "../content/read-content";
import type { Settings } from "../settings";
import { deriveShares, deriveTiers, type ShareModel, type TierModel } from "./groups";
import { deriveProduct, type ProductModel } from "./product";
import { deriveSources, type SourceModel } from "./sources";
import type { Resolved } from "./text";

/** The report before its sentences are resolved. Shares and tiers hold the same products. */
export interface ReportModel extends Omit<Content, "products" | "tiers" | "sources" | "writtenFor"> {
  products: ProductModel[];
  shares: ShareModel[];
  tiers: TierModel[];
  sources: SourceModel[];
  /** Whether pages link the PDF and the pictures of figures. */
  hasPdf: boolean;
}

/** The whole report, from which pages and files are made. */
export type Report = Resolved<ReportModel>;

/** The report and its year, as in "The Report 2025". */
export function editionName({ title, year }: { title: string; year: number }): string {
  return `${title} ${year}`;
}

/** Derives products, shares, tiers and numbers of sources from content that fits its schemas. The address is that of SITE_URL, if it is set. */
export function deriveReportModel(
  { products: records, writtenFor: _, ...content }: Content,
  { siteUrl, hasPdf }: Pick<Settings, "siteUrl" | "hasPdf">,
): ReportModel {
  const derived = records.map((record, index) => deriveProduct(record, index + 1, content));
  const isShared = (name: string) => derived.filter(({ shortName }) => shortName === name).length > 1;
  const products = derived.map((product) =>
    isShared(product.shortName) ? { ...product, shortName: product.name } : product,
  );
  return {
    ...content,
    edition: { ...content.edition, ...(siteUrl && { address: siteUrl }) },
    hasPdf,
    products,
    shares: deriveShares(products, content.brands),
    tiers: deriveTiers(products, content.tiers),
    sources: deriveSources(content.sources),
  };
}
