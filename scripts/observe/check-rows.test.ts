import { writeFileSync } from "node:fs";
import path from "node:path";
import { csvFormatRows } from "d3-dsv";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder";
import { editionIn } from "../../tests/trial-content";
import { checkRows } from "./check-rows";
import { readSheet } from "./read-sheet";

const { report } = editionIn();
const folder = temporaryFolder();

const good = {
  product: "bioswiss-heart-shaped",
  field: "price",
  observed_value: "8.79",
  observed_on: "2026-11-20",
  source_title: 'Hearts, 50 "ct"',
  source_address: "https://shop.example/1",
  source_publisher: "Shop",
};
type Row = Partial<typeof good>;

function format(...rows: Row[]): string {
  return csvFormatRows([Object.keys(good), ...rows.map((row) => Object.values({ ...good, ...row }))]);
}

/** What is observed, or every problem. */
function check(text: string | Uint8Array, content = report) {
  const file = path.join(folder(), "sheet.csv");
  writeFileSync(file, text);
  const { observations, problems } = checkRows(readSheet(file), content, "2026-11-22");
  return problems.length > 0 ? problems : observations;
}

const sheet = format({ field: "count", observed_value: "", observed_on: "" }, {});
const semicolons = sheet.replaceAll(/,(?! 50)/gu, ";");

test.each([
  ["as published", `${sheet.replaceAll("\n", "\r\n")}\r\n`],
  ["with a byte order mark", `\ufeff${sheet}`],
  ["with semicolons", semicolons],
  ["with semicolons and decimal commas", semicolons.replace("8.79", "8,79")],
  ["with tabs", semicolons.replaceAll(";", "\t")],
  ["with empty rows and cells at the end", `${sheet},,\r\n,,,,\r\n\r\n`],
  ["with spaces and line breaks in cells", sheet.replace("8.79", '" 8.79\n"').replace(", 50", ",\n\t50")],
  ["with another column first", sheet.replaceAll(/^/gmu, "x,")],
])("a sheet %s is read", (_, text) => {
  const cells = { ...good, observed_value: expect.any(String) };
  expect(check(text)).toMatchObject([{ row: 3, cells, value: 8.79 }]);
});

test.each<[text: string | Uint8Array, problem: string]>([
  ["", `found no column ${Object.keys(good).join(", ")}; expected the columns of to-observe.csv`],
  [
    format({ observed_value: "", observed_on: "" }),
    `found no filled row; expected ${Object.keys(good).slice(2).join(", ")} in at least one`,
  ],
  [Buffer.from("Härte", "latin1"), 'found invalid UTF-8; expected a sheet saved as "CSV UTF-8"'],
])("the whole file is refused: %j", (text, problem) => {
  expect(() => check(text)).toThrow(problem);
});

test.each<[field: string, cell: string, value: unknown, newTier?: string]>([
  ["price", "7", 7],
  ["price", "10 Mid", 10],
  ["price", "10 Premium", 10, "Premium"],
  ["price", "6.99 Value", 6.99, "Value"],
  ["packaging", "Box, 1,5 cm", "Box, 1,5 cm"],
])("%s %j is read", (field, observed_value, value, newTier) => {
  expect(check(format({ field, observed_value }))).toMatchObject([{ value, newTier }]);
});

const number =
  "%; expected a number such as 8.49, or 8,49 where semicolons separate the cells, and no thousands separator";
const date =
  "%; expected a date as YYYY-MM-DD, for example 2026-11-20 (spreadsheets rewrite dates in columns that are not formatted as text)";
const tier =
  'found 6.99; expected 7 to 10, the range of the tier Mid; if the price is right, write "6.99 Value" to change the tier too, which is a study input';
const empty = "found an empty text; expected words";
const formula = '=HYPERLINK("https://shop.example";"Shop")';
const shown = "%; expected what the formula shows";

/** What is wrong in a row, and what is said of its last cell; % stands for "found" and that cell. */
const refused: [row: Row, message: string][] = [
  [{ product: "Wely" }, 'found the unknown product "Wely"; did you mean "Welly"?'],
  [{ field: "summary" }, 'found the unknown field "summary"; expected one of: count, price, packaging'],
  [{ field: "rating" }, "found rating, which is of kind input; expected an illustrative value"],
  [{ observed_value: "" }, number],
  [{ observed_value: "8,49" }, number],
  [{ observed_value: "$8.49" }, number],
  [{ observed_value: "6.99" }, tier],
  [{ observed_value: "16" }, "found 16; expected 7 to 10, the range of the tier Mid; no tier has this price"],
  [{ observed_value: "8.49 USD" }, 'found the unknown tier "USD"; expected one of: Premium, Mid, Value'],
  [{ field: "count", observed_value: "10001" }, "%; expected at most 10000"],
  [{ field: "packaging", observed_value: "" }, empty],
  [{ field: "packaging", observed_value: formula }, shown],
  [{ observed_on: "11/20/2026" }, date],
  [{ observed_on: "2026-02-30" }, date],
  [{ observed_on: "2026-11-23" }, "%; expected 2026-11-22 or earlier"],
  [{ source_title: "" }, empty],
  [{ source_title: formula }, shown],
  [{ source_publisher: "" }, empty],
  [{ source_publisher: formula }, shown],
  [{ source_address: "shop.example/1" }, "%; expected an address that begins with https:// or http://"],
];

test.each(refused)("%j is refused", (row, message) => {
  const [column, cell] = Object.entries(row).at(-1) ?? [];
  const expected = message.replace("%", `found "${cell}"`);
  expect(check(format(row))).toEqual([`row 2, column ${column}: ${expected}`]);
});

test("beside decimal commas, a point before three digits may separate thousands", () => {
  const expected = `row 3, column observed_value: ${number.replace("%", 'found "1.250"')}`;
  expect(check(semicolons.replace("8.79", "1.250"))).toEqual([expected]);
});

test("reviews are a number and a noun", () => {
  const [product] = report.products;
  const reviews = { value: product?.reviews?.value, kind: "illustrative", sources: [] };
  const content = { ...report, products: [{ ...product, reviews }] } as typeof report;
  const checkReviews = (cell: string) => check(format({ field: "reviews", observed_value: cell }), content);
  expect(checkReviews("12 reviews")).toMatchObject([{ value: { number: 12, noun: "reviews" } }]);
  expect(checkReviews("12 votes")).toMatchObject([{ value: { number: 12, noun: "votes" } }]);
  expect(checkReviews("12 Stars!")).toEqual([
    'row 2, column observed_value: found "Stars!"; expected a noun in small letters, for example bandage',
  ]);
});

test("all problems of all rows come at once, row by row", () => {
  const twice = { observed_value: "x", observed_on: "y" };
  const problems = check(format({}, twice, { product: "nobody", source_title: "" }));
  expect(problems.map((problem) => String(problem).split(";")[0])).toEqual([
    "row 3, column field: found price a second time (first in row 2)",
    'row 3, column observed_value: found "x"',
    'row 3, column observed_on: found "y"',
    'row 4, column product: found the unknown product "nobody"',
    "row 4, column source_title: found an empty text",
  ]);
});
