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
  /** The edge of the largest drawing. */
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
    largest: 13,
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

/** A place below the top: so many hundredths of the width, and so many lines of names. */
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

/** `y` and `names`: its height. */
export interface PlacedWay extends Depth {
  /** The edge of a drawing. */
  size: number;
  trays: PlacedTray[];
}

/** Trays beside each other. */
interface Line {
  rows: number;
  trays: { group: Group; perRow: number; columns: number }[];
}

/**
 * Places groups in order, so that the drawings are as large as the stage allows. Small trays share a line; a tray with more drawings
 * than fit into a line has several rows. On a shelf each group, also an empty one, has boards of its own.
 */
export function placeWay(groups: readonly Group[], format: StageFormat, isShelf = false): PlacedWay {
  const most = groups.reduce((sum, { size }) => sum + size, 1);
  const plans = Array.from({ length: most }, (_, index) => {
    const lines = breakLines(groups, index + 1, isShelf ? Number.POSITIVE_INFINITY : format.letters);
    return isShelf ? placeBoards(lines, format) : placeTrays(lines, format);
  });
  return plans.reduce((best, plan) => (plan.room > best.room ? plan : best));
}

/** Lines of at most `perLine` columns, each so many `letters` wide. On a shelf, where names need no room, each group has its own. */
function breakLines(groups: readonly Group[], perLine: number, letters: number): Line[] {
  const lines: Line[] = [];
  for (const group of groups) {
    const rows = Math.max(1, Math.ceil(group.size / perLine));
    const perRow = Math.max(1, Math.ceil(group.size / rows));
    const tray = { group, perRow, columns: Math.max(perRow, Math.ceil(group.letters / letters)) };
    const line = lines.at(-1);
    const isShared = line?.rows === 1 && rows === 1 && countColumns(line) + tray.columns <= perLine;
    if (isShared && Number.isFinite(letters)) line.trays.push(tray);
    else lines.push({ rows, trays: [tray] });
  }
  return lines;
}

const countColumns = ({ trays }: Line) => trays.reduce((sum, { columns }) => sum + columns, 0);
const countRows = (lines: readonly Line[]) => lines.reduce((sum, { rows }) => sum + rows, 0);

/** A drawing's cell is at most so many times as large as the drawing. */
const loosest = 1.5;

/** `room`: the edge of the largest drawing that would fit. */
type Plan = PlacedWay & { room: number };

function placeTrays(lines: readonly Line[], { height, nameLine, largest, inset, gap }: StageFormat): Plan {
  const widths = lines.map((line) => {
    const taken = 2 * inset * line.trays.length + gap * (line.trays.length - 1);
    return (100 - taken) / countColumns(line);
  });
  const cell = {
    width: Math.min(...widths),
    height: (height + gap - lines.length * (nameLine + inset + gap)) / countRows(lines),
  };
  const room = Math.min(cell.width, cell.height);
  const size = Math.min(room, largest);
  const [across, down] = [cell.width, cell.height].map((length) => Math.min(length, size * loosest)) as [
    number,
    number,
  ];
  const trays: PlacedTray[] = [];
  let y = 0;
  for (const [names, line] of lines.entries()) {
    let x = 0;
    for (const { group, perRow, columns } of line.trays) {
      const first = { x: x + inset + (across - size) / 2, y: y + (down - size) / 2, names: names + 1 };
      const drawings = placeRows(group.size, perRow, first, across, down);
      const width = columns * across + 2 * inset;
      trays.push({ x, y, names, width, height: line.rows * down + inset, rows: line.rows, drawings });
      x += width + gap;
    }
    y += line.rows * down + inset + gap;
  }
  return { room, size, trays, y: y - gap, names: lines.length };
}

/** How much of a board's thickness is in front of what stands on it. */
const front = 0.65;

function placeBoards(lines: readonly Line[], format: StageFormat): Plan {
  const { height, nameLine, largest, tags, board, post } = format;
  const tagLines = tags > 0 ? 0 : 1;
  const rows = countRows(lines);
  const across = (100 - tags - 2 * post) / Math.max(...lines.map(countColumns));
  const above = (height - lines.length * tagLines * nameLine) / rows - board;
  const room = Math.min(across, above);
  const size = Math.min(room, largest);
  const down = Math.min(above, size * loosest) + board;
  let y = 0;
  const trays = lines.flatMap(({ rows, trays }, index) =>
    trays.map(({ group, perRow }) => {
      const names = index * tagLines;
      const first = {
        x: tags + post + (Math.min(across, size * loosest) - size) / 2,
        y: y + down - board * front - size,
        names: names + tagLines,
      };
      const drawings = placeRows(group.size, perRow, first, Math.min(across, size * loosest), down);
      const tray = { x: 0, y, names, width: 100, height: rows * down, rows, drawings };
      y += tray.height;
      return tray;
    }),
  );
  return { room, size, trays, y, names: lines.length * tagLines };
}

function placeRows(
  size: number,
  perRow: number,
  { x, y, names }: Depth & { x: number },
  across: number,
  down: number,
) {
  return Array.from({ length: size }, (_, index) => ({
    x: x + (index % perRow) * across,
    y: y + Math.floor(index / perRow) * down,
    names,
  }));
}
