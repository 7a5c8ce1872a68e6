import type { Report } from "../content/report-files";
import { deriveValues } from "./derived-values";
import { deriveFigures, type Figures } from "./figures/all-figures";
import { deriveProducts, type Product } from "./product";
import { type BrandShare, deriveShares } from "./share";
import type { Resolver } from "./text";
import { deriveTiers, type PriceTier } from "./tier";

/** One complete edition of the report. Route loaders compose their pages from it. */
export interface Edition {
  /** The folder that it was read from, as an absolute path. */
  root: string;
  /** Its content. Products are in the order of the list. */
  report: Report;
  products: Product[];
  shares: BrandShare[];
  tiers: PriceTier[];
  /** Fills in what sentences name. */
  resolver: Resolver;
  /** Derived at the first call. */
  figures: () => Figures;
  /** The site's root, where the newest edition is: only while an edition is rendered for the archive. */
  newest?: string;
}

/** Everything that is computed from the content. Each reference in it must have been checked. */
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
