import { editorial } from "../../content/kind";
import { makeTable } from "../figure";
import { type Group, groupByTheme } from "../group";
import { type FigureData, type FigureInputs, markProduct } from "./inputs";

/** One row for each pair of a theme and a price tier, most frequent theme and highest tier first. */
export function themeByTier({ report, products, tiers, formats }: FigureInputs): FigureData {
  const pairs = groupByTheme(products).flatMap(({ value: theme, members }) =>
    tiers.map((tier) => ({
      theme,
      tier: tier.label,
      members: members.filter(({ marketTier }) => marketTier === tier.label),
    })),
  );
  const namesOf = ({ members }: Pick<Group, "members">) =>
    members.map(({ name }) => name).join(", ") || "none";
  const cells = report.market.opportunities.items.map(({ cell }) => cell);
  const gapOf = (pair: { theme: string; tier: string }) =>
    cells.findIndex((cell) => cell?.theme === pair.theme && cell.tier === pair.tier) + 1;
  return {
    ...makeTable(formats, pairs, [
      ["theme", "Theme", "text", ({ theme }) => theme, () => editorial],
      ["tier", "Tier", "text", ({ tier }) => tier],
      ["products", "Products", "count", ({ members }) => members.length, () => editorial],
      ["names", "Names", "text", namesOf, () => editorial],
    ]),
    chart: {
      type: "matrix",
      row: "theme",
      column: "tier",
      value: "products",
      headings: tiers.map(({ label, range }) => ({ label, note: range })),
      drawings: pairs.map(({ members }) => members.map((product) => markProduct(report, product))),
      // Where a product stands, there is no gap to test.
      gaps: pairs.map((pair) => (pair.members.length === 0 && gapOf(pair)) || undefined),
    },
  };
}
