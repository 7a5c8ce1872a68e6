import { csvParseRows } from "d3-dsv";
import { expect, test } from "vitest";
import { readSheet } from "./read-sheet";

const header =
  "product,field,name,value,unit,allowed,observed_value,observed_on,source_title,source_address,source_publisher";
const cells = {
  product: "heart",
  field: "price",
  observed_value: "8.79",
  observed_on: "2026-11-20",
  source_title: 'Hearts, 50 "ct"',
  source_address: "https://shop.example/1",
  source_publisher: "Shop",
};
const row =
  'heart,price,Heart,8.49,US dollars,7 to 10,8.79,2026-11-20,"Hearts, 50 ""ct""",https://shop.example/1,Shop';
const empty = "heart,count,Heart,50,bandages,a whole number,,,,,";
const sheet = [header, empty, row].join("\r\n");

function withSeparator(separator: string): string {
  return sheet.replaceAll(/,(?! 50)/gu, separator);
}

function quoteAll(record: readonly string[]): string {
  return record.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
}

function read(text: string) {
  return readSheet(new TextEncoder().encode(text));
}

test.each([
  ["as published", `${sheet}\r\n`],
  ["without a line break at the end", sheet],
  ["with LF", sheet.replaceAll("\r\n", "\n")],
  ["with CR, as old spreadsheets save", sheet.replaceAll("\r\n", "\r")],
  ["with a byte order mark", `\ufeff${sheet}`],
  ["with semicolons", `\ufeff${withSeparator(";")}`],
  ["with tabs", withSeparator("\t")],
  ["with every cell in quotes", csvParseRows(sheet).map(quoteAll).join("\r\n")],
  ["with empty rows and cells at the end", `${sheet},,\r\n,,,,\r\n\r\n`],
  ["with spaces around a cell", sheet.replace("8.79", " 8.79 ")],
])("a sheet %s", (_, text) => {
  expect(read(text)).toEqual({ rows: [{ row: 3, cells }], problems: [] });
});

test("columns are found by their names, in any order and among others", () => {
  const records = [Object.keys(cells), Object.values(cells)].map((record) => ["x", ...record.toReversed()]);
  const text = records.map(quoteAll).join("\n");
  expect(read(text)).toEqual({ rows: [{ row: 2, cells }], problems: [] });
});

test("a row with a day and no value is a filled one", () => {
  expect(read(sheet.replace("8.79", ""))).toMatchObject({ rows: [{ row: 3 }], problems: [] });
});

const needed = Object.keys(cells);

test.each([
  ["", `found no column ${needed.join(", ")}; expected the columns of to-observe.csv`],
  ["\ufeff\r\n\r\n", `found no column ${needed.join(", ")}; expected the columns of to-observe.csv`],
  [
    [header, empty].join("\n"),
    "found no filled row; expected observed_value, observed_on, source_title, source_address, source_publisher in at least one",
  ],
  [
    sheet.replace("source_title", "source_titel").replace("observed_on", "seen"),
    "found no column observed_on, source_title; expected the columns of to-observe.csv",
  ],
])("%j is refused", (text, problem) => {
  expect(read(text)).toEqual({ rows: [], problems: [problem] });
});

test("a sheet in another encoding is refused", () => {
  const { problems } = readSheet(Buffer.from(sheet.replace("Heart", "Härt"), "latin1"));
  expect(problems).toEqual(['found bytes that are no UTF-8; expected a sheet saved as "CSV UTF-8"']);
});
