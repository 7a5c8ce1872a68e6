import { expect, test } from "vitest";
import { seededChance } from "../../tests/seeded-chance";
import { filterProducts } from "./filter";

const letters = ["a", "A", "b", "B", "é", "É", "ß", " ", "-", "İ", "🩹", ".", "*", "(", "\\"];
const brands = ["A", "a", "Ab", ""];
const tiers = ["Mid", "Premium", "Value", ""];

test.each([1, 2, 3, 4, 5])("any filter follows the specification's rule, seed %i", (seed) => {
  const { below, pick } = seededChance(seed);
  const word = (longest: number) => Array.from({ length: below(longest + 1) }, () => pick(letters)).join("");
  const contains = (whole: string, part: string) => whole.toLowerCase().split(part.toLowerCase()).length > 1;
  let listed = 0;
  for (let trial = 0; trial < 200; trial += 1) {
    const products = Array.from({ length: below(13) }, () => ({
      name: word(6),
      brand: pick(brands) || word(3),
      marketTier: pick(tiers) || "Mid",
    }));
    const filter = { text: word(3), brand: pick(brands), tier: pick(tiers) };
    const expected = products.filter(({ name, brand, marketTier }) => {
      if (filter.text !== "" && !contains(name, filter.text) && !contains(brand, filter.text)) return false;
      if (filter.brand !== "" && brand !== filter.brand) return false;
      return filter.tier === "" || marketTier === filter.tier;
    });
    expect(filterProducts(products, filter)).toEqual(expected);
    listed += expected.length;
  }
  expect(listed).toBeGreaterThan(50);
});
