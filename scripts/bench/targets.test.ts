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
const missed = (results: Parameters<typeof judge>[0]) =>
  judge(results)
    .filter(({ isReached }) => !isReached)
    .map(({ target }) => target);

describe("a page", () => {
  test("may paint a twentieth later than its floor", () => {
    expect(missed({ pages: [{ path: "/", page: { ...load, firstPaint: 525 }, floor: load }] })).toEqual([]);
    expect(missed({ pages: [{ path: "/", page: { ...load, firstPaint: 530 }, floor: load }] })).toEqual([
      "first paint of / against its floor",
    ]);
  });
  test("blocks nothing unless it is the list", () => {
    const page = { ...load, blocking: 4, largestPaint: 900 };
    expect(missed({ pages: [{ path: "/methodology", page, floor: load }] })).toEqual([
      "largest paint of /methodology against its floor",
      "blocking time of /methodology",
    ]);
    expect(missed({ pages: [{ path: "/products", page, floor: load }] })).toEqual([]);
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
