import { compareFigures, compareSheetTable, findFigures } from "./figures";
import { compareCited, compareValues } from "./pages";
import { type Site, valueColumns } from "./site";

/** What pages and files claim, and how often at least: half as often as in version 1.0.0. */
const least = {
  "plotted value": 250,
  "table cell": 1500,
  "named value": 450,
  sentence: 300,
  "alternative text": 8,
  "illustrative mark": 90,
};
type ClaimType = keyof typeof least;

/** Compares a claim with the published CSV. `about`: a figure, table, page or value. */
export type Compare = (type: ClaimType, about: string, isRight: boolean, problem: string) => void;

/** The contradictions in a built site, and what was compared too few times. */
export function findProblems(site: Site): string[] {
  const problems: string[] = [];
  const claims: string[] = [];
  const compare: Compare = (type, about, isRight, problem) => {
    claims.push(`${type}: ${about}`);
    if (!isRight) problems.push(`${type}: ${about}: ${problem}`);
  };
  for (const check of [compareFiles, compareFigures, compareSheetTable, compareValues, compareCited])
    check(site, compare);
  const demand = (count: number, type: string, about = "") => {
    const compared = claims.filter((claim) => claim.startsWith(`${type}: ${about}`)).length;
    if (compared < count) problems.push(`${type}: ${about}: compared ${compared} times, not ${count}`);
  };
  for (const [type, count] of Object.entries(least)) demand(count, type);
  for (const { table } of site.tables.get("dictionary") ?? []) demand(1, "table cell", `${table}.`);
  for (const id of findFigures(site)) {
    const rows = site.tables.get(id) ?? [];
    // Once on its page, once in its file.
    demand(2 * Math.max(1, rows.length), "plotted value", `${id}.`);
    demand(2 * rows.length * valueColumns(rows[0]).length, "table cell", `${id}.`);
    demand(5, "sentence", id);
    demand(1, "alternative text", id);
  }
  for (const product of site.tables.get("products") ?? []) {
    const count = Object.values(product).filter((cell) => cell === "illustrative").length;
    demand(count, "illustrative mark", `product.${product.slug}.`);
  }
  return problems;
}

/** Cells have the same value, kind and sources in JSON and CSV. */
function compareFiles({ tables, json }: Site, compare: Compare): void {
  for (const [name, rows] of tables) {
    const others = json.get(name)?.rows ?? [];
    compare("table cell", name, rows.length === others.length, `the JSON has ${others.length} rows`);
    for (const [index, row] of rows.entries())
      for (const column of valueColumns(row)) {
        const { value = null, kind = null, sources = [] } = others[index]?.[column] ?? {};
        const said = [value, kind, sources.join(";")].join("|");
        const stated = [row[column], row[`${column}_kind`], row[`${column}_sources`]].join("|");
        compare("table cell", `${name}.${index + 1}.${column}`, said === stated, `the JSON says ${said}`);
      }
  }
}
