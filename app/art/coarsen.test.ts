import { expect, it } from "vitest";
import { coarsenOutline } from "./coarsen";
import { flattenPath } from "./contour";
import { findShape, shapeKeys } from "./shapes";

it.each([...shapeKeys])("keeps the outline of %s within a step", (key) => {
  const { outline } = findShape(key);
  const { d, scale } = coarsenOutline(outline, 3);
  expect(d.length).toBeLessThanOrEqual(outline.length);
  const original = flattenPath(outline);
  flattenPath(d).forEach(([x, y], i) => {
    const [wasX = 0, wasY = 0] = original[i] ?? [];
    expect(Math.hypot(x * scale - wasX, y * scale - wasY)).toBeLessThan(4);
  });
});

it("leaves alone what is not a path of curves", () => {
  expect(coarsenOutline("M0 0h10v10z", 3)).toEqual({ d: "M0 0h10v10z", scale: 1 });
});
