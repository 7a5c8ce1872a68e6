import type { Edition } from "../../analysis/edition";
import { figurePlans } from "../../analysis/figures/all-figures";
import { deriveTables, recordTables } from "../../analysis/tables/all-tables";
import { nameColumn } from "../../analysis/tables/table-model";
import { describeUnknown } from "../../content/nearest";
import type { Problem } from "../../content/problem";
import type { Draft } from "../../content/report-files";

const tables = recordTables.map(({ name }) => name);
const plans = [...recordTables, ...Object.values(figurePlans)];
const columns = plans.flatMap((plan) => plan.columns.map(nameColumn));

/** content/data.yaml has words for every table, and for no unknown table or column. */
export function checkTables({ parts: { data: read } }: Draft): Problem[] {
  const findUnknown = (field: "tables" | "columns", known: readonly string[]) =>
    Object.keys(read.data[field])
      .filter((name) => !known.includes(name))
      .map((name) => read.at([field, name], describeUnknown(field.slice(0, -1), name, known), true));
  return [
    ...findWordless(read, "tables", tables),
    ...findUnknown("tables", tables),
    ...findUnknown("columns", columns),
  ];
}

/** content/data.yaml has words for every column in which the edition has a value. Others have their title. */
export function checkColumns({ parts: { data } }: Draft, edition: Edition): Problem[] {
  const used = deriveTables(edition).flatMap(({ columns, rows }) =>
    columns.filter((_, index) => rows.some((row) => row[index]?.value !== null)).map(({ name }) => name),
  );
  return findWordless(data, "columns", [...new Set(used)]);
}

function findWordless(
  read: Draft["parts"]["data"],
  field: "tables" | "columns",
  names: readonly string[],
): Problem[] {
  return names
    .filter((name) => !Object.hasOwn(read.data[field], name))
    .map((name) =>
      read.at([field], `found no words for the ${field.slice(0, -1)} "${name}"; expected what it holds`),
    );
}
