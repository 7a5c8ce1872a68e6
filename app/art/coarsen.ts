import { flattenPath, type Point } from "./contour";

/**
 * An outline as a polygon with corners on a grid of `step` units, to be drawn at `scale`: half the bytes, and a small bandage
 * looks the same. An outline that would not get much shorter is unchanged.
 */
export function coarsenOutline(outline: string, step: number): { d: string; scale: number } {
  const points = flattenPath(outline);
  const corners = dropBetween([...points, ...points.slice(0, 1)], step / 2);
  const grid = corners.flat().map((length) => Math.round(length / step));
  // From each corner to the next. The last one is the first.
  const moves = grid.slice(0, -2).map((length, i) => length - (grid[i - 2] ?? 0));
  const [x, y, ...rest] = moves.map((move, i) =>
    move < 0 || (i % 2 === 0 && i < 3) ? `${move}` : ` ${move}`,
  );
  const d = `M${x}${y}l${rest.join("")}z`;
  return d.length < outline.length * 0.6 ? { d, scale: step } : { d: outline, scale: 1 };
}

/** Drops the points that lie as near to a line between others as `tolerance` (Douglas and Peucker). */
function dropBetween(points: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const [across, along] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(across, along);
  const distances = points.map(([x, y]) => {
    const [dx, dy] = [x - first[0], y - first[1]];
    return length < tolerance ? Math.hypot(dx, dy) : Math.abs(across * dy - along * dx) / length;
  });
  const most = Math.max(...distances);
  if (most <= tolerance) return [first, last];
  const middle = distances.indexOf(most);
  const [before, after] = [points.slice(0, middle + 1), points.slice(middle)];
  return [...dropBetween(before, tolerance), ...dropBetween(after, tolerance).slice(1)];
}
