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
  /** How many letters of a name fit above one drawing. */
  letters: number;
  /** The edges of drawings. The stage grows for more drawings than fit in. */
  smallest: number;
  largest: number;
  /** Around the drawings of a tray, and between trays. */
  inset: number;
  gap: number;
  /** The column of price tags beside the boards; 0: a tag stands above its board. */
  tags: number;
  /** The thickness of a board, and the room for the posts at both ends. */
  board: number;
  post: number;
}

export const stageFormats: readonly StageFormat[] = [
  {
    condition: "width >= 40rem",
    height: 38,
    nameLine: 2.6,
    letters: 16,
    smallest: 5,
    largest: 12.5,
    inset: 1,
    gap: 1.2,
    tags: 12,
    board: 2.6,
    post: 3,
  },
  {
    condition: "16rem <= width < 40rem",
    height: 102,
    nameLine: 7.6,
    letters: 10,
    smallest: 10,
    largest: 21,
    inset: 1.6,
    gap: 1.8,
    tags: 0,
    board: 5,
    post: 3,
  },
];

/** One group of a way: how many drawings, and how long its name is. */
export interface Group {
  size: number;
  letters: number;
}

/** A distance from the top: so many hundredths of the width, and so many lines of names. */
interface Depth {
  y: number;
  names: number;
}

/** One group's tray, or its boards. */
export interface PlacedTray extends Depth {
  x: number;
  width: number;
  /** Without its line of names. */
  height: number;
  rows: number;
  /** The top left corners of its drawings. */
  drawings: (Depth & { x: number })[];
}

/** `y` and `names`: where it ends. */
export interface PlacedWay extends Depth {
  /** The edge of a drawing. */
  size: number;
  trays: PlacedTray[];
}

/** Trays beside each other. */
interface Line {
  rows: number;
  trays: { size: number; perRow: number; columns: number }[];
}

/** A drawing's cell is at most so many times as high, or as wide, as the drawing. */
const highest = 1.6;
const widest = 3;
/** How much of a board's thickness is in front of what stands on it. */
const front = 0.65;

/**
 * Places groups in order, so that the drawings are as large as the stage allows. Small trays share a line; a tray with more drawings
 * than fit into a line has several rows. On a shelf each group, also an empty one, has boards of its own.
 */
export function placeWay(groups: readonly Group[], format: StageFormat, isShelf = false): PlacedWay {
  const most = groups.reduce((sum, { size }) => sum + size, 1);
  const plans = Array.from({ length: most }, (_, index) => {
    const lines = breakLines(groups, index + 1, isShelf ? undefined : format.letters);
    return placeLines(lines, format, isShelf);
  });
  const best = plans.reduce((one, other) => (other.room > one.room ? other : one));
  const isCrowded = best.room < format.smallest;
  return isCrowded ? placeWay(groups, { ...format, height: format.height * 1.2 }, isShelf) : best;
}

/** Lines of at most `perLine` columns, each so many `letters` wide. On a shelf, where names need no room, each group has its own. */
function breakLines(groups: readonly Group[], perLine: number, letters?: number): Line[] {
  const lines: Line[] = [];
  for (const { size, letters: own } of groups) {
    const rows = Math.max(1, Math.ceil(size / perLine));
    const perRow = Math.max(1, Math.ceil(size / rows));
    const tray = { size, perRow, columns: Math.max(perRow, letters ? Math.ceil(own / letters) : 1) };
    const line = lines.at(-1);
    const fits = line?.rows === 1 && rows === 1 && countColumns(line) + tray.columns <= perLine;
    if (letters && fits) line.trays.push(tray);
    else lines.push({ rows, trays: [tray] });
  }
  return lines;
}

const countColumns = ({ trays }: Line) => trays.reduce((sum, { columns }) => sum + columns, 0);

/** `room`: the edge of the largest drawing that would fit. */
function placeLines(lines: readonly Line[], format: StageFormat, isShelf: boolean) {
  const { height, nameLine, largest, inset, tags, post } = format;
  const [gap, board, below] = isShelf ? [0, format.board, 0] : [format.gap, 0, inset];
  const named = isShelf && tags > 0 ? 0 : 1;
  const widths = lines.map((line) => {
    const taken = isShelf ? tags + 2 * post : (2 * inset + gap) * line.trays.length - gap;
    return (100 - taken) / countColumns(line);
  });
  const width = Math.min(...widths);
  const rows = lines.reduce((sum, line) => sum + line.rows, 0);
  const above = (height + gap - lines.length * (named * nameLine + below + gap)) / rows - board;
  const room = Math.min(width, above);
  const size = Math.min(room, largest);
  const down = Math.min(above, size * highest) + board;

  const trays: PlacedTray[] = [];
  let y = 0;
  for (const [index, line] of lines.entries()) {
    const names = index * named;
    // On a shelf, drawings stand below each other.
    const across = Math.min(isShelf ? width : (widths[index] ?? width), size * (isShelf ? highest : widest));
    let x = 0;
    for (const { size: count, perRow, columns } of line.trays) {
      const left = x + (isShelf ? tags + post : inset) + (across - size) / 2;
      const top = y + (isShelf ? down - board * front - size : (down - size) / 2);
      const drawings = Array.from({ length: count }, (_, own) => ({
        x: left + (own % perRow) * across,
        y: top + Math.floor(own / perRow) * down,
        names: names + named,
      }));
      const tray = { x, y, names, width: isShelf ? 100 : columns * across + 2 * inset };
      trays.push({ ...tray, height: line.rows * down + below, rows: line.rows, drawings });
      x += tray.width + gap;
    }
    y += line.rows * down + below + gap;
  }
  return { room, size, trays, y: y - gap, names: lines.length * named };
}
