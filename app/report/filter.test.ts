import { expect, test } from "vitest";
import { filterProducts, noFilter } from "./filter";

const products = [
  { name: "Gummy Bear", brand: "BioSwiss", marketTier: "Mid" },
  { name: "ÉTOILE (10%)", brand: "Bears", marketTier: "Premium" },
  { name: "Heart", brand: "BioSwiss", marketTier: "Premium" },
  { name: "Bios", brand: "bioswiss", marketTier: "Mid" },
  { name: "Heart-Shaped", brand: "BAND-AID", marketTier: "Mid" },
];

test.each([
  [{}, [0, 1, 2, 3, 4]],
  [{ text: "bear" }, [0, 1]],
  [{ text: "BIOS" }, [0, 2, 3]],
  [{ text: "étoile (10%)" }, [1]],
  [{ text: " heart " }, [2, 4]],
  [{ text: "." }, []],
  [{ text: "-" }, [4]],
  [{ text: "–" }, []],
  // What the literal comparison does not find.
  [{ text: "heart shaped" }, [4]],
  [{ text: "gummy  bear" }, [0]],
  [{ text: "bandaid" }, [4]],
  [{ text: "band aid" }, [4]],
  [{ text: "band\u2011aid" }, [4]],
  [{ text: "gummybear" }, [0]],
  [{ text: "ｂａｎｄ-ａｉｄ" }, [4]],
  [{ text: "e\u0301toile" }, [1]],
  [{ text: "band aid", tier: "Premium" }, []],
  [{ brand: "BioSwiss" }, [0, 2]],
  [{ tier: "Premium" }, [1, 2]],
  [{ text: "bios", brand: "BioSwiss", tier: "Premium" }, [2]],
])("%j lists the products %j", (filter, indexes) => {
  const expected = indexes.map((index) => products[index]);
  expect(filterProducts(products, { ...noFilter, ...filter })).toEqual(expected);
});
