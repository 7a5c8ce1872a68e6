import { expect, test } from "vitest";
import { countOptions, filterProducts, noFilter } from "./filter";

const products = [
  { name: "Gummy Bear", brand: "BioSwiss", marketTier: "Mid" },
  { name: "ÉTOILE (10%)", brand: "Bears", marketTier: "Premium" },
  { name: "Heart", brand: "BioSwiss", marketTier: "Premium" },
  { name: "Bios", brand: "bioswiss", marketTier: "Mid" },
];

test.each([
  [{}, [0, 1, 2, 3]],
  [{ text: "bear" }, [0, 1]],
  [{ text: "BIOS" }, [0, 2, 3]],
  [{ text: "étoile (10%)" }, [1]],
  [{ text: "." }, []],
  [{ brand: "BioSwiss" }, [0, 2]],
  [{ tier: "Premium" }, [1, 2]],
  [{ text: "bios", brand: "BioSwiss", tier: "Premium" }, [2]],
])("%j lists the products %j", (filter, places) => {
  expect(filterProducts(products, { ...noFilter, ...filter })).toEqual(
    places.map((place) => products[place]),
  );
});

test("an option counts what it would list under the other filters", () => {
  const { brands, tiers } = countOptions(products, { text: "bear", brand: "BioSwiss", tier: "Premium" });
  expect([...brands]).toEqual([["Bears", 1]]);
  expect([...tiers]).toEqual([["Mid", 1]]);
});
