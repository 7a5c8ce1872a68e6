import { describe, expect, test } from "vitest";
import type { PageLoad } from "./page-load";
import { judge } from "./targets";

const load: PageLoad = {
  htmlBytes: 9000,
  scriptBytes: 0,
  fontBytes: 47000,
  pictureBytes: 20000,
  otherBytes: 0,
  requests: 8,
  firstPaint: 500,
  largestPaint: 800,
  shift: 0,
  blocking: 0,
};
const unknown = { firstPaint: Number.NaN, largestPaint: Number.NaN };
const missed = (results: Parameters<typeof judge>[0]) =>
  judge(results)
    .filter(({ isReached }) => !isReached)
    .map(({ target }) => target);

describe("a page", () => {
  test("may paint a twentieth later than its floor", () => {
    const compared = { path: "/", floor: load, uncertainty: unknown };
    expect(missed({ pages: [{ ...compared, page: { ...load, firstPaint: 525 } }] })).toEqual([]);
    expect(missed({ pages: [{ ...compared, page: { ...load, firstPaint: 530 } }] })).toEqual([
      "first paint of / against its floor",
    ]);
  });
  test("is judged by what was measured, and how sure that is is said", () => {
    const page = { ...load, firstPaint: 530 };
    const uncertainty = { ...unknown, firstPaint: 0.031 };
    const [first] = judge({ pages: [{ path: "/", page, floor: load, uncertainty }] });
    expect(first).toMatchObject({ measured: "1.06 ± 0.03", isReached: false });
  });
  test("blocks nothing unless it is the list", () => {
    const page = { ...load, blocking: 4, largestPaint: 900 };
    const compared = { page, floor: load, uncertainty: unknown };
    expect(missed({ pages: [{ path: "/methodology", ...compared }] })).toEqual([
      "largest paint of /methodology against its floor",
      "blocking time of /methodology",
    ]);
    expect(missed({ pages: [{ path: "/products", ...compared }] })).toEqual([]);
  });
});

test("the filter works no later than by default, and loses nothing", () => {
  const own = { works: 1000, earlyApplied: 1100, kept: 5, runs: 5 };
  const hydrated = { works: 1200, earlyApplied: Number.NaN, kept: 0, runs: 5 };
  expect(missed({ filter: { own, hydrated } })).toEqual([]);
  expect(missed({ filter: { own: { ...own, works: 1300, kept: 4 }, hydrated } })).toHaveLength(2);
});

test("a long list may be cleared as fast as typed in", () => {
  const keys = { letter: 30, letterSettled: 100, clear: 40, clearSettled: 260, slowest: 300 };
  const growth = {
    build: 9,
    bare: 7,
    files: 1,
    bytes: 1,
    listBytes: 1,
    list: load,
    listFloor: load,
    keys,
    floorKeys: keys,
    usualKeys: keys,
  };
  expect(missed({ growth: [{ products: 1000, ...growth }] })).toEqual([
    "list settled at 1000 products, also when cleared",
  ]);
});
