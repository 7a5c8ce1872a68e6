import { expect, test } from "vitest";
import { filterProducts, noFilter } from "./filter";

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
  [{ text: " heart " }, [2]],
  [{ text: "." }, []],
  [{ brand: "BioSwiss" }, [0, 2]],
  [{ tier: "Premium" }, [1, 2]],
  [{ text: "bios", brand: "BioSwiss", tier: "Premium" }, [2]],
])("%j lists the products %j", (filter, indexes) => {
  const expected = indexes.map((index) => products[index]);
  expect(filterProducts(products, { ...noFilter, ...filter })).toEqual(expected);
});
