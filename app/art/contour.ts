import type { Pad, Shape } from "./model";

export type Point = readonly [number, number];

const stepsPerCurve = 14;

/** Flattens a path of M L H V C S Z commands into the corners of a polygon. */
export function flattenPath(d: string): Point[] {
  const tokens = d.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [];
  const points: [number, number][] = [];
  let [x, y, handleX, handleY, at, command] = [0, 0, 0, 0, 0, "M"];
  const next = () => Number(tokens[at++]);
  while (at < tokens.length) {
    if (/[a-z]/i.test(tokens[at] ?? "")) command = tokens[at++] ?? "";
    const letter = command.toUpperCase();
    if (letter === "Z") continue;
    const [fromX, fromY] = command === letter ? [0, 0] : [x, y];
    if (letter === "C" || letter === "S") {
      const [ax, ay] = letter === "C" ? [next() + fromX, next() + fromY] : [2 * x - handleX, 2 * y - handleY];
      const [bx, by, endX, endY] = [next() + fromX, next() + fromY, next() + fromX, next() + fromY];
      for (let i = 1; i <= stepsPerCurve; i++) {
        const t = i / stepsPerCurve;
        const u = 1 - t;
        const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
        points.push([p * x + q * ax + r * bx + s * endX, p * y + q * ay + r * by + s * endY]);
      }
      [x, y, handleX, handleY] = [endX, endY, bx, by];
      continue;
    }
    if (letter !== "V") x = next() + fromX;
    if (letter !== "H") y = next() + fromY;
    [handleX, handleY] = [x, y];
    points.push([x, y]);
  }
  return points;
}

/** Points along a polygon's edge, `step` apart. */
function samplePoints(corners: readonly Point[], step: number): Point[] {
  const out: Point[] = [];
  let rest = 0;
  corners.forEach(([x, y], i) => {
    const [toX, toY] = corners[(i + 1) % corners.length] ?? [x, y];
    const length = Math.hypot(toX - x, toY - y);
    for (; rest < length; rest += step) {
      const t = rest / length;
      out.push([x + (toX - x) * t, y + (toY - y) * t]);
    }
    rest -= length;
  });
  return out;
}

function isOverPad([x, y]: Point, pad: Pad, margin: number): boolean {
  const turn = (-(pad.turn ?? 0) * Math.PI) / 180;
  const [dx, dy] = [x - pad.x, y - pad.y];
  const across = Math.abs(dx * Math.cos(turn) - dy * Math.sin(turn));
  const along = Math.abs(dx * Math.sin(turn) + dy * Math.cos(turn));
  return across < pad.width / 2 + margin && along < pad.height / 2 + margin;
}

/** Compares squares: this runs about a million times per picture, and square roots are slow. */
function isApart([x, y]: Point, [otherX, otherY]: Point, distance: number): boolean {
  return (x - otherX) ** 2 + (y - otherY) ** 2 > distance ** 2;
}

const firstRow = 27;
const rowGap = 26;

/** Moves the edge inwards by `depth` and returns its runs of free points. */
function freeRuns(edge: readonly Point[], depth: number, isFree: (at: Point) => boolean): Point[][] {
  const side = Math.sign(
    edge.reduce((sum, [x, y], i) => {
      const [toX, toY] = edge[(i + 1) % edge.length] ?? [x, y];
      return sum + x * toY - toX * y;
    }, 0),
  );
  const inner = edge.map(([x, y], i): Point | undefined => {
    const [backX, backY] = edge[(i + edge.length - 2) % edge.length] ?? [x, y];
    const [onX, onY] = edge[(i + 2) % edge.length] ?? [x, y];
    const length = Math.hypot(onX - backX, onY - backY) || 1;
    const at: Point = [
      x - (side * depth * (onY - backY)) / length,
      y + (side * depth * (onX - backX)) / length,
    ];
    const isInside = () => edge.every((corner) => isApart(corner, at, depth - 1.5));
    return isFree(at) && isInside() ? at : undefined;
  });
  const start = inner.indexOf(undefined);
  const runs: Point[][] = [[]];
  for (let i = 0; i < inner.length; i++) {
    const at = inner[(i + Math.max(start, 0)) % inner.length];
    if (at) runs.at(-1)?.push(at);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}

/** Spaces holes evenly along a run, from end to end. */
function spread(run: readonly Point[], isRing: boolean, gap: number): Point[] {
  const along = [0];
  run.forEach(([x, y], i) => {
    const [backX, backY] = run[i - 1] ?? [x, y];
    if (i > 0) along.push((along[i - 1] ?? 0) + Math.hypot(x - backX, y - backY));
  });
  const length = along.at(-1) ?? 0;
  const gaps = Math.floor(length / gap);
  if (gaps < 1) return [];
  const count = isRing ? gaps : gaps + 1;
  return Array.from({ length: count }, (_, n): Point => {
    const target = (length * n) / gaps - 0.01;
    return run[along.findIndex((distance) => distance >= target)] ?? run[0] ?? [0, 0];
  });
}

/**
 * Places vent holes in rows parallel to the edge, so that they follow the shape instead of cutting across it.
 * Rows break near the pad, a clearing or an earlier row; holes are evenly spaced in between.
 */
export function placeHoles(
  { outline, pad, clear = [] }: Pick<Shape, "outline" | "pad" | "clear">,
  { rows, gap }: { rows: number; gap: number },
): Point[] {
  const edge = samplePoints(flattenPath(outline), 3);
  const holes: Point[] = [];
  for (let row = 0; row < rows; row++) {
    const before = [...holes];
    const isFree = (at: Point) =>
      before.every((hole) => isApart(hole, at, gap * 0.86)) &&
      clear.every(([x, y, rx, ry]) => Math.hypot((at[0] - x) / rx, (at[1] - y) / ry) > 1) &&
      !isOverPad(at, pad, 15);
    const runs = freeRuns(edge, firstRow + row * rowGap, isFree);
    for (const run of runs) {
      const [head, tail] = [run[0], run.at(-1)];
      const isRing =
        runs.length === 1 && !!head && !!tail && Math.hypot(head[0] - tail[0], head[1] - tail[1]) < 12;
      for (const hole of spread(run, isRing, gap)) {
        const isClear = holes.slice(before.length).every((other) => isApart(other, hole, gap * 0.7));
        if (isClear) holes.push(hole);
      }
    }
  }
  return holes;
}

/**
 * Holes as one path of points, to be stroked with round caps, in `unit`s. Coordinates are relative, because they compress
 * better.
 */
export function traceHoles(holes: readonly Point[], unit: number): string {
  let [penX, penY] = [0, 0];
  return holes
    .map((hole) => {
      const [x, y] = [Math.round(hole[0] / unit), Math.round(hole[1] / unit)];
      const step = `m${x - penX} ${y - penY}h0`;
      [penX, penY] = [x, y];
      return step.replace(" -", "-");
    })
    .join("");
}
