import { describe, expect, test } from "vitest";
import { blockingTime, layoutShift, median, medians, ratioUncertainty, uncertainty } from "./numbers";

describe("median", () => {
  test("is the middle number, whatever their order", () => {
    expect(median([30, 1, 2])).toBe(2);
  });
  test("is the mean of the two in the middle", () => {
    expect(median([4, 1, 2, 30])).toBe(3);
  });
  test("is no number where nothing was measured", () => {
    expect(median([])).toBeNaN();
  });
  test("is taken key by key", () => {
    const runs = [
      { paint: 1, bytes: 9 },
      { paint: 3, bytes: 8 },
      { paint: 2, bytes: 7 },
    ];
    expect(medians(runs)).toEqual({ paint: 2, bytes: 8 });
  });
});

describe("how sure a median is", () => {
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
  test("tells the numbers near the middle, not the ends", () => {
    // Of 25 the 8th and the 18th.
    expect(uncertainty(upTo(25).toReversed())).toBe(5);
    expect(uncertainty([...upTo(24), 1000])).toBe(5);
  });
  test("grows with the root of their number", () => {
    expect(uncertainty(upTo(100)) / 100).toBeCloseTo(uncertainty(upTo(400)) / 200, 1);
  });
  test("is not said of fewer than six", () => {
    expect(uncertainty(upTo(5))).toBeNaN();
    expect(uncertainty(upTo(6))).toBe(2.5);
  });
  test("of a ratio comes from both its parts", () => {
    const numbers = upTo(25).map((number) => 100 + number);
    const twice = numbers.map((number) => 2 * number);
    expect(ratioUncertainty(twice, numbers)).toBeCloseTo(2 * Math.SQRT2 * (5 / 113));
  });
});

describe("blocking time", () => {
  test("is what tasks take beyond 50 ms", () => {
    const tasks = [
      { at: 500, duration: 80 },
      { at: 700, duration: 50 },
      { at: 900, duration: 51 },
    ];
    expect(blockingTime(tasks, 400)).toBe(31);
  });
  test("leaves out what comes before the first paint", () => {
    expect(blockingTime([{ at: 100, duration: 300 }], 400)).toBe(0);
    expect(blockingTime([{ at: 300, duration: 200 }], 400)).toBe(50);
  });
});

describe("layout shift", () => {
  test("is nothing where nothing moves", () => {
    expect(layoutShift([])).toBe(0);
  });
  test("adds up what moves within a second of the last", () => {
    const shifts = [0, 900, 1800].map((at) => ({ at, value: 0.1 }));
    expect(layoutShift(shifts)).toBeCloseTo(0.3);
  });
  test("is the worst of several runs", () => {
    const shifts = [
      { at: 0, value: 0.1 },
      { at: 1000, value: 0.2 },
      { at: 3000, value: 0.05 },
    ];
    expect(layoutShift(shifts)).toBeCloseTo(0.2);
  });
  test("ends a run after five seconds", () => {
    const shifts = [0, 900, 1800, 2700, 3600, 4500, 5400].map((at) => ({ at, value: 0.1 }));
    expect(layoutShift(shifts)).toBeCloseTo(0.6);
  });
});
