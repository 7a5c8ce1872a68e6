import { expect, test } from "vitest";
import { parseBenchOptions } from "./options";

test("without options it is all of it, to be written down", () => {
  expect(parseBenchOptions([])).toEqual({
    parts: ["pages", "filter", "click", "growth"],
    runs: 5,
    sizes: [10, 100, 1000],
    isWhole: true,
  });
});

test.each([[["growth"]], [["--quick"]], [["--runs", "2"]], [["--sizes", "10"]]])(
  "%j is not written down",
  (args) => {
    expect(parseBenchOptions(args).isWhole).toBe(false);
  },
);

test("takes parts, runs and sizes", () => {
  expect(parseBenchOptions(["growth", "pages", "--runs", "3", "--sizes", "10,50"])).toMatchObject({
    parts: ["pages", "growth"],
    runs: 3,
    sizes: [10, 50],
  });
});

test("says what is wrong", () => {
  expect(() => parseBenchOptions(["page"])).toThrow('"page" is no part of the benchmark');
  expect(() => parseBenchOptions(["--runs", "none"])).toThrow('--runs has "none"');
  expect(() => parseBenchOptions(["--sizes", "10,,5"])).toThrow('--sizes has ""');
});
