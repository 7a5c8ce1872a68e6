import { expect, test } from "vitest";
import { filterProducts, noFilter } from "./filter";
import { findMatch } from "./match";

test("splits the text at the first match", () => {
  expect(findMatch("Gummy Bear", "bear")).toEqual(["Gummy ", "Bear", ""]);
  expect(findMatch("Bear by Bear", "BEAR")).toEqual(["", "Bear", " by Bear"]);
  expect(findMatch("Heart-Shaped", "-")).toEqual(["Heart", "-", "Shaped"]);
});

test("finds nothing for an empty search or without a match", () => {
  expect(findMatch("Bear", "")).toBeUndefined();
  expect(findMatch("Bear", "star")).toBeUndefined();
  expect(findMatch("", "a")).toBeUndefined();
});

test("marks whole letters whose lowercase form is longer", () => {
  expect(findMatch("İzmir Star", "star")).toEqual(["İzmir ", "Star", ""]);
  expect(findMatch("İzmir", "i")).toEqual(["", "İ", "zmir"]);
  expect(findMatch("🩹 Star", "🩹")).toEqual(["", "🩹", " Star"]);
});

test("the parts join to the text, and matches agree with the filter", () => {
  const texts = ["Bear", "İİa", "aİb", "ßtar", "ΑΣ", "🩹a", "A-b c", ""];
  const wanted = ["a", "i", "İ", "ß", "ς", "σ", "🩹", "b", "İb", " ", "\u0307"];
  for (const text of texts) {
    for (const each of wanted) {
      const match = findMatch(text, each);
      if (match) expect(match.join("")).toBe(text);
      const listed = filterProducts([{ name: text, brand: "", marketTier: "" }], { ...noFilter, text: each });
      expect(match !== undefined, `${each} in ${text}`).toBe(listed.length === 1);
    }
  }
});
