import { expect, test } from "vitest";
import { combineEvidence, formatValue, makeValue, median, type Unit } from "./value";

test.each<[number | string, Unit, string, string, string]>([
  [7, "count", "7", "seven", "Seven"],
  [0, "count", "0", "zero", "Zero"],
  [20, "count", "20", "twenty", "Twenty"],
  [21, "count", "21", "21", "21"],
  [1_000_000, "count", "1,000,000", "1,000,000", "1,000,000"],
  [2351, "count", "2,351", "2,351", "2,351"],
  [24, "pieces", "24 bandages", "24", "24"],
  [70, "percent", "70%", "70", "70"],
  [10, "percent", "10%", "ten", "Ten"],
  [7.5, "money", "$7.50", "7.5", "7.5"],
  [4.4, "rating", "4.4/5", "4.4", "4.4"],
  ["Tin of 3", "text", "Tin of 3", "Tin of 3", "Tin of 3"],
])("formatValue of %s %s", (raw, unit, plain, words, capital) => {
  const value = makeValue(raw, unit);
  const kinds = [undefined, "plain", "words", "Words"] as const;
  const shown = kinds.map((kind) => formatValue(value, kind));
  expect(shown).toEqual([plain, plain, words, capital]);
});

test("evidence is a study input by default", () => {
  expect(makeValue(7)).toEqual({ raw: 7, unit: "count", kind: "input", sources: [] });
  const stated = { kind: "public", sources: ["a"] } as const;
  expect(makeValue(7, "money", stated)).toEqual({ raw: 7, unit: "money", ...stated });
});

test("evidence of several values has the least certain kind and all sources", () => {
  const input = { kind: "input", sources: [] } as const;
  const illustrative = { kind: "illustrative", sources: [] } as const;
  const one = { kind: "public", sources: ["a", "b"] } as const;
  const other = { kind: "public", sources: ["b", "c"] } as const;
  expect(combineEvidence([])).toEqual(input);
  expect(combineEvidence([input, input])).toEqual(input);
  expect(combineEvidence([input, one, other])).toEqual({ kind: "public", sources: ["a", "b", "c"] });
  const editorial = { kind: "editorial", sources: [] } as const;
  expect(combineEvidence([editorial, input, one]).kind).toBe("editorial");
  const weakest = { kind: "illustrative", sources: ["a", "b"] };
  expect(combineEvidence([one, illustrative, editorial, input])).toEqual(weakest);
});

test("the median is the middle value, or between the two", () => {
  const lists = [[], [3], [10, 9, 1], [4, 1, 2, 100], [2, 2, 2], [-1, -3]];
  const before = structuredClone(lists);
  expect(lists.map(median)).toEqual([0, 3, 9, 3, 2, -2]);
  expect(lists).toEqual(before);
});
