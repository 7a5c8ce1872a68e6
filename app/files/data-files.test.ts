import { csvParse } from "d3-dsv";
import { strFromU8, unzipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { readSettings } from "../../scripts/settings";
import { readReport } from "../read-report";
import type { Report } from "../report/report";
import { listTables } from "../report/table";
import { writeCsv } from "./csv";
import { listDataFiles, zipName } from "./data-files";
import { describeData } from "./data-package";

const report = (await readReport(readSettings())).report as Report;
const { resources } = describeData(report);
const tables = new Map(listTables(report).map((table) => [`${table.name}.csv`, csvParse(writeCsv(table))]));

// That it lists columns and rows as they are: tests/built/every-page.test.ts.
test("the data package describes the form of each file, and names the columns of kinds and sources", () => {
  for (const resource of resources) {
    expect(resource.dialect).toMatchObject({ header: true, delimiter: ",", lineTerminator: "\r\n" });
    const companions = resource.schema.fields.flatMap((field) => [field.kindField, field.sourcesField]);
    const names = resource.schema.fields.map(({ name }) => name);
    const found = names.filter((name) => /_(?:kind|sources)$/u.test(name));
    expect(found).toEqual(companions.filter(Boolean));
  }
});

test("each cell is of its column's type; a value has a kind, and a sourced one its sources", () => {
  const forms: Record<string, RegExp> = {
    integer: /^-?\d+$/u,
    number: /^-?\d+(\.\d+)?$/u,
    uri: /^https?:\S+$/u,
  };
  const known = report.sources.map(({ id }) => id);
  for (const { path, schema } of resources)
    for (const row of tables.get(path) ?? [])
      for (const { name, type, format, kindField, sourcesField } of schema.fields) {
        if (row[name] === "") continue;
        expect(row[name], name).toMatch(forms[format ?? type] ?? /./u);
        if (!kindField || !sourcesField) continue;
        const sources = row[sourcesField]?.split(";").filter(Boolean) ?? [];
        expect(row[kindField], name).toMatch(sources.length > 0 ? /./u : /^(?:reported|illustrative)$/u);
        expect(known).toEqual(expect.arrayContaining(sources));
      }
});

test("the zip has tables, description and license, and the same bytes in every time zone", () => {
  const zipped = () => listDataFiles(report).at(-1)?.body as Uint8Array;
  const zip = zipped();
  const files = unzipSync(zip);
  const names = [...resources.map(({ path }) => path), "datapackage.json", "license.txt"];
  expect(Object.keys(files)).toEqual(names.map((name) => `${zipName(report)}/${name}`));
  expect(strFromU8(files[`${zipName(report)}/license.txt`] as Uint8Array)).toContain(
    report.edition.license.address,
  );
  vi.stubEnv("TZ", "America/Santiago");
  expect(zipped()).toEqual(zip);
  vi.unstubAllEnvs();
});
