import { expect, test } from "vitest";
import { listStatedValues } from "../../app/analysis/stated-values";
import { editionIn } from "../../tests/trial-content";
import { checkRows } from "./check-rows";
import type { NeededColumn, SheetRow } from "./read-sheet";

const edition = editionIn();
const stated = listStatedValues(edition.report);

const filled: SheetRow["cells"] = {
  product: "bioswiss-heart-shaped",
  field: "price",
  observed_value: "8.79",
  observed_on: "2026-11-20",
  source_title: "Heart bandages",
  source_address: "https://shop.example/1",
  source_publisher: "Shop",
};

function check(...changes: Partial<SheetRow["cells"]>[]) {
  const rows = changes.map((change, index) => ({ row: index + 7, cells: { ...filled, ...change } }));
  return checkRows(rows, stated, "2026-11-22");
}

test.each<[cells: Partial<SheetRow["cells"]>, value: unknown]>([
  [{}, 8.79],
  [{ observed_value: "7" }, 7],
  [{ observed_value: "10" }, 10],
  [{ field: "count", observed_value: "1" }, 1],
  [{ field: "count", observed_value: "10000" }, 10_000],
  [{ field: "packaging", observed_value: "Box, 40 ct" }, "Box, 40 ct"],
  [{ product: "Welly", field: "color", observed_value: "#A0b1c2" }, "#A0b1c2"],
  [{ observed_on: "2026-11-22" }, 8.79],
])("%j is read", (cells, value) => {
  const { observations, problems } = check(cells);
  expect(problems).toEqual([]);
  expect(observations).toMatchObject([{ row: 7, value, page: "https://shop.example/1" }]);
});

const price = "found %; expected a number";
const nothing = "found nothing; expected a filled cell";
const day =
  "found %; expected a date as YYYY-MM-DD, for example 2026-11-20 (spreadsheets rewrite dates in columns that are not formatted as text)";

/** The column with its cell, and what is said of it; % stands for the cell in quotes. */
const refused: [column: NeededColumn, cell: string, message: string, field?: string][] = [
  ["product", "bioswis-heart-shaped", 'found the unknown product %; did you mean "bioswiss-heart-shaped"?'],
  ["field", "prize", 'found the unknown field %; did you mean "price"?'],
  ["field", "summary", "found the unknown field %; expected one of: count, price, packaging"],
  ["observed_value", "", nothing],
  ["observed_value", "8,49", price],
  ["observed_value", "$8.49", price],
  ["observed_value", "about 8", price],
  ["observed_value", "1e1", price],
  ["observed_value", "0x8", price],
  [
    "observed_value",
    "10.49",
    "found 10.49; expected 7 to 10, the range of the tier Mid; look at the price again, or at the product's marketTier",
  ],
  [
    "observed_value",
    "6.99",
    "found 6.99; expected 7 to 10, the range of the tier Mid; look at the price again, or at the product's marketTier",
  ],
  ["observed_value", "0", "found %; expected more than 0"],
  [
    "observed_value",
    "24.5",
    "found %; expected how many a pack holds as a whole number, for example 24",
    "count",
  ],
  ["observed_value", "0", "found %; expected at least 1", "count"],
  ["observed_value", "10001", "found %; expected at most 10000", "count"],
  ["observed_value", "fifty", "found %; expected how many a pack holds, for example 24", "count"],
  ["observed_value", "Tin\nwith a lid", "found a line break or a tab; expected one line", "packaging"],
  [
    "observed_value",
    "Tin\u200b",
    "found an invisible control character; expected readable text",
    "packaging",
  ],
  ["observed_on", "", nothing],
  ["observed_on", "11/20/2026", day],
  ["observed_on", "2026-11", day],
  ["observed_on", "2026-02-30", day],
  ["observed_on", "2026-11-23", "found %; expected 2026-11-22 or earlier"],
  ["source_title", "", nothing],
  ["source_publisher", "", nothing],
  ["source_address", "", nothing],
  ["source_address", "shop.example/1", "found %; expected an address that begins with https://"],
  ["source_address", "ftp://shop.example/1", "found %; expected an address that begins with https://"],
  ["source_address", "javascript:alert(1)", "found %; expected an address that begins with https://"],
];

test.each(refused)("%s %j is refused", (column, cell, message, field = "price") => {
  const { observations, problems } = check({ field, [column]: cell });
  expect(problems).toEqual([`row 7, column ${column}: ${message.replace("%", `"${cell}"`)}`]);
  expect(observations).toEqual([]);
});

test("a color that is none is refused", () => {
  const { problems } = check({ product: "Welly", field: "color", observed_value: "red" });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^row 7, column observed_value: found "red"; expected a colou?r as #/u);
});

test("a value that is no longer illustrative is refused", () => {
  expect(check({ field: "rating", observed_value: "4.5" }).problems).toEqual([
    "row 7, column field: found rating, which is of kind input; expected an illustrative value",
  ]);
});

test("reviews are a number and a noun", () => {
  const reviews = stated.map((value) =>
    value.field === "reviews" ? { ...value, kind: "illustrative" as const } : value,
  );
  const checkReviews = (cell: string) =>
    checkRows(
      [{ row: 7, cells: { ...filled, field: "reviews", observed_value: cell } }],
      reviews,
      "2026-11-22",
    );
  expect(checkReviews("12 reviews").observations).toMatchObject([{ value: { number: 12, noun: "reviews" } }]);
  for (const noun of ["", "stars and more"])
    expect(checkReviews(`12 ${noun}`.trim()).problems).toEqual([
      `row 7, column observed_value: found the unknown word "${noun}"; expected one of: ratings, reviews`,
    ]);
});

test("a value that is given twice is refused", () => {
  expect(check({}, { observed_value: "8.89" }).problems).toEqual([
    "row 8, column field: found price a second time (first in row 7); expected it once",
  ]);
});

test("rows that name one address have to agree on the source", () => {
  const other = { field: "count", observed_value: "40", source_address: "https://SHOP.example:443/1" };
  expect(check({}, other).problems).toEqual([]);
  const because = "as in row 7, because both rows name the same address";
  expect(check({}, { ...other, source_title: "Hearts", observed_on: "2026-11-19" }).problems).toEqual([
    `row 8, column observed_on: found "2026-11-19"; expected "2026-11-20" ${because}`,
    `row 8, column source_title: found "Hearts"; expected "Heart bandages" ${because}`,
  ]);
});

test("all problems of all rows come at once, row by row", () => {
  const { problems } = check(
    { observed_value: "x", observed_on: "y" },
    { product: "nobody", source_title: "" },
  );
  expect(problems.map((line) => line.split(": ", 1)[0])).toEqual([
    "row 7, column observed_value",
    "row 7, column observed_on",
    "row 8, column product",
    "row 8, column source_title",
  ]);
});
