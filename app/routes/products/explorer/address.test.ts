import { expect, test } from "vitest";
import { sortOrders } from "../../../analysis/sort";
import { formatView, parseView, plainView } from "./address";

const choices = { brands: ["BAND-AID", "Hot Wheels", "A&B=C"], tiers: ["Premium", "Mid"] };
const parse = (search: string) => parseView(search, choices);

test("defaults are not in the URL, and keys are readable", () => {
  expect(formatView(plainView)).toBe("");
  expect(parse("?")).toEqual(plainView);
  const view = { text: "star ship", brand: "Hot Wheels", tier: "Mid", sort: "per-piece" } as const;
  expect(formatView(view)).toBe("?q=star+ship&brand=Hot+Wheels&tier=Mid&sort=per-piece");
  expect(parse("q=star%20ship&tier=Mid&brand=Hot+Wheels&sort=per-piece")).toEqual(view);
});

test("formatting and parsing are inverse", () => {
  const texts = ["", "heart", "a&b=c", "100%", "a+b c", "#?/", " ", "%41", "\\", "'\"<script>"];
  for (const text of [...texts, "é 絆創膏 🩹", "x".repeat(200)])
    for (const brand of ["", ...choices.brands])
      for (const tier of ["", ...choices.tiers])
        for (const sort of sortOrders) {
          const view = { text, brand, tier, sort };
          expect(parse(formatView(view))).toEqual(view);
        }
});

test.each(["Acme", "band-aid", "BAND-AID ", "__proto__", "toString", "0", "undefined", "Price", "list ", ""])(
  "ignores the unknown value %j",
  (value) => {
    const query = encodeURIComponent(value);
    expect(parse(`?brand=${query}&tier=${query}&sort=${query}`)).toEqual(plainView);
    expect(parse(`?brand=${query}&tier=Mid`)).toEqual({ ...plainView, tier: "Mid" });
  },
);

test("takes the first of a repeated key, and ignores other keys", () => {
  expect(parse("?q=a&q=b&brand=BAND-AID&brand=Hot+Wheels")).toMatchObject({ text: "a", brand: "BAND-AID" });
  expect(parse("?tier=None&tier=Mid").tier).toBe("");
  expect(parse("?Q=a&BRAND=BAND-AID&utm_source=x&page=2&q[]=b&__proto__=c")).toEqual(plainView);
});

const broken = "?&&&=== ?q ?=a ?q=% ?q=%E0%A4%A ?q=%00 ?q=%ff%fe ?brand=%F0%9F ??q=a ?q=\ud800".split(" ");
const long = [`?${"q=a&".repeat(10_000)}`, `?q=${"x".repeat(100_000)}`];
test.each([...broken, ...long])("never throws, and cuts long texts: %.40j", (search) => {
  const view = parse(search);
  expect(view).toMatchObject({ brand: "", tier: "" });
  expect(view.text.length).toBeLessThanOrEqual(200);
  expect(() => formatView(view)).not.toThrow();
});
