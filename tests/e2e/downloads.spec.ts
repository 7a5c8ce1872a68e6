import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { csvFormatRows, csvParseRows } from "d3-dsv";
import { strFromU8, unzipSync } from "fflate";
import { observationSheetName } from "../../app/downloads/data/names";
import { readRows } from "../parity/csv";
import { builtFiles, readBuilt } from "./built-site";

const csvFiles = builtFiles.flatMap((name) => /^data\/([\w-]+)\.csv$/.exec(name)?.[1] ?? []);
const version = (JSON.parse(readBuilt("data/products.json").toString()) as { report: { version: string } })
  .report.version;

test("every CSV file follows RFC 4180, and has the columns and types of the dictionary", () => {
  const forms: Record<string, RegExp> = {
    integer: /^-?\d+$/u,
    decimal: /^-?\d+(\.\d+)?$/u,
    anyURI: /^https:\/\/\S+$/u,
  };
  const dictionary = readRows(readBuilt("data/dictionary.csv").toString());
  for (const name of csvFiles) {
    const text = readBuilt(`data/${name}.csv`).toString();
    const [header = [], ...rows] = csvParseRows(text);
    expect(rows.length, name).toBeGreaterThan(0);
    expect(new Set(header).size, name).toBe(header.length);
    expect(`${csvFormatRows([header, ...rows]).replaceAll("\n", "\r\n")}\r\n`, name).toBe(text);
    // The dictionary describes neither itself nor the sheet to fill in.
    const columns = dictionary.filter(({ table }) => table === name);
    if (["dictionary.csv", observationSheetName].includes(`${name}.csv`)) continue;
    expect(columns.map(({ column }) => column)).toEqual(header);
    for (const [index, { datatype = "" }] of columns.entries()) {
      const cells = rows.map((row) => row[index] ?? "").filter((cell) => cell !== "");
      const form = forms[datatype];
      expect(form ? cells.filter((cell) => !form.test(cell)) : [], `${name}, ${header[index]}`).toEqual([]);
    }
  }
});

test("the zip holds every file, and all checksums match, in the zip and on the site", () => {
  const entries = unzipSync(new Uint8Array(readBuilt("data/shaped-bandage-report.zip")));
  const folder = `shaped-bandage-report-${version}/`;
  const inside = readSums(strFromU8(entries[`${folder}SHA256SUMS`] ?? new Uint8Array()));
  const expected = [...inside.keys(), "SHA256SUMS"].map((name) => folder + name);
  expect(Object.keys(entries).sort()).toEqual(expected.sort());
  for (const [name, sum] of inside) {
    const entry = entries[folder + name] ?? new Uint8Array();
    expect(sha256(entry), name).toBe(sum);
    expect(sha256(readBuilt(`data/${name}`)), name).toBe(sum);
    expect(entry.length, name).toBeGreaterThan(0);
  }
  const outside = readSums(readBuilt("data/SHA256SUMS").toString());
  const sheets = builtFiles.filter((name) => name.endsWith(observationSheetName));
  expect(sheets).toEqual([`data/${observationSheetName}`]);
  expect([...outside.keys()].sort()).toEqual([...inside.keys(), "shaped-bandage-report.zip"].sort());
  for (const [name, sum] of outside) {
    expect(sha256(readBuilt(`data/${name}`)), name).toBe(sum);
    expect(sha256(readBuilt(`data/${version}/${name}`)), `${version}/${name}`).toBe(sum);
  }
});

function readSums(text: string): Map<string, string> {
  const lines = text.trimEnd().split("\n");
  return new Map(lines.map((line) => line.split("  ").toReversed() as [string, string]));
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
