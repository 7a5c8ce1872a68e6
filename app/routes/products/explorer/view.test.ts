import { expect, test } from "vitest";
import { sortOrders } from "../../../analysis/sort";
import { formatView, layouts, parseView, plainView } from "./address";

const choices = { brands: ["BAND-AID"], tiers: ["Mid"] };
const parse = (search: string) => parseView(search, choices);

test("formatting and parsing are inverse", () => {
  for (const sort of sortOrders)
    for (const layout of layouts)
      for (const filter of [
        { text: "", brand: "", tier: "" },
        { text: "a&b", brand: "BAND-AID", tier: "Mid" },
      ])
        expect(parse(formatView({ ...filter, sort, layout }))).toEqual({ ...filter, sort, layout });
});

test("defaults are not in the URL", () => {
  expect(formatView(plainView)).toBe("");
  expect(formatView({ ...plainView, sort: "per-piece", layout: "table" })).toBe("?sort=per-piece&view=table");
});

test.each(["Price", "", "__proto__", "constructor", "0", "list "])(
  "ignores the unknown order or layout %j",
  (word) => {
    const query = encodeURIComponent(word);
    expect(parse(`?sort=${query}&view=${query}`)).toEqual(plainView);
  },
);

test("cuts a long text", () => {
  expect(formatView({ ...plainView, text: "x".repeat(10_000) })).toBe(`?q=${"x".repeat(200)}`);
});
