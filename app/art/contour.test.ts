import { expect, it } from "vitest";
import { centrePad, flattenPath, placeHoles, traceHoles } from "./contour";

const square = "M0 0h400v400h-400z";

it("flattens relative and absolute commands alike", () => {
  expect(flattenPath("M10 10l20 0v20H10z")).toEqual([
    [10, 10],
    [30, 10],
    [30, 30],
    [10, 30],
  ]);
  expect(flattenPath("M0 0c0 10 10 20 20 20").at(-1)).toEqual([20, 20]);
  expect(flattenPath("M0 0C0 10 10 20 20 20S40 30 40 40").at(-1)).toEqual([40, 40]);
});

it("keeps holes inside the edge and apart from each other", () => {
  const holes = placeHoles(square, { rows: 3, gap: 25, clear: [] });
  expect(holes.length).toBeGreaterThan(100);
  for (const [x, y] of holes) {
    expect(Math.min(x, y, 400 - x, 400 - y)).toBeGreaterThan(24);
  }
  const distances = holes.flatMap(([x, y], i) =>
    holes.slice(i + 1).map(([ox, oy]) => Math.hypot(x - ox, y - oy)),
  );
  expect(Math.min(...distances)).toBeGreaterThan(16);
});

it("leaves the pad and the clearings free", () => {
  const pad = { x: 200, y: 60, width: 100, height: 100, radius: 20 };
  const holes = placeHoles(square, { rows: 2, gap: 25, pad, clear: [[60, 200, 60, 60]] });
  expect(holes.some(([x, y]) => Math.abs(x - 200) < 60 && y < 110)).toBe(false);
  expect(holes.some(([x, y]) => Math.hypot(x - 60, y - 200) < 59)).toBe(false);
});

it("writes holes as steps", () => {
  expect(
    traceHoles(
      [
        [8, 8],
        [20, 4],
      ],
      4,
    ),
  ).toBe("m2 2h0m3-1h0");
});

it("centres the pad of a shape that brings none", () => {
  expect(centrePad(square)).toMatchObject({ x: 200, y: 200 });
  expect(centrePad("M0 0h400v100h-300v300h-100z")).toMatchObject({ x: 136, y: 136 });
});
