import { expect, test } from "vitest";
import { parseProse } from "../content/prose";
import { citedNotes, plainText, type Resolver, resolveAll, resolveProse } from "./text";
import { makeValue } from "./value";

const resolver: Resolver = {
  values: new Map([
    ["products.count", makeValue(10)],
    ["share.Large.percent", makeValue(70, "percent")],
    ["product.heart.price", makeValue(8.5, "money", { kind: "illustrative", sources: [] })],
    ["product.star.license", makeValue("Star", "text")],
  ]),
  sourceIds: ["first", "second", "third"],
};

function parse(text: string) {
  return parseProse(text).prose;
}

const resolve = (text: string, self?: string) => resolveProse(parse(text), resolver, self);

test("resolveProse fills in values in the given format", () => {
  expect(plainText(resolve("Of {products.count|words}: {products.count|Words}."))).toBe("Of ten: Ten.");
  expect(plainText(resolve("{share.Large.percent}."))).toBe("70%.");
});

test("resolveProse keeps the name, the number and the kind of a value", () => {
  expect(resolve("{product.heart.price}").nodes).toEqual([
    { type: "value", name: "product.heart.price", raw: 8.5, text: "$8.50", kind: "illustrative" },
  ]);
});

test("resolveProse resolves this. to the product's own value", () => {
  expect(resolve("{this.price}", "product.heart.")).toEqual(resolve("{product.heart.price}"));
  expect(() => resolve("{this.price}")).toThrow("unknown derived value this.price");
  const other = () => resolve("{this.license}", "product.heart.");
  expect(other).toThrow("unknown derived value product.heart.license");
});

test("resolveProse numbers sources by their position", () => {
  const third = { type: "note", number: 3, id: "third" };
  const first = { type: "note", number: 1, id: "first" };
  const expected = [{ type: "cite", text: "so", notes: [third, first] }];
  expect(resolve("[so](third, first)").nodes).toEqual(expected);
});

test("resolveAll resolves all prose and keeps everything else", () => {
  const part = { a: parse("{products.count}"), b: [{ c: parse("x"), d: 5 }], e: null, f: "{products.count}" };
  const resolved = resolveAll(part, resolver);
  expect(plainText(resolved.a)).toBe("10");
  expect(resolved).toMatchObject({ b: [{ c: resolve("x"), d: 5 }], e: null, f: "{products.count}" });
});

test("citedNotes collects notes at any depth, by number, each once", () => {
  const deep = [{ c: resolve("[z](third, second)") }];
  const page = { a: resolve("[x](third) [y](first)"), b: deep, d: "text", e: null };
  expect(citedNotes(page).map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(citedNotes(undefined)).toEqual([]);
});

test("plainText drops citations and values' marks", () => {
  expect(plainText(resolve("A [cited](first) {products.count}."))).toBe("A cited 10.");
  expect(plainText(resolve(""))).toBe("");
});
