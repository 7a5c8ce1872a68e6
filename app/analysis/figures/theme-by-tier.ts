import { editorial } from "../../content/kind";
import type { Edition } from "../edition";
import { gapLetter } from "../gap";
import { groupByTheme } from "../group";
import { column } from "../tables/record-table";
import { valueCell } from "../tables/table-model";
import { type Chart, planFigure } from "./figure-model";
import { markProduct } from "./inputs";

/** One row for each pair of a theme and a price tier, most frequent theme and highest tier first. */
export const themeByTier = planFigure(derive, [
  column("theme", "Theme", "text", ({ theme }) => valueCell(theme, editorial)),
  column("tier", "Tier", "text", ({ tier }) => valueCell(tier)),
  column("products", "Products", "count", ({ members }) => valueCell(members.length, editorial)),
  column("names", "Names", "text", ({ members }) =>
    valueCell(members.map(({ name }) => name).join(", ") || "none", editorial),
  ),
]);

function derive({ report, products, tiers }: Edition) {
  const records = groupByTheme(products).flatMap(({ value: theme, members }) =>
    tiers.map((tier) => ({
      theme,
      tier: tier.label,
      members: members.filter(({ marketTier }) => marketTier === tier.label),
    })),
  );
  const gaps = report.market.opportunities.items;
  const gapOf = (tier: string, theme?: string) => {
    const index = gaps.findIndex(({ cell }) => cell?.tier === tier && cell.theme === theme);
    return index < 0 ? undefined : gapLetter(index);
  };
  const chart: Chart = {
    type: "matrix",
    row: "theme",
    column: "tier",
    value: "products",
    headings: tiers.map(({ label, range }) => ({ label, note: range, gap: gapOf(label) })),
    drawings: records.map(({ members }) => members.map((product) => markProduct(report, product))),
    gaps: records.map(({ tier, theme }) => gapOf(tier, theme)),
  };
  return { records, chart };
}
