import { strFromU8, unzipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { readSettings } from "../../scripts/settings";
import { readReport } from "../read-report";
import type { Report } from "../report/report";
import { listTables } from "../report/table";
import { listDataFiles, zipName } from "./data-files";

const report = (await readReport(readSettings())).report as Report;

// tests/built/every-page.test.ts checks the content of the tables.
test("the zip contains tables, data package and license, and has the same bytes in every time zone", () => {
  const zipped = () => listDataFiles(report).at(-1)?.body as Uint8Array;
  const zip = zipped();
  const files = unzipSync(zip);
  const tables = listTables(report).map(({ name }) => `${name}.csv`);
  const names = [...tables, "datapackage.json", "license.txt"];
  expect(Object.keys(files)).toEqual(names.map((name) => `${zipName(report)}/${name}`));
  const license = strFromU8(files[`${zipName(report)}/license.txt`] as Uint8Array);
  expect(license).toContain(report.edition.license.name);
  vi.stubEnv("TZ", "America/Santiago");
  expect(zipped()).toEqual(zip);
  vi.unstubAllEnvs();
});
