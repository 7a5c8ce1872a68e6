import { expect, it } from "vitest";
import { flattenPath, placeHoles, traceHoles } from "./contour";

const outline = "M0 0h400v400h-400z";
const pad = { x: 200, y: 60, width: 100, height: 100, radius: 20 };

it("flattens relative and absolute commands alike", () => {
  expect(flattenPath("M10 10l20 0v20H10z").join(" ")).toBe("10,10 30,10 30,30 10,30");
  expect(flattenPath("M0 0c0 10 10 20 20 20").at(-1)).toEqual([20, 20]);
  expect(flattenPath("M0 0C0 10 10 20 20 20S40 30 40 40").at(-1)).toEqual([40, 40]);
});

it("keeps holes away from the edge and from each other", () => {
  const holes = placeHoles({ outline, pad }, { rows: 3, gap: 25 });
  expect(holes.length).toBeGreaterThan(100);
  for (const [x, y] of holes) {
    expect(Math.min(x, y, 400 - x, 400 - y)).toBeGreaterThan(24);
  }
  const distances = holes.flatMap(([x, y], i) =>
    holes.slice(i + 1).map(([ox, oy]) => Math.hypot(x - ox, y - oy)),
  );
  expect(Math.min(...distances)).toBeGreaterThan(16);
});

it("places no holes on the pad and in clearings", () => {
  const holes = placeHoles({ outline, pad, clear: [[60, 200, 60, 60]] }, { rows: 2, gap: 25 });
  expect(holes.some(([x, y]) => Math.abs(x - 200) < 60 && y < 110)).toBe(false);
  expect(holes.some(([x, y]) => Math.hypot(x - 60, y - 200) < 59)).toBe(false);
});

it("traces holes as steps from hole to hole", () => {
  const first: [number, number] = [8, 8];
  expect(traceHoles([first, [20, 4]], 4)).toBe("m2 2h0m3-1h0");
});
