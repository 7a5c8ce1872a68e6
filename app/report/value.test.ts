import { expect, test } from "vitest";
import { combineEvidence, formatValue, makeValue, type Unit } from "./value";

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

test("evidence of several values has the least certain kind and all sources", () => {
  const reported = { kind: "reported", sources: [] } as const;
  const illustrative = { kind: "illustrative", sources: [] } as const;
  const one = { kind: "sourced", sources: ["a", "b"] } as const;
  const other = { kind: "sourced", sources: ["b", "c"] } as const;
  expect(combineEvidence([])).toEqual(reported);
  expect(combineEvidence([reported, reported])).toEqual(reported);
  expect(combineEvidence([reported, one, other])).toEqual({ kind: "sourced", sources: ["a", "b", "c"] });
  const editorial = { kind: "editorial", sources: [] } as const;
  expect(combineEvidence([editorial, reported, one]).kind).toBe("editorial");
  const weakest = { kind: "illustrative", sources: ["a", "b"] };
  expect(combineEvidence([one, illustrative, editorial, reported])).toEqual(weakest);
});
