import { expect, test } from "vitest";
import { formatComparison, parseComparison } from "./comparison-address";

const slugs = ["a", "b", "c", "d", "e", "f-g"];
const parse = (search: string) => parseComparison(search, slugs);

test("an address without products leaves the choice open", () => {
  expect(parse("")).toEqual({ open: true, chosen: [], over: [], unknown: [], differences: false });
  expect(parse("?p=").open).toBe(false);
});

test("what is written is read again", () => {
  for (const chosen of [["a"], ["f-g", "b"], ["d", "c", "b", "a"]])
    for (const differences of [true, false])
      expect(parse(formatComparison(chosen, differences))).toMatchObject({
        chosen,
        differences,
        unknown: [],
        over: [],
      });
  expect(formatComparison([], false)).toBe("");
  expect(formatComparison(["a", "b"], true)).toBe("?p=a,b&differences=only");
});

test("the order of the address is kept, each product once, four at most", () => {
  expect(parse("?p=c,a,c,,b").chosen).toEqual(["c", "a", "b"]);
  expect(parse("?p=a,b,c,d,e,f-g")).toMatchObject({ chosen: ["a", "b", "c", "d"], over: ["e", "f-g"] });
  expect(parse("?p=a%2Cb&p=c").chosen).toEqual(["a", "b"]);
});

test("what is no product is named, each once and cut where it is long", () => {
  expect(parse("?p=x,a,x,A").unknown).toEqual(["x", "A"]);
  expect(parse(`?p=${"y".repeat(10_000)}`).unknown).toEqual([`${"y".repeat(60)}…`]);
  expect(parse(`?p=${"z,".repeat(10_000)}`).unknown).toEqual(["z"]);
});

test.each(["?p=%", "?p=%zz&differences=%ff", "?p=%00,%E2%80%AE", "?&&==", "?p=\ud800", "?p[]=a"])(
  "never breaks the page: %s",
  (search) => {
    expect(parse(search)).toMatchObject({ chosen: [], differences: false });
  },
);
