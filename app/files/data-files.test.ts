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
import { manifestFile } from "./manifest";

const report = (await readReport(readSettings())).report as Report;
const { resources } = describeData(report);
const tables = new Map(listTables(report).map((table) => [`${table.name}.csv`, csvParse(writeCsv(table))]));
const columnsOf = ({ schema }: (typeof resources)[number]) => schema.fields.map(({ name }) => name);

// That it lists columns and rows as they are: tests/built/every-page.test.ts.
test("the data package describes the form of each file, and names the columns of kinds and sources", () => {
  for (const resource of resources) {
    expect(resource.dialect).toMatchObject({ header: true, delimiter: ",", lineTerminator: "\r\n" });
    const companions = resource.schema.fields.flatMap((field) => [field.kindField, field.sourcesField]);
    const found = columnsOf(resource).filter((name) => /_(?:kind|sources)$/u.test(name));
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
      for (const { name, type, format, description, kindField, sourcesField } of schema.fields) {
        expect(description, name).toMatch(/\S{3}/u);
        if (row[name] === "") continue;
        expect(row[name], name).toMatch(forms[format ?? type] ?? /./u);
        if (!kindField || !sourcesField) continue;
        const sources = row[sourcesField]?.split(";").filter(Boolean) ?? [];
        expect(row[kindField], name).toMatch(sources.length > 0 ? /./u : /^(?:reported|illustrative)$/u);
        expect(known).toEqual(expect.arrayContaining(sources));
      }
});

test("content/data.yaml says what each column holds, and nothing of columns that do not exist", () => {
  const names = resources.flatMap(columnsOf);
  const described = names.map((name) => name.replace(/^.+_(?=(?:kind|sources)$)/u, ""));
  // Its column comes with the first observed price and count.
  described.push("each_usd");
  expect(Object.keys(report.data.columns).sort()).toEqual([...new Set(described)].sort());
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

test("the manifest has the title of the report", () => {
  const { body } = manifestFile({ ...report, edition: { ...report.edition, title: "Another Title" } });
  expect(JSON.parse(String(body)).name).toBe("Another Title");
});
