/**
 * How the stage is laid out on one kind of screen. Lengths are hundredths of the stage's width. Lines of names are counted apart,
 * because their height follows the reader's text size.
 */
export interface StageFormat {
  /** The container query for its screens. */
  condition: string;
  height: number;
  /** The usual height of a line of names. */
  nameLine: number;
  /** The edge of the largest drawing. */
  largest: number;
  /** Around the drawings of a tray, and between trays. */
  inset: number;
  gap: number;
  /** The column of price tags beside the boards; without one, a tag stands above its board. */
  tags: number;
  /** The thickness of a board. */
  board: number;
}

export const stageFormats: readonly StageFormat[] = [
  {
    condition: "width >= 40rem",
    height: 38,
    nameLine: 3,
    largest: 13,
    inset: 1,
    gap: 1.2,
    tags: 14,
    board: 2.6,
  },
  {
    condition: "16rem <= width < 40rem",
    height: 102,
    nameLine: 7,
    largest: 21,
    inset: 1.6,
    gap: 1.8,
    tags: 0,
    board: 5,
  },
];

/** A point or a length below the top: so many hundredths of the width, and so many lines of names. */
interface Height {
  y: number;
  names: number;
}

/** One group's tray, or its boards. */
export interface PlacedTray extends Height {
  x: number;
  width: number;
  /** Without its line of names. */
  height: number;
  rows: number;
  /** Where its drawings are: their top left corners. */
  drawings: (Height & { x: number })[];
}

export interface PlacedWay extends Height {
  /** The edge of a drawing. */
  size: number;
  trays: PlacedTray[];
}

/** Groups that stand beside each other, by their columns. */
interface Line {
  rows: number;
  groups: { index: number; columns: number }[];
}

/**
 * Places groups of these sizes, in order, so that the drawings are as large as the stage allows. Small trays share a line; a tray
 * with more drawings than fit into a line has several rows. On shelves each group has boards of its own, and an empty one, too.
 */
export function placeWay(sizes: readonly number[], format: StageFormat, isShelf = false): PlacedWay {
  const total = sizes.reduce((sum, size) => sum + size, 1);
  const plans = Array.from({ length: total }, (_, index) => {
    const lines = breakLines(sizes, index + 1, isShelf);
    return { lines, ...measureCell(lines, format, isShelf) };
  });
  const roomOf = ({ width, height }: { width: number; height: number }) => Math.min(width, height);
  const best = plans.reduce((one, other) => (roomOf(other) > roomOf(one) ? other : one));
  return placeLines(best.lines, { width: best.width, height: best.height }, sizes, format, isShelf);
}

/** Lines of at most `perLine` columns. */
function breakLines(sizes: readonly number[], perLine: number, isShelf: boolean): Line[] {
  const lines: Line[] = [];
  for (const [index, size] of sizes.entries()) {
    const rows = Math.max(1, Math.ceil(size / perLine));
    const columns = Math.max(1, Math.ceil(size / rows));
    const line = lines.at(-1);
    const used = line?.groups.reduce((sum, group) => sum + group.columns, 0) ?? 0;
    if (line && !isShelf && line.rows === 1 && rows === 1 && used + columns <= perLine)
      line.groups.push({ index, columns });
    else lines.push({ rows, groups: [{ index, columns }] });
  }
  return lines;
}

/** The room for one drawing. */
function measureCell(lines: readonly Line[], format: StageFormat, isShelf: boolean) {
  const { height, nameLine, inset, gap, tags, board } = format;
  const rows = lines.reduce((sum, line) => sum + line.rows, 0);
  const widths = lines.map(({ groups }) => {
    const columns = groups.reduce((sum, group) => sum + group.columns, 0);
    const taken = isShelf ? tags + 2 * inset : 2 * inset * groups.length + gap * (groups.length - 1);
    return (100 - taken) / columns;
  });
  const below = isShelf ? board * rows : (inset + gap) * lines.length - gap;
  const names = isShelf && tags > 0 ? 0 : lines.length;
  return { width: Math.min(...widths), height: (height - below - names * nameLine) / rows };
}

/** A drawing's cell is at most so many times as large as the drawing. */
const loosest = 1.5;
/** How much of a board's top a drawing covers. */
const depth = 0.35;

function placeLines(
  lines: readonly Line[],
  cell: { width: number; height: number },
  sizes: readonly number[],
  { largest, inset, gap, tags, board }: StageFormat,
  isShelf: boolean,
): PlacedWay {
  const size = Math.min(cell.width, cell.height, largest);
  const across = Math.min(cell.width, size * loosest);
  const down = Math.min(cell.height, size * loosest) + (isShelf ? board : 0);
  const hasNames = !(isShelf && tags > 0);
  const above = isShelf ? down - board * (1 - depth) - size : (down - size) / 2;
  const trays: PlacedTray[] = [];
  let [y, names] = [0, 0];
  for (const { rows, groups } of lines) {
    const height = rows * down + (isShelf ? 0 : inset);
    let x = 0;
    for (const { index, columns } of groups) {
      const width = isShelf ? 100 : columns * across + 2 * inset;
      const left = x + inset + (isShelf ? tags : 0) + (across - size) / 2;
      const top = { y: y + above, names: names + Number(hasNames) };
      const drawings = Array.from({ length: sizes[index] ?? 0 }, (_, place) => ({
        x: left + (place % columns) * across,
        y: top.y + Math.floor(place / columns) * down,
        names: top.names,
      }));
      trays[index] = { x, y, names, width, height, rows, drawings };
      x += width + gap;
    }
    y += height + (isShelf ? 0 : gap);
    names += Number(hasNames);
  }
  return { size, trays, y: isShelf ? y : y - gap, names };
}
