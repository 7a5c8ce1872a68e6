import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test, vi } from "vitest";
import { editionIn } from "../../../tests/trial-content";
import { deriveTables } from "../../analysis/tables/all-tables";
import type { DataTable } from "../../analysis/tables/table-model";
import { zipFiles } from "./bundle";
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

test("a zip has the same bytes in every time zone, also on days without a midnight", () => {
  const zipIn = (zone: string) => (published: string) => {
    vi.stubEnv("TZ", zone);
    return zipFiles("folder", [{ name: "a.csv", body: "a" }], published);
  };
  const days = ["2026-11-20", "2026-04-24", "2026-09-06"];
  const there = ["Africa/Cairo", "America/Santiago"].map((zone) => days.map(zipIn(zone)));
  const zips = days.map(zipIn("UTC"));
  vi.unstubAllEnvs();
  for (const each of there) expect(each).toEqual(zips);
});
