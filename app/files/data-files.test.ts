import { strFromU8, unzipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { readReport } from "../read-report";
import { listTables } from "../report/table";
import { writeCsv } from "./csv";
import { zipData, zipName } from "./data-files";
import { describeData } from "./data-package";
import { manifestFile } from "./manifest";

const report = readReport();
const { resources } = describeData(report);

test("the data package names the columns of each file in their order, and where kinds and sources stand", () => {
  const tables = listTables(report);
  expect(resources.map(({ path }) => path)).toEqual(tables.map(({ name }) => `${name}.csv`));
  for (const [index, { path, schema, dialect }] of resources.entries()) {
    expect(dialect, path).toMatchObject({ header: true, delimiter: ",", lineTerminator: "\r\n" });
    const names = schema.fields.map(({ name }) => name);
    const csv = writeCsv(tables[index] as (typeof tables)[number]);
    expect(csv.slice(0, csv.indexOf("\r\n")), path).toBe(names.join(","));
    const companions = schema.fields.flatMap(({ kindField, sourcesField }) => [kindField, sourcesField]);
    expect(names.filter((name) => /_(?:kind|sources)$/u.test(name))).toEqual(companions.filter(Boolean));
  }
});

test("content/data.yaml says what each column holds, and nothing of columns that do not exist", () => {
  const names = resources.flatMap(({ schema }) => schema.fields.map(({ name }) => name));
  const described = names.map((name) => name.replace(/^.+_(?=(?:kind|sources)$)/u, ""));
  // Its column comes with the first observed price and count.
  described.push("each_usd");
  expect(Object.keys(report.data.columns).sort()).toEqual([...new Set(described)].sort());
});

test("the zip has tables, description and license, and the same bytes in every time zone", () => {
  const zip = zipData(report);
  const files = unzipSync(zip);
  const names = [...resources.map(({ path }) => path), "datapackage.json", "license.txt"];
  expect(Object.keys(files)).toEqual(names.map((name) => `${zipName(report)}/${name}`));
  expect(strFromU8(files[`${zipName(report)}/license.txt`] as Uint8Array)).toContain(
    report.edition.license.address,
  );
  vi.stubEnv("TZ", "America/Santiago");
  expect(zipData(report)).toEqual(zip);
  vi.unstubAllEnvs();
});

test("the manifest has the title of the report", () => {
  const { body } = manifestFile({ ...report, edition: { ...report.edition, title: "Another Title" } });
  expect(JSON.parse(String(body)).name).toBe("Another Title");
});
