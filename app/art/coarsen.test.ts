import { expect, it } from "vitest";
import { coarsenOutline } from "./coarsen";
import { flattenPath } from "./contour";
import { shapes } from "./shapes";

it.each([...shapes])("moves no point of %s by more than a step", (_, { outline }) => {
  const { d, scale } = coarsenOutline(outline, 3);
  expect(d.length).toBeLessThanOrEqual(outline.length);
  const original = flattenPath(outline);
  flattenPath(d).forEach(([x, y], i) => {
    const [wasX = 0, wasY = 0] = original[i] ?? [];
    expect(Math.hypot(x * scale - wasX, y * scale - wasY)).toBeLessThan(4);
  });
});

it("returns a path without curves unchanged", () => {
  expect(coarsenOutline("M0 0h10v10z", 3)).toEqual({ d: "M0 0h10v10z", scale: 1 });
});
