import { figurePlans, listFigureIds } from "../../analysis/figures/all-figures";
import { recordTables } from "../../analysis/tables/all-tables";
import { nameColumn } from "../../analysis/tables/table-model";
import { describeUnknown } from "../../content/nearest";
import type { Problem } from "../../content/problem";
import type { Draft } from "../../content/report-files";

const tables = recordTables.map(({ name }) => name);
const ofRecords = recordTables.flatMap(({ columns }) => columns.map(nameColumn));
const columnsOf = (id: string) => (figurePlans[id]?.columns ?? []).map(nameColumn);
const ofFigures = Object.keys(figurePlans).flatMap(columnsOf);

/** Every published table and column has words in content/data.yaml, and no other. */
export function checkTables({ report, parts: { data: read } }: Draft): Problem[] {
  const used = [...new Set([...ofRecords, ...listFigureIds(report).flatMap(columnsOf)])];
  const compare = (field: "tables" | "columns", needed: readonly string[], known: readonly string[]) => {
    const given = Object.keys(read.data[field]);
    const what = field.slice(0, -1);
    return [
      ...needed
        .filter((name) => !given.includes(name))
        .map((name) => read.at([field], `found no words for the ${what} "${name}"; expected what it holds`)),
      ...given
        .filter((name) => !known.includes(name))
        .map((name) => read.at([field, name], describeUnknown(what, name, known), true)),
    ];
  };
  return [...compare("tables", tables, tables), ...compare("columns", used, [...ofRecords, ...ofFigures])];
}
