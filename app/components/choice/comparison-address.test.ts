import { expect, test } from "vitest";
import { formatComparison, parseComparison } from "./comparison-address";

const slugs = ["a", "b", "c", "d", "e", "f-g"];
const parse = (search: string) => parseComparison(search, slugs);

test("a URL without `p` leaves the choice open", () => {
  expect(parse("")).toEqual({ open: true, chosen: [], over: [], unknown: [], differences: false });
  expect(parse("?p=").open).toBe(false);
});

test("formatting and parsing are inverse", () => {
  const none = { unknown: [], over: [] };
  for (const chosen of [["a"], ["f-g", "b"], ["d", "c", "b", "a"]])
    for (const differences of [true, false])
      expect(parse(formatComparison(chosen, differences))).toMatchObject({ chosen, differences, ...none });
  expect(formatComparison([], false)).toBe("");
  expect(formatComparison(["a", "b"], true)).toBe("?p=a,b&differences=only");
});

test("keeps the order of the URL, drops duplicates, and takes four products at most", () => {
  expect(parse("?p=c,a,c,,b").chosen).toEqual(["c", "a", "b"]);
  expect(parse("?p=a,b,c,d,e,f-g")).toMatchObject({ chosen: ["a", "b", "c", "d"], over: ["e", "f-g"] });
  expect(parse("?p=a%2Cb&p=c").chosen).toEqual(["a", "b"]);
});

test("lists unknown words without duplicates, and cuts long ones", () => {
  expect(parse("?p=x,a,x,A").unknown).toEqual(["x", "A"]);
  expect(parse(`?p=${"y".repeat(10_000)}`).unknown).toEqual([`${"y".repeat(60)}…`]);
  expect(parse(`?p=${"z,".repeat(10_000)}`).unknown).toEqual(["z"]);
});

const junk = ["?p=%", "?p=%zz&differences=%ff", "?p=%00,%E2%80%AE", "?&&==", "?p=\ud800", "?p[]=a"];
test.each(junk)("never breaks the page: %s", (search) => {
  expect(parse(search)).toMatchObject({ chosen: [], differences: false });
});
