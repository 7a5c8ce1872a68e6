import { expect, test } from "vitest";
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

test("marks nothing in a text whose lowercase form is longer", () => {
  expect(findMatch("İzmir Star", "star")).toBeUndefined();
  expect(findMatch("🩹 Star", "🩹")).toEqual(["", "🩹", " Star"]);
});
