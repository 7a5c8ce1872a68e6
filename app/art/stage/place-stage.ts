/** How groups are drawn. Lengths are hundredths of the stage's width. */
interface Look {
  /** Beside the drawings of a group, and between groups. */
  left: number;
  right: number;
  gap: number;
  /** Below the drawings of a group. */
  below: number;
  /** The thickness of a board; a tray has none. */
  board: number;
  /** Lines of names above a group. They are counted apart, because their height follows the reader's text size. */
  names: number;
}

/** How the stage is laid out on one kind of screen. */
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
  tray: Look;
  /** With posts at both ends. On wide screens the price tags stand beside the boards. */
  shelf: Look;
}

export const stageFormats: readonly StageFormat[] = [
  {
    condition: "width >= 40rem",
    height: 38,
    nameLine: 2.6,
    letters: 16,
    smallest: 5,
    largest: 12.5,
    tray: { left: 1, right: 1, gap: 1.2, below: 1, board: 0, names: 1 },
    shelf: { left: 15, right: 3, gap: 0, below: 0, board: 2.6, names: 0 },
  },
  {
    condition: "16rem <= width < 40rem",
    height: 102,
    nameLine: 7.6,
    letters: 10,
    smallest: 10,
    largest: 21,
    tray: { left: 1.6, right: 1.6, gap: 1.8, below: 1.6, board: 0, names: 1 },
    shelf: { left: 3, right: 3, gap: 0, below: 0, board: 5, names: 1 },
  },
];

/** One group of a way: how many drawings, and how long its name is. */
export interface Group {
  size: number;
  letters: number;
}

/** Groups beside each other. */
interface Line {
  rows: number;
  groups: { size: number; perRow: number; columns: number }[];
}

/** A drawing's cell is at most so many times as high, or as wide, as the drawing. */
const highest = 1.6;
const widest = 3;
/** How much of a board's thickness is in front of what stands on it. */
const front = 0.65;

export type PlacedWay = ReturnType<typeof placeLines>;

/**
 * Places groups in order, so that the drawings are as large as the stage allows. Small trays share a line; a tray with more drawings
 * than fit into a line has several rows. On a shelf each group, also an empty one, has boards of its own.
 */
export function placeWay(groups: readonly Group[], format: StageFormat, isShelf = false): PlacedWay {
  const most = groups.reduce((sum, { size }) => sum + size, 1);
  const plans = Array.from({ length: most }, (_, index) =>
    placeLines(breakLines(groups, index + 1, format, isShelf), format, isShelf),
  );
  const best = plans.reduce((one, other) => (other.room > one.room ? other : one));
  const isCrowded = best.room < format.smallest;
  return isCrowded ? placeWay(groups, { ...format, height: format.height * 1.2 }, isShelf) : best;
}

/** Lines of at most `perLine` columns. The names of trays may need more columns than the drawings. */
function breakLines(
  groups: readonly Group[],
  perLine: number,
  format: StageFormat,
  isShelf: boolean,
): Line[] {
  const lines: Line[] = [];
  for (const { size, letters } of groups) {
    const rows = Math.max(1, Math.ceil(size / perLine));
    const perRow = Math.max(1, Math.ceil(size / rows));
    const columns = isShelf ? perRow : Math.max(perRow, Math.ceil(letters / format.letters));
    const line = lines.at(-1);
    const fits = !isShelf && rows === 1 && line?.rows === 1 && countColumns(line) + columns <= perLine;
    if (fits) line.groups.push({ size, perRow, columns });
    else lines.push({ rows, groups: [{ size, perRow, columns }] });
  }
  return lines;
}

const countColumns = ({ groups }: Line) => groups.reduce((sum, { columns }) => sum + columns, 0);

/** A depth is so many hundredths of the width, `y`, and so many lines of `names`. */
function placeLines(
  lines: readonly Line[],
  { height, nameLine, largest, ...looks }: StageFormat,
  isShelf: boolean,
) {
  const { left, right, gap, below, board, names: named } = isShelf ? looks.shelf : looks.tray;
  const widths = lines.map((line) => {
    const taken = (left + right + gap) * line.groups.length - gap;
    return (100 - taken) / countColumns(line);
  });
  const width = Math.min(...widths);
  const rows = lines.reduce((sum, line) => sum + line.rows, 0);
  const above = (height + gap - lines.length * (named * nameLine + below + gap)) / rows - board;
  /** The edge of the largest drawing that would fit, and of those drawn. */
  const room = Math.min(width, above);
  const size = Math.min(room, largest);
  const down = Math.min(above, size * highest) + board;
  const top = isShelf ? down - board * front - size : (down - size) / 2;

  let y = 0;
  const trays = lines.flatMap((line, index) => {
    const start = { y, names: index * named };
    const extent = { height: line.rows * down + below, rows: line.rows };
    // On a shelf, drawings stand below each other.
    const across = Math.min(isShelf ? width : (widths[index] ?? width), size * (isShelf ? highest : widest));
    let x = 0;
    const placed = line.groups.map(({ size: count, perRow, columns }) => {
      const tray = { ...start, ...extent, x, width: isShelf ? 100 : columns * across + left + right };
      const drawings = Array.from({ length: count }, (_, own) => ({
        x: tray.x + left + (across - size) / 2 + (own % perRow) * across,
        y: start.y + top + Math.floor(own / perRow) * down,
        names: start.names + named,
      }));
      x += tray.width + gap;
      return { ...tray, drawings };
    });
    y += extent.height + gap;
    return placed;
  });
  return { room, size, trays, y: y - gap, names: lines.length * named };
}
