import type { Edition } from "../../analysis/edition";
import { isSelected } from "../../analysis/selection";
import type { Problem } from "../../content/problem";
import type { Draft } from "../../content/report-files";

/** A row of drawings highlights some product, and the cell of a gap holds none. */
export function checkSelections({ parts: { home, market } }: Draft, { products }: Edition): Problem[] {
  const rows = home.data.findings.cards.flatMap(({ shows }, index) => {
    const message = "found no product; expected a choice that some product fits";
    const isEmpty = !products.some((product) => isSelected(product, shows));
    return isEmpty ? [home.at(["findings", "cards", index, "shows"], message)] : [];
  });
  const cells = market.data.opportunities.items.flatMap(({ cell }, index) => {
    const inside = products.find((each) => each.theme === cell?.theme && each.marketTier === cell.tier);
    const message = `found ${inside?.name} there; expected an empty cell`;
    return inside ? [market.at(["opportunities", "items", index, "cell"], message)] : [];
  });
  return [...rows, ...cells];
}
