import { editorial } from "../../content/kind";
import type { Edition } from "../edition";
import { groupByTheme } from "../group";
import { type Chart, planFigure } from "./figure-model";
import { markProduct } from "./inputs";

const evidence = () => editorial;

/** One row for each pair of a theme and a price tier, most frequent theme and highest tier first. */
export const themeByTier = planFigure(derive, [
  ["theme", "Theme", "text", ({ theme }) => theme, evidence],
  ["tier", "Tier", "text", ({ tier }) => tier],
  ["products", "Products", "count", ({ members }) => members.length, evidence],
  ["names", "Names", "text", ({ members }) => members.map(({ name }) => name).join(", ") || "none", evidence],
]);

function derive({ report, products, tiers }: Edition) {
  const records = groupByTheme(products).flatMap(({ value: theme, members }) =>
    tiers.map((tier) => ({
      theme,
      tier: tier.label,
      members: members.filter(({ marketTier }) => marketTier === tier.label),
    })),
  );
  const cells = report.market.opportunities.items.map(({ cell }) => cell);
  const gapOf = (pair: { theme: string; tier: string }) =>
    cells.findIndex((cell) => cell?.theme === pair.theme && cell.tier === pair.tier) + 1;
  const chart: Chart = {
    type: "matrix",
    row: "theme",
    column: "tier",
    value: "products",
    headings: tiers.map(({ label, range }) => ({ label, note: range })),
    drawings: records.map(({ members }) => members.map((product) => markProduct(report, product))),
    // Where a product stands, there is no gap to test.
    gaps: records.map((pair) => (pair.members.length === 0 && gapOf(pair)) || undefined),
  };
  return { records, chart };
}
