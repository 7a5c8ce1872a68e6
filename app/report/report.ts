import type { Content } from "../content/read-content";
import type { Settings } from "../settings";
import { deriveShares, deriveTiers, type ShareModel, type TierModel } from "./groups";
import { deriveProduct, type ProductModel } from "./product";
import { deriveSources, type SourceModel } from "./sources";
import type { Resolved } from "./text";

/**
 * The report before its text and pictures are resolved. Shares and tiers contain the same product objects.
 */
export interface ReportModel extends Omit<Content, "products" | "tiers" | "sources" | "writtenFor"> {
  products: ProductModel[];
  shares: ShareModel[];
  tiers: TierModel[];
  sources: SourceModel[];
  /** Whether pages link to the PDF and to the figures as PNG. */
  hasPdf: boolean;
}

/** The whole report, from which pages and files are rendered. */
export type Report = Resolved<ReportModel>;

/** Returns the name of an edition of the report, for example "The Report 2025". */
export function editionName({ title, year }: { title: string; year: number }): string {
  return `${title} ${year}`;
}

/** Derives the report from the content. `siteUrl` overrides the address in report.yaml. */
export function deriveReportModel(
  { products: records, writtenFor: _, ...content }: Content,
  { siteUrl, hasPdf }: Pick<Settings, "siteUrl" | "hasPdf">,
): ReportModel {
  const derivedProducts = records.map((record, index) => deriveProduct(record, index + 1, content));
  const isAmbiguous = (name: string) =>
    derivedProducts.filter(({ shortName }) => shortName === name).length > 1;
  const products = derivedProducts.map((product) =>
    isAmbiguous(product.shortName) ? { ...product, shortName: product.name } : product,
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
