import { describe, expect, test } from "vitest";
import { seededChance } from "../../tests/seeded-chance";
import { type Filter, filterProducts, noFilter } from "./filter";

const product = (name: string, brand: string, marketTier: string) => ({ name, brand, marketTier });
const list = [
  product("Large Hearts", "Large", "Mid"),
  product("Zoo Animals", "Tin & Co", "Premium"),
  product("Star Ships", "BAND-X", "Mid"),
  product("Glitter Stars", "Large", "Mid"),
];
const names = (filter: Partial<Filter>) =>
  filterProducts(list, { ...noFilter, ...filter }).map(({ name }) => name);

describe("filterProducts", () => {
  test("without filters lists all", () => {
    expect(names({})).toEqual(list.map(({ name }) => name));
  });

  test("finds text in the name or brand, ignoring case", () => {
    expect(names({ text: "STAR" })).toEqual(["Star Ships", "Glitter Stars"]);
    expect(names({ text: "large" })).toEqual(["Large Hearts", "Glitter Stars"]);
    expect(names({ text: "band-x" })).toEqual(["Star Ships"]);
    expect(names({ text: "& co" })).toEqual(["Zoo Animals"]);
  });

  test("does not match across name and brand, or in the tier", () => {
    expect(names({ text: "Hearts Large" })).toEqual([]);
    expect(names({ text: "Premium" })).toEqual([]);
  });

  test("treats spaces and regex characters literally", () => {
    expect(names({ text: " " })).toEqual(list.map(({ name }) => name));
    expect(names({ text: "  " })).toEqual([]);
    for (const text of [".*", "(", "[", "\\", "^", "$", "|"]) expect(names({ text })).toEqual([]);
  });

  test("matches brand and tier exactly", () => {
    expect(names({ brand: "Large" })).toEqual(["Large Hearts", "Glitter Stars"]);
    expect(names({ brand: "large" })).toEqual([]);
    expect(names({ brand: "Larg" })).toEqual([]);
    expect(names({ tier: "Premium" })).toEqual(["Zoo Animals"]);
    expect(names({ tier: "premium" })).toEqual([]);
  });

  test("combines all filters", () => {
    expect(names({ text: "star", brand: "Large", tier: "Mid" })).toEqual(["Glitter Stars"]);
    expect(names({ text: "star", brand: "Large", tier: "Premium" })).toEqual([]);
  });
});

describe.each([1, 2, 3, 4, 5])("any products and any filter, seed %i", (seed) => {
  const random = seededChance(seed).next;
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
  const letters = ["a", "A", "b", "B", "é", "É", "ß", " ", "-", "İ", "🩹"];
  const word = (longest: number) =>
    Array.from({ length: Math.floor(random() * (longest + 1)) }, () => pick(letters)).join("");
  const brands = ["A", "a", "Ab", ""];
  const tiers = ["Mid", "Premium", "Value", ""];

  const trials = Array.from({ length: 200 }, () => ({
    products: Array.from({ length: Math.floor(random() * 13) }, (_, id) => ({
      id,
      ...product(word(6), pick(brands) || word(3), pick(tiers) || "Mid"),
    })),
    filter: { text: word(3), brand: pick(brands), tier: pick(tiers) },
  }));

  test("follows the specification's rule", () => {
    const contains = (whole: string, part: string) =>
      whole.toLowerCase().split(part.toLowerCase()).length > 1;
    let listed = 0;
    for (const { products, filter } of trials) {
      const expected = [];
      for (const each of products) {
        if (filter.text !== "" && !contains(each.name, filter.text) && !contains(each.brand, filter.text))
          continue;
        if (filter.brand !== "" && each.brand !== filter.brand) continue;
        if (filter.tier !== "" && each.marketTier !== filter.tier) continue;
        expected.push(each);
      }
      expect(filterProducts(products, filter)).toEqual(expected);
      listed += expected.length;
    }
    expect(listed).toBeGreaterThan(50);
  });
});
