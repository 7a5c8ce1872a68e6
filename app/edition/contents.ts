import { deriveProducts } from "../analysis/product";
import { deriveShares } from "../analysis/share";
import type { Resolver } from "../analysis/text";
import { deriveTiers } from "../analysis/tier";
import { deriveValues } from "../analysis/values";
import type { Report } from "../content/report-files";

/** What an edition says, before anything is drawn of it. */
export type EditionContents = ReturnType<typeof deriveContents>;

export function deriveContents(report: Report) {
  const products = deriveProducts(report);
  const resolver: Resolver = { values: deriveValues(report), sources: report.sources };
  const shares = deriveShares(products, report.brands);
  const tiers = deriveTiers(products, report.tiers);
  return { report, products, shares, tiers, resolver };
}
