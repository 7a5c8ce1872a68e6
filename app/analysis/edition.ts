import type { Report } from "../content/report-files";
import { deriveValues } from "./derived-values";
import { deriveFigures, type Figures } from "./figures/all-figures";
import { deriveProducts, type Product } from "./product";
import { type BrandShare, deriveShares } from "./share";
import type { Resolver } from "./text";
import { deriveTiers, type PriceTier } from "./tier";

/** An edition of the report, from which route loaders compose their pages. */
export interface Edition {
  /** The absolute path of its content folder. */
  root: string;
  report: Report;
  products: Product[];
  shares: BrandShare[];
  tiers: PriceTier[];
  resolver: Resolver;
  figures: () => Figures;
  /** The address of the newest edition; only set while an older one is rendered for the archive. */
  newest?: string;
}

/** Derives an edition from content whose references have been checked. */
export function deriveEdition(root: string, report: Report): Edition {
  const products = deriveProducts(report);
  const shares = deriveShares(products, report.brands);
  const tiers = deriveTiers(products, report.tiers);
  const values = deriveValues(report, products, shares, tiers);
  let figures: Figures | undefined;
  const edition: Edition = {
    root,
    report,
    products,
    shares,
    tiers,
    resolver: { values, sources: report.sources },
    figures: () => {
      figures ??= deriveFigures(edition);
      return figures;
    },
  };
  return edition;
}
