import { expect, test } from "vitest";
import { emptyFilter, filterProducts, formatFilter, parseFilter } from "./filter";

const products = [
  { name: "Gummy Bear", brand: "BioSwiss", marketTier: "Mid" },
  { name: "ÉTOILE (10%)", brand: "Bears", marketTier: "Premium" },
  { name: "Nature’s Heart", brand: "BioSwiss", marketTier: "Premium" },
  { name: "Bios", brand: "bioswiss", marketTier: "Mid" },
  { name: "Star Wars", brand: "BAND-AID", marketTier: "Mid" },
  { name: "Band Aid Look-alike", brand: "Other", marketTier: "Mid" },
];

test.each([
  [{}, [0, 1, 2, 3, 4, 5]],
  [{ text: "bear" }, [0, 1]],
  [{ text: "BIOS" }, [0, 2, 3]],
  [{ text: " heart " }, [2]],
  [{ text: "étoile (10%)" }, [1]],
  [{ text: "e\u0301toile" }, [1]],
  [{ text: "etoile" }, [1]],
  [{ text: "." }, []],
  [{ text: "-" }, [4, 5]],
  [{ text: "–" }, []],
  [{ text: "gummy  bear" }, [0]],
  [{ text: "gummybear" }, [0]],
  [{ text: "nature's" }, [2]],
  [{ text: "“heart”" }, [2]],
  [{ text: "bandaid" }, [4, 5]],
  [{ text: "band aid" }, [4, 5]],
  [{ text: "band\u2011aid®" }, [4, 5]],
  [{ text: "star wars™" }, [4]],
  [{ text: "ｂａｎｄ-ａｉｄ" }, [4, 5]],
  [{ text: "band aid", tier: "Premium" }, []],
  [{ brand: "BioSwiss" }, [0, 2]],
  [{ tier: "Premium" }, [1, 2]],
  [{ text: "bios", brand: "BioSwiss", tier: "Premium" }, [2]],
])("the filter %j finds the products %j", (filter, indexes) => {
  const expected = indexes.map((index) => products[index]);
  expect(filterProducts(products, { ...emptyFilter, ...filter })).toEqual(expected);
});

const options = { brands: ["BAND-AID", "Hot Wheels", "A&B=C"], tiers: ["Premium", "Mid"] };
const parse = (search: string) => parseFilter(new URLSearchParams(search), options);

test("a filter is the same after it was formatted as a query string and parsed", () => {
  expect(formatFilter(emptyFilter)).toBe("");
  const filter = { text: "star ship", brand: "Hot Wheels", tier: "Mid" };
  expect(formatFilter(filter)).toBe("?q=star+ship&brand=Hot+Wheels&tier=Mid");
  for (const text of ["", "a&b=c", "100%", "#?/", " ", "é 絆創膏 🩹", "x".repeat(200)])
    for (const brand of ["", ...options.brands]) {
      const filter = { text, brand, tier: "Mid" };
      expect(parse(formatFilter(filter))).toEqual(filter);
    }
});

test("parses any query string without an error and ignores unknown brands and tiers", () => {
  const malformed =
    "?&&&=== ?q ?q=% ?q=%E0%A4%A ?brand=band-aid&tier=__proto__ ?q=%00&brand[]=1&tier=constructor";
  for (const search of [...malformed.split(" "), "?q=<script>alert(1)</script>", `?q=${"x".repeat(2000)}`]) {
    expect(parse(search)).toMatchObject({ brand: "", tier: "" });
    expect(parse(search).text.length).toBeLessThanOrEqual(200);
  }
});
