import { describe, expect, test } from "vitest";
import { type Group, type PlacedWay, placeWay, type StageFormat, stageFormats } from "./place-stage";
import { stageRules } from "./stage-rules";

const [desk, phone] = stageFormats as [StageFormat, StageFormat];
const makeGroups = (sizes: readonly number[], letters = 10) => sizes.map((size) => ({ size, letters }));

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Trays and drawings as boxes, where the lines of names have their usual height. */
function toBoxes({ trays, size }: PlacedWay, { nameLine, shelf, tray }: StageFormat, isShelf: boolean) {
  const own = isShelf ? shelf.names : tray.names;
  const box = (x: number, depth: { y: number; names: number }, width: number, height: number): Box => {
    const top = depth.y + depth.names * nameLine;
    return { left: x, top, right: x + width, bottom: top + height };
  };
  return trays.map((tray) => ({
    tray: box(tray.x, tray, tray.width, tray.height + own * nameLine),
    drawings: tray.drawings.map((drawing) => box(drawing.x, drawing, size, size)),
  }));
}

const slack = 1e-6;
const isInside = (one: Box, other: Box) =>
  one.left >= other.left - slack &&
  one.top >= other.top - slack &&
  one.right <= other.right + slack &&
  one.bottom <= other.bottom + slack;
const isApart = (one: Box, other: Box) =>
  one.right <= other.left + slack ||
  other.right <= one.left + slack ||
  one.bottom <= other.top + slack ||
  other.bottom <= one.top + slack;
const overlap = (boxes: readonly Box[]) =>
  boxes.some((box, index) => boxes.slice(index + 1).some((other) => !isApart(box, other)));

const lists = [
  [6, 1, 1, 1, 1],
  [7, 1, 1, 1],
  [1, 9, 0],
  [3, 7],
  [10],
  [1],
  [0, 0],
  [2, 1, 1],
  [40, 3, 3, 2, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  [5, 0, 23, 14],
];

describe.each([
  ["on a desk", desk],
  ["on a phone", phone],
])("the stage %s", (_, format) => {
  test.each(lists.flatMap((sizes) => [false, true].map((isShelf) => ({ sizes, isShelf }))))(
    "has a place of its own for each drawing: $sizes, shelf: $isShelf",
    ({ sizes, isShelf }) => {
      for (const letters of [0, 10, 36]) {
        const placed = placeWay(makeGroups(sizes, letters), format, isShelf);
        const boxes = toBoxes(placed, format, isShelf);
        expect(boxes.map(({ drawings }) => drawings.length)).toEqual(sizes);
        expect(placed.size).toBeGreaterThanOrEqual(format.smallest);
        expect(placed.size).toBeLessThanOrEqual(format.largest);
        const stage = {
          left: 0,
          top: 0,
          right: 100,
          bottom: placed.y + placed.names * format.nameLine,
        };
        const isCrowded = placed.size < 1.5 * format.smallest;
        expect(stage.bottom).toBeLessThan(isCrowded ? Number.POSITIVE_INFINITY : format.height + slack);
        for (const { tray, drawings } of boxes) {
          expect(isInside(tray, stage)).toBe(true);
          expect(drawings.every((drawing) => isInside(drawing, tray))).toBe(true);
        }
        expect(overlap(boxes.map(({ tray }) => tray))).toBe(false);
        expect(overlap(boxes.flatMap(({ drawings }) => drawings))).toBe(false);
      }
    },
  );

  test("has large drawings for a list of ten", () => {
    const width = format === desk ? 1195 : 356;
    const [smallest, largest] = format === desk ? [80, 150] : [38, 75];
    for (const sizes of lists.slice(0, 5)) {
      const pixels = (placeWay(makeGroups(sizes), format, sizes.includes(0)).size * width) / 100;
      expect(pixels, `${sizes}`).toBeGreaterThan(smallest);
      expect(pixels, `${sizes}`).toBeLessThan(largest);
    }
  });

  test("has a line for the small trays together", () => {
    const { trays } = placeWay(makeGroups([6, 1, 1, 1, 1]), format);
    expect(new Set(trays.slice(1).map(({ y }) => y)).size).toBe(1);
    expect(trays[1]?.y).toBeGreaterThan(trays[0]?.y ?? 0);
    // Both lines end where the stage ends.
    for (const tray of [trays[0], trays[4]]) expect((tray?.x ?? 0) + (tray?.width ?? 0)).toBeCloseTo(100);
  });

  test("has an empty board as high as one with drawings", () => {
    const [full, , empty] = placeWay(makeGroups([1, 2, 0]), format, true).trays;
    expect(empty).toMatchObject({ drawings: [], width: 100, height: full?.height });
  });
});

test("a tray is as wide as its name", () => {
  const [short, long] = placeWay(
    [
      { size: 1, letters: desk.letters },
      { size: 1, letters: desk.letters + 1 },
    ] satisfies Group[],
    desk,
  ).trays;
  expect(long?.width).toBeGreaterThan(1.5 * (short?.width ?? 0));
});

test("the rules place every drawing once a way and kind of screen, and every tray", () => {
  const group = (ids: string[]) => ({ ids, letters: 5 });
  const rules = stageRules([
    { groups: [group(["7", "2"]), group(["4"])], isShelf: false },
    { groups: [group(["2"]), group([]), group(["7", "4"])], isShelf: true },
  ]);
  for (const id of ["2", "4", "7"])
    expect(rules.split(`.drawing-${id}{--x:`), id).toHaveLength(2 * stageFormats.length + 1);
  for (const tray of ["1-1", "1-2", "2-1", "2-2", "2-3"])
    expect(rules.split(`.tray-${tray}{`), tray).toHaveLength(stageFormats.length + 1);
  expect(rules.match(/#way-\d/g)).toEqual(["#way-1", "#way-2", ...stageFormats.map(() => "#way-2")]);
  expect(rules).not.toMatch(/NaN|undefined/);
});
