import type { Edition } from "../../analysis/edition";
import { figurePlans } from "../../analysis/figures/all-figures";
import { deriveTables, recordTables } from "../../analysis/tables/all-tables";
import { nameColumn } from "../../analysis/tables/table-model";
import type { Problem } from "../../content/problem";
import type { Draft } from "../../content/report-files";
import { checkKeys } from "./keys";

const tables = recordTables.map(({ name }) => name);
const plans = [...recordTables, ...Object.values(figurePlans)];
const columns = plans.flatMap((plan) => plan.columns.map(nameColumn));

/** content/data.yaml has words for every table, for every column in which the edition has a value, and for no unknown one. */
export function checkTables({ parts: { data: read } }: Draft, edition: Edition): Problem[] {
  const used = deriveTables(edition).flatMap(({ columns, rows }) =>
    columns.filter((_, index) => rows.some((row) => row[index]?.value !== null)).map(({ name }) => name),
  );
  const compare = (field: "tables" | "columns", needed: readonly string[], known: readonly string[]) => {
    const what = field.slice(0, -1);
    return [
      ...needed
        .filter((name) => !(name in read.data[field]))
        .map((name) => read.at([field], `found no words for the ${what} "${name}"; expected what it holds`)),
      ...checkKeys(read, [field], read.data[field], what, known),
    ];
  };
  return [...compare("tables", tables, tables), ...compare("columns", [...new Set(used)], columns)];
}
