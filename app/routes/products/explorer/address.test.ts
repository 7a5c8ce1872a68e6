import { describe, expect, test } from "vitest";
import { noFilter } from "../../../analysis/filter";
import { formatFilter, parseFilter } from "./address";

const choices = { brands: ["BAND-AID", "Hot Wheels", "A&B=C"], tiers: ["Premium", "Mid"] };
const parse = (search: string) => parseFilter(search, choices);

describe("a filter in the URL", () => {
  test("is an empty query if nothing is chosen", () => {
    expect(formatFilter(noFilter)).toBe("");
    expect(parse("")).toEqual(noFilter);
    expect(parse("?")).toEqual(noFilter);
  });

  test("has readable keys", () => {
    expect(formatFilter({ text: "star ship", brand: "Hot Wheels", tier: "Mid" })).toBe(
      "?q=star+ship&brand=Hot+Wheels&tier=Mid",
    );
    expect(formatFilter({ ...noFilter, tier: "Mid" })).toBe("?tier=Mid");
  });

  test.each([
    "heart",
    "a&b=c",
    "100%",
    "a+b c",
    "#?/",
    "é 絆創膏 🩹",
    " ",
    "%41",
    "\\",
    "'\"<script>",
    "x".repeat(200),
  ])("is parsed as it was formatted: %j", (text) => {
    for (const brand of ["", ...choices.brands])
      for (const tier of ["", ...choices.tiers])
        expect(parse(formatFilter({ text, brand, tier }))).toEqual({ text, brand, tier });
  });

  test("may be written by hand", () => {
    expect(parse("q=star%20ship&tier=Mid")).toEqual({ text: "star ship", brand: "", tier: "Mid" });
    expect(parse("?tier=Mid&q=a&brand=BAND-AID")).toEqual({ text: "a", brand: "BAND-AID", tier: "Mid" });
  });

  test.each(["Acme", "band-aid", "BAND-AID ", "__proto__", "toString", "0", "undefined"])(
    "ignores the unknown value %j",
    (value) => {
      const query = encodeURIComponent(value);
      expect(parse(`?brand=${query}&tier=${query}`)).toEqual(noFilter);
      expect(parse(`?brand=${query}&tier=Mid`)).toEqual({ ...noFilter, tier: "Mid" });
    },
  );

  test("takes the first of a repeated key", () => {
    expect(parse("?q=a&q=b&brand=BAND-AID&brand=Hot+Wheels&tier=Mid&tier=Premium")).toEqual({
      text: "a",
      brand: "BAND-AID",
      tier: "Mid",
    });
    expect(parse("?tier=None&tier=Mid").tier).toBe("");
  });

  test("ignores other keys, and keys in capitals", () => {
    expect(parse("?Q=a&BRAND=BAND-AID&utm_source=x&page=2&q[]=b&__proto__=c")).toEqual(noFilter);
  });

  test.each([
    "?&&&===",
    "?q",
    "?q=",
    "?=a",
    "?q=%",
    "?q=%E0%A4%A",
    "?q=%00",
    "?q=%ff%fe",
    "?brand=%F0%9F",
    "??q=a",
    "?q=\ud800",
    `?${"q=a&".repeat(10_000)}`,
    `?q=${"%25".repeat(10_000)}`,
  ])("never throws: %.40j", (search) => {
    const filter = parse(search);
    expect(filter).toMatchObject({ brand: "", tier: "" });
    expect(filter.text.length).toBeLessThanOrEqual(200);
    expect(() => formatFilter(filter)).not.toThrow();
  });

  test("is cut if too long, and then stays the same", () => {
    const cut = parse(`?q=${"x".repeat(100_000)}`);
    expect(cut.text).toBe("x".repeat(200));
    expect(parse(formatFilter(cut))).toEqual(cut);
  });
});
