import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { editionIn } from "../../../tests/trial-content";
import { deriveTables } from "../../analysis/tables/all-tables";
import type { DataTable } from "../../analysis/tables/table-model";
import { describeSchema, describeTable } from "./json";

const edition = editionIn();
const tables = deriveTables(edition);
const publication = edition.report.publication;

test("every table matches the schema, and the schema rejects an unknown kind", () => {
  const validate = addFormats.default(new Ajv2020({ allowUnionTypes: true })).compile(describeSchema());
  for (const table of tables) {
    validate(JSON.parse(JSON.stringify(describeTable(table, publication))));
    expect(validate.errors, table.name).toBeNull();
  }
  const broken = JSON.parse(JSON.stringify(describeTable(tables[0] as DataTable, publication)));
  const cells = Object.values(broken.rows[0] as Record<string, { kind?: string }>);
  Object.assign(cells.find(({ kind }) => kind) ?? {}, { kind: "guessed" });
  expect(validate(broken)).toBe(false);
});

test("decimal columns have a unit", () => {
  for (const { columns } of tables)
    for (const { name, datatype, unit } of columns)
      if (datatype === "decimal") expect(unit, name).toBeDefined();
});
