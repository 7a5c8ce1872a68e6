import { expect, test } from "vitest";
import { noFilter } from "../../../analysis/filter";
import { formatFilter, parseFilter } from "./address";

const choices = { brands: ["BAND-AID", "Hot Wheels", "A&B=C"], tiers: ["Premium", "Mid"] };
const parse = (search: string) => parseFilter(search, choices);

test("defaults are not in the URL, and keys are readable", () => {
  expect(formatFilter(noFilter)).toBe("");
  expect(parse("?")).toEqual(noFilter);
  const filter = { text: "star ship", brand: "Hot Wheels", tier: "Mid" };
  expect(formatFilter(filter)).toBe("?q=star+ship&brand=Hot+Wheels&tier=Mid");
  expect(parse("q=star%20ship&tier=Mid&brand=Hot+Wheels")).toEqual(filter);
});

test("formatting and parsing are inverse", () => {
  const texts = ["", "heart", "a&b=c", "100%", "a+b c", "#?/", " ", "%41", "\\", "'\"<script>"];
  for (const text of [...texts, "é 絆創膏 🩹", "x".repeat(200)])
    for (const brand of ["", ...choices.brands])
      for (const tier of ["", ...choices.tiers]) {
        const filter = { text, brand, tier };
        expect(parse(formatFilter(filter))).toEqual(filter);
      }
});

test.each(["Acme", "band-aid", "BAND-AID ", "__proto__", "toString", "0", "undefined", "Price", "list ", ""])(
  "ignores the unknown value %j",
  (value) => {
    const query = encodeURIComponent(value);
    expect(parse(`?brand=${query}&tier=${query}`)).toEqual(noFilter);
    expect(parse(`?brand=${query}&tier=Mid`)).toEqual({ ...noFilter, tier: "Mid" });
  },
);

test("takes the first of a repeated key, and ignores other keys", () => {
  expect(parse("?q=a&q=b&brand=BAND-AID&brand=Hot+Wheels")).toMatchObject({ text: "a", brand: "BAND-AID" });
  expect(parse("?tier=None&tier=Mid").tier).toBe("");
  expect(parse("?Q=a&BRAND=BAND-AID&utm_source=x&sort=price&q[]=b&__proto__=c")).toEqual(noFilter);
});

const broken = "?&&&=== ?q ?=a ?q=% ?q=%E0%A4%A ?q=%00 ?q=%ff%fe ?brand=%F0%9F ??q=a ?q=\ud800".split(" ");
const long = [`?${"q=a&".repeat(10_000)}`, `?q=${"x".repeat(100_000)}`];
test.each([...broken, ...long])("never throws, and cuts long texts: %.40j", (search) => {
  const filter = parse(search);
  expect(filter).toMatchObject({ brand: "", tier: "" });
  expect(filter.text.length).toBeLessThanOrEqual(200);
  expect(() => formatFilter(filter)).not.toThrow();
});

test("the URL has the first 200 letters of a text", () => {
  expect(formatFilter({ ...noFilter, text: `${"x".repeat(200)}y` })).toBe(`?q=${"x".repeat(200)}`);
});
