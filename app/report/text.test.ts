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

test("resolveProse inserts values in the requested format", () => {
  expect(toPlainText(resolve("Of {products.count|words}: {products.count|Words}."))).toBe("Of ten: Ten.");
  expect(toPlainText(resolve("{share.Large.percent}."))).toBe("70%.");
  expect(() => resolve("{products.price}")).toThrow("unknown value products.price");
});

test("resolveProse omits a full stop after a value that ends with one", () => {
  const values = new Map<string, Value>([["name", toReportedValue("Acme Inc.")]]);
  const resolveToText = (text: string) => toPlainText(resolveProse(parse(text), values));
  const texts = ["{name}.", "{name}.”", "{name}, too."];
  expect(texts.map(resolveToText)).toEqual(["Acme Inc.", "Acme Inc.”", "Acme Inc., too."]);
});

test("resolveProse keeps the kind and the sources of a value", () => {
  expect(resolve("{product.heart.price}{product.heart.rating}").nodes).toEqual([
    { type: "value", text: "$8.50", kind: "illustrative", sources: [] },
    { type: "value", text: "4.4/5", kind: "sourced", sources: ["seen"] },
  ]);
});

test("resolveAll resolves prose and pictures, and keeps an object that occurs several times the same object", () => {
  const record = { text: parse("{products.count}"), picture: { file: "a.svg", alt: "A" } };
  const part = { all: [record], first: record, primitives: [5, null, "{x}"] };
  const { all, first, primitives } = resolveAll(part, resolver);
  expect(toPlainText(first.text)).toBe("10");
  expect(first.picture.src).toBe("/a.svg");
  expect(all[0]).toBe(first);
  expect(primitives).toEqual([5, null, "{x}"]);
});

test.each<[number | string, string, string]>([
  [7, "seven", "Seven"],
  [0, "zero", "Zero"],
  [20, "twenty", "Twenty"],
  [21, "21", "21"],
  ["one Mid", "one Mid", "One Mid"],
])("formatValue spells %s out", (value, spelled, capitalized) => {
  const texts = (["words", "Words"] as const).map((format) => formatValue(toReportedValue(value), format));
  expect(texts).toEqual([spelled, capitalized]);
});

test("formatValue has words for zero and an empty list", () => {
  expect([0, ""].map((value) => formatValue(toReportedValue(value), "None"))).toEqual(["None", "None"]);
});
