import { expect, test } from "vitest";
import { illustrative, sourced } from "../../tests/small-content";
import { parseProse } from "../content/prose";
import { formatMoney, toReportedValue } from "../format";
import type { Value } from "../value";
import { formatValue, type Resolver, resolveAll, resolveProse, toPlainText } from "./text";

const resolver: Resolver = {
  values: new Map<string, Value>([
    ["products.count", toReportedValue(10)],
    ["share.Large.percent", toReportedValue(70, "percent")],
    ["product.heart.price", { ...illustrative(8.5), text: formatMoney(8.5) }],
    ["product.heart.rating", { ...sourced(4.4), text: "4.4/5" }],
  ]),
  toPictureRef: ({ file, alt }) => ({ src: `/${file}`, width: 1, height: 1, alt }),
};

const parse = (text: string) => parseProse(text).prose;
const resolve = (text: string) => resolveProse(parse(text), resolver.values);

test("resolveProse fills in values in the given format", () => {
  expect(toPlainText(resolve("Of {products.count|words}: {products.count|Words}."))).toBe("Of ten: Ten.");
  expect(toPlainText(resolve("{share.Large.percent}."))).toBe("70%.");
  expect(() => resolve("{products.price}")).toThrow("unknown value products.price");
});

test("no stop follows the stop of a name", () => {
  const values = new Map<string, Value>([["name", toReportedValue("Acme Inc.")]]);
  const read = (text: string) => toPlainText(resolveProse(parse(text), values));
  const texts = ["{name}.", "{name}.”", "{name}, too."];
  expect(texts.map(read)).toEqual(["Acme Inc.", "Acme Inc.”", "Acme Inc., too."]);
});

test("a value in a sentence keeps its kind and its sources", () => {
  expect(resolve("{product.heart.price}{product.heart.rating}").nodes).toEqual([
    { type: "value", text: "$8.50", kind: "illustrative", sources: [] },
    { type: "value", text: "4.4/5", kind: "sourced", sources: ["seen"] },
  ]);
});

test("resolveAll resolves sentences and pictures, and keeps one object that stands in several places", () => {
  const shared = { words: parse("{products.count}"), picture: { file: "a.svg", alt: "A" } };
  const records = { all: [shared], first: shared, other: [5, null, "{x}"] };
  const { all, first, other } = resolveAll(records, resolver);
  expect(toPlainText(first.words)).toBe("10");
  expect(first.picture.src).toBe("/a.svg");
  expect(all[0]).toBe(first);
  expect(other).toEqual([5, null, "{x}"]);
});

test.each<[number | string, string, string]>([
  [7, "seven", "Seven"],
  [0, "zero", "Zero"],
  [20, "twenty", "Twenty"],
  [21, "21", "21"],
  ["one Mid", "one Mid", "One Mid"],
])("%s in words", (value, words, capital) => {
  const shown = (["words", "Words"] as const).map((format) => formatValue(toReportedValue(value), format));
  expect(shown).toEqual([words, capital]);
});

test("zero and an empty list have words", () => {
  expect([0, ""].map((value) => formatValue(toReportedValue(value), "None"))).toEqual(["None", "None"]);
});
