import { expect, test } from "vitest";
import { dollars } from "../../tests/trial-content";
import { formatCount, formatDate, formatList, formatPercent, formatWords } from "./format";

test.each([
  [0, "0"],
  [999, "999"],
  [2351, "2,351"],
  [1_000_000, "1,000,000"],
])("the count %d is %s", (value, text) => expect(formatCount(value)).toBe(text));

test.each([
  [4, "$4"],
  [0, "$0"],
  [7.5, "$7.50"],
  [8.49, "$8.49"],
  [0.0799, "$0.08"],
  [1 / 3, "$0.33"],
  [1234.5, "$1,234.50"],
  [0.1 + 0.2, "$0.30"],
])("%d dollars are %s", (value, text) => expect(dollars.money(value)).toBe(text));

test("a range names the currency once", () => {
  expect(dollars.moneyRange(10, 15)).toBe("$10-15");
  expect(dollars.moneyRange(4, 7)).toBe("$4-7");
  expect(dollars.moneyRange(7.5, 9.99)).toBe("$7.50-9.99");
});

test.each([
  [70, "70%"],
  [33.3, "33%"],
  [12.5, "13%"],
  [0, "0%"],
  [100, "100%"],
])("%d percent are %s", (value, text) => expect(formatPercent(value)).toBe(text));

test.each([
  [0, "zero"],
  [1, "one"],
  [13, "thirteen"],
  [20, "twenty"],
  [21, "21"],
  [1000, "1,000"],
  [7.5, "7.5"],
  [-1, "-1"],
])("%d in words is %s", (value, text) => expect(formatWords(value)).toBe(text));

test.each([
  [[], "none"],
  [["a"], "a"],
  [["a", "b"], "a and b"],
  [["a", "b", "c"], "a, b and c"],
])("the list %j", (items, text) => expect(formatList(items)).toBe(text));

test.each([
  ["2019", "2019"],
  ["2019-05", "May 2019"],
  ["2019-05-03", "May 3, 2019"],
  ["2026-01-31", "January 31, 2026"],
  ["2025-12-01", "December 1, 2025"],
])("the date %s is %s", (date, text) => expect(formatDate(date)).toBe(text));
