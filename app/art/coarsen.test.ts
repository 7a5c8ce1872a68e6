import { expect, it } from "vitest";
import { coarsenOutline } from "./coarsen";
import { flattenPath } from "./contour";
import { shapes } from "./shapes";

it.each([...shapes])("moves no point of %s by more than a step", (_, { outline }) => {
  const { d, scale } = coarsenOutline(outline, 8);
  expect(d.length).toBeLessThanOrEqual(outline.length);
  const corners = flattenPath(d).map(([x, y]) => [x * scale, y * scale] as const);
  for (const [x, y] of flattenPath(outline)) {
    const distances = corners.map(([toX, toY], i) => {
      const [fromX, fromY] = corners.at(i - 1) ?? [0, 0];
      const [across, along] = [toX - fromX, toY - fromY];
      const t = ((x - fromX) * across + (y - fromY) * along) / (across ** 2 + along ** 2 || 1);
      const nearest = Math.min(1, Math.max(0, t));
      return Math.hypot(fromX + nearest * across - x, fromY + nearest * along - y);
    });
    expect(Math.min(...distances)).toBeLessThan(10);
  }
});

it("returns an outline unchanged that would not get much shorter", () => {
  expect(coarsenOutline("M0 0h10v10z", 3)).toEqual({ d: "M0 0h10v10z", scale: 1 });
});

it("closes an outline that ends elsewhere", () => {
  const outline = "M0 0L100 0L200.123456 0L300 0L300 250.12345L300 300z";
  expect(coarsenOutline(outline, 100)).toEqual({ d: "M0 0l3 0 0 3z", scale: 100 });
});
