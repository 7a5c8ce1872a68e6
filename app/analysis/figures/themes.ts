import { editorial } from "../../content/kind";
import type { Edition } from "../edition";
import { formatCount } from "../format";
import { groupByTheme } from "../group";
import { combineEvidence } from "../value";
import { planFigure } from "./figure-model";
import { markProduct } from "./inputs";

/** Products by the theme of their shape, most first, and the licensed names among them. */
export const themes = planFigure(derive, [
  ["theme", "Theme", "text", ({ theme }) => theme, () => editorial],
  ["products", "Products", "count", ({ members }) => members.length, () => editorial],
  ["licensed", "Licensed names", "count", ({ licenses }) => licenses.length, ({ evidence }) => evidence],
  [
    "licenses",
    "Licenses",
    "text",
    ({ licenses }) => licenses.join(", ") || "none",
    ({ evidence }) => evidence,
  ],
]);

function derive({ report, products }: Edition) {
  const records = groupByTheme(products).map(({ value: theme, members }) => ({
    ...{ theme, members },
    licenses: members.flatMap(({ license }) => license ?? []),
    evidence: combineEvidence([editorial, ...members.flatMap(({ evidence }) => evidence.license ?? [])]),
  }));
  const rows = records.map(({ theme, members }) => {
    const marks = members.map((product) => ({
      ...markProduct(report, product),
      ...(product.license && { name: product.license }),
    }));
    const runs = [{ column: "products", value: members.length, marks }];
    return { label: theme, readout: formatCount(members.length), runs };
  });
  return { records, chart: { type: "marks" as const, rows, size: 36, perLine: 7, beside: true } };
}
