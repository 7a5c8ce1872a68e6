import { expect, test } from "vitest";
import { formatAs, formatDate, formatList, formatMoney, formatMoneyRange, formatUnitPrice } from "./format";

test("formatMoney shows no decimals or two", () => {
  expect([4, 0, 7.5, 8.49, 0.0799].map(formatMoney)).toEqual(["$4", "$0", "$7.50", "$8.49", "$0.08"]);
  expect([1 / 3, 1234.5, 0.1 + 0.2].map(formatMoney)).toEqual(["$0.33", "$1,234.50", "$0.30"]);
});

test("formatUnitPrice shows cents below one dollar, and two significant digits below one cent", () => {
  expect([1.5, 1, 0.996, 0.99].map(formatUnitPrice)).toEqual(["$1.50", "$1", "$1", "99¢"]);
  expect([0.424, 0.07, 0.01].map(formatUnitPrice)).toEqual(["42¢", "7¢", "1¢"]);
  expect([0.004, 0.00444, 0.000444].map(formatUnitPrice)).toEqual(["0.4¢", "0.44¢", "0.044¢"]);
});

test("formatMoneyRange shows the currency once", () => {
  expect(formatMoneyRange(10, 15)).toBe("$10-15");
  expect(formatMoneyRange(4, 7)).toBe("$4-7");
  expect(formatMoneyRange(7.5, 9.99)).toBe("$7.50-9.99");
});

test("formatAs shows ratings with one decimal", () => {
  const ratings = [5, 4.366666666666666, 4.4].map((rating) => formatAs(rating, "rating"));
  expect(ratings).toEqual(["5.0/5", "4.4/5", "4.4/5"]);
});

test("formatList joins items with commas and a final “and”", () => {
  const lists = [[], ["a"], ["a", "b"], ["a", "b", "c"]];
  expect(lists.map(formatList)).toEqual(["", "a", "a and b", "a, b and c"]);
});

test("formatDate formats years, months and days", () => {
  expect(["2019", "2019-05", "2019-05-03"].map(formatDate)).toEqual(["2019", "May 2019", "May 3, 2019"]);
  expect(["2026-01-31", "2025-12-01"].map(formatDate)).toEqual(["January 31, 2026", "December 1, 2025"]);
});
