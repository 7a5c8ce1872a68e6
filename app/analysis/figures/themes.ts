import { editorial } from "../../content/kind";
import type { Edition } from "../edition";
import { formatCount } from "../format";
import { groupByTheme } from "../group";
import { column } from "../tables/record-table";
import { valueCell } from "../tables/table-model";
import { combineEvidence } from "../value";
import { planFigure } from "./figure-model";
import { markProduct } from "./inputs";

/** Products by the theme of their shape, most first, and the licensed names among them. */
export const themes = planFigure(derive, [
  column("theme", "Theme", "text", ({ theme }) => valueCell(theme, editorial)),
  column("products", "Products", "count", ({ members }) => valueCell(members.length, editorial)),
  column("licensed", "Licensed names", "count", ({ licences, evidence }) =>
    valueCell(licences.length, evidence),
  ),
  column("licences", "Licenses", "text", ({ licences, evidence }) =>
    valueCell(licences.join(", ") || "none", evidence),
  ),
]);

function derive({ report, products }: Edition) {
  const records = groupByTheme(products).map(({ value: theme, members }) => ({
    theme,
    members,
    licences: members.flatMap(({ licence }) => licence ?? []),
    evidence: combineEvidence([editorial, ...members.flatMap(({ evidence }) => evidence.licence ?? [])]),
  }));
  const rows = records.map(({ theme, members }) => {
    const marks = members.map((product) => ({
      ...markProduct(report, product),
      ...(product.licence && { name: product.licence }),
    }));
    const runs = [{ column: "products", value: members.length, marks }];
    return { label: theme, readout: formatCount(members.length), runs };
  });
  return { records, chart: { type: "marks" as const, rows, size: 36, perLine: 7, beside: true } };
}
