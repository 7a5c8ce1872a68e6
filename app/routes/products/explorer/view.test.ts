import { expect, test } from "vitest";
import { sortOrders } from "../../../analysis/sort";
import { formatView, layouts, parseView, plainView } from "./address";

const choices = { brands: ["BAND-AID"], tiers: ["Mid"] };
const parse = (search: string) => parseView(search, choices);

test("every view comes back as it was", () => {
  for (const sort of sortOrders)
    for (const layout of layouts)
      for (const filter of [
        { text: "", brand: "", tier: "" },
        { text: "a&b", brand: "BAND-AID", tier: "Mid" },
      ])
        expect(parse(formatView({ ...filter, sort, layout }))).toEqual({ ...filter, sort, layout });
});

test("what is as at first is not in the address", () => {
  expect(formatView(plainView)).toBe("");
  expect(formatView({ ...plainView, sort: "per-bandage", layout: "table" })).toBe(
    "?sort=per-bandage&view=table",
  );
});

test.each(["Price", "", "__proto__", "constructor", "0", "list "])(
  "the unknown order or layout %j is not chosen",
  (word) => {
    const query = encodeURIComponent(word);
    expect(parse(`?sort=${query}&view=${query}`)).toEqual(plainView);
  },
);

test("a text too long for an address is cut there", () => {
  expect(formatView({ ...plainView, text: "x".repeat(10_000) })).toBe(`?q=${"x".repeat(200)}`);
});
