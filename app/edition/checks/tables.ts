import { valueFields } from "../../analysis/product";
import { flattenColumns } from "../../analysis/tables/header";
import { deriveProductTable } from "../../analysis/tables/product-tables";
import { deriveTables } from "../../analysis/tables/tables";
import { describeUnknown } from "../../content/nearest";
import type { Problem } from "../../content/problem";
import { blankEdition, type EditionDraft } from "../draft";

/** The list's CSV file has this column, too. */
const listColumn = "rank";

/** A fact's key names its column and its field beside those of every report: nothing else has that name. */
export function checkFactKeys({ sound, measures }: EditionDraft): Problem[] {
  const { list } = sound.parts;
  if (!list || !measures) return [];
  const table = deriveProductTable(blankEdition(measures, listFacts(list)));
  const names = [...flattenColumns(table).map(({ name }) => name), ...valueFields, listColumn];
  return (list.data.facts ?? []).flatMap((fact, index) => {
    const key = fact?.key;
    if (key === undefined || names.indexOf(key) === names.lastIndexOf(key)) return [];
    const message = `found "${key}", the name of another field or column; expected another, for example own_${key}`;
    return [list.at(["facts", index, "key"], message)];
  });
}

/** The words of published tables and columns in content/data.yaml: none missing, none too many. */
export function checkTables({ sound, measures }: EditionDraft): Problem[] {
  const { data: read, list, figures: words } = sound.parts;
  // A fact of content/products.yaml is a column, and a figure is a table.
  if (!read || !list || !measures) return [];
  const facts = listFacts(list);
  const tables = deriveTables(blankEdition(measures, facts, words && Object.keys(words.data)));
  const figures = tables.filter(({ figure }) => figure).map(({ name }) => name);
  const names = tables.map(({ name }) => name);
  const records = names.filter((name) => !figures.includes(name));
  const columns = [...new Set(tables.flatMap((table) => table.columns.map(({ name }) => name)))];
  const compare = (field: "tables" | "columns", what: string, needed: readonly string[], words: string) => {
    const given = read.data[field];
    if (!given) return [];
    const missing = needed.filter((name) => !Object.hasOwn(given, name));
    const unknown = Object.keys(given).filter((name) => !needed.includes(name));
    const possible = unknown.length > 0 ? deriveTables(blankEdition(measures, facts)) : [];
    return [
      ...missing.map((name) =>
        read.at([field], `found no words for the ${what} "${name}"; expected ${words}`),
      ),
      ...unknown.map((name) => {
        const left = possible.find(
          ({ figure, columns }) => figure && columns.some((each) => each.name === name),
        );
        const message = left
          ? `found "${name}", a column of the figure ${left.name}, which this edition leaves out; expected no words for it`
          : describeUnknown(`published ${what}`, name, needed);
        return read.at([field, name], message, true);
      }),
    ];
  };
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...compare("tables", "table", records, "its title and description"),
    ...compare("columns", "column", columns, "what it holds"),
    ...twice.map((name) =>
      read.at(["tables"], `found two tables with the name "${name}"; expected each name once`),
    ),
  ];
}

function listFacts({ data }: NonNullable<EditionDraft["sound"]["parts"]["list"]>) {
  return (data.facts ?? []).flatMap((fact) => (fact?.key ? { key: fact.key, label: "" } : []));
}
