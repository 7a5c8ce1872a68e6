import { type Chart, columnCells, type Figure, type Mark } from "../analysis/figures/figure-model";
import { formatCount } from "../analysis/format";
import type { Frame } from "./frame";
import { DrawnMark } from "./mark";
import { cutText } from "./row-labels";

type MatrixChart = Extract<Chart, { type: "matrix" }>;

const headHeight = 48;
const rowHeight = 54;
const cellHeight = 46;
const drawingHeight = 34;
const gap = 0.015;
/** The part of the width for labels beside the cells, and how many letters fit there on the narrowest screen. */
const [beside, lettersBeside] = [0.3, 11];
/** With more columns, labels beside them would leave too little room for the heads. */
const mostBeside = 3;
/** Heads are set smaller on a phone than other labels. */
const headRoom = 1.15;
const labelHeight = 26;
/** A cell with more products shows only their number. */
const mostDrawings = 3;

interface MatrixCell {
  row: string;
  column: string;
  count: number;
  drawings: readonly Mark[];
  /** The letter of the gap that it is. */
  gap: string | undefined;
  /** Fractions of the chart's width. */
  start: number;
  width: number;
  /** In pixels. */
  top: number;
}

/** A grid of cells. Labels of rows stand beside the cells, or above them if one is too long for that, or there are many columns. */
export function placeMatrix(figure: Figure, chart: MatrixChart) {
  const texts = (name: string) => columnCells(figure, name).map(({ value }) => String(value));
  const [rowOf, columnOf] = [texts(chart.row), texts(chart.column)];
  const counts = columnCells(figure, chart.value).map(({ value }) => Number(value));
  const rows = [...new Set(rowOf)];
  const isBeside =
    chart.headings.length <= mostBeside && rows.every((label) => label.length <= lettersBeside);
  const [left, above] = isBeside ? [beside, 0] : [0, labelHeight];
  const width = (1 - left + gap) / chart.headings.length - gap;
  const startOf = (column: number) => left + column * (width + gap);
  const topOf = (row: number) => headHeight + row * (rowHeight + above);
  const height = topOf(rows.length) - (rowHeight - cellHeight);
  return {
    heads: chart.headings.map((heading, index) => ({ ...heading, start: startOf(index) })),
    headWidth: width + gap,
    labels: rows.map((label, row) => ({ label, y: topOf(row) + (isBeside ? cellHeight / 2 + 5 : 18) })),
    cells: counts.flatMap((count, index): MatrixCell | [] => {
      const [row = "", column = ""] = [rowOf[index], columnOf[index]];
      const place = chart.headings.findIndex(({ label }) => label === column);
      if (chart.headings[place]?.gap) return [];
      return {
        row,
        column,
        count,
        drawings: count > mostDrawings ? [] : (chart.drawings[index] ?? []),
        gap: chart.gaps[index],
        start: startOf(place),
        width,
        top: topOf(rows.indexOf(row)) + above,
      };
    }),
    column: { width, top: headHeight + above, height: height - headHeight - above },
    height,
  };
}

/**
 * A grid with the products of each cell as small drawings and as a number. Empty cells have a dashed outline, a column that is a
 * gap has one for all.
 */
export function Matrix({ placed, frame }: { placed: ReturnType<typeof placeMatrix>; frame: Frame }) {
  return (
    <>
      {placed.heads.map(({ label, note, start, gap: letter }) => (
        <g key={label}>
          {letter && <Empty {...{ frame, start, letter }} {...placed.column} />}
          <frame.Text part="head" at={start} y={16} whole={label}>
            {cutText(label, placed.headWidth * headRoom)}
          </frame.Text>
          <frame.Text part="tick" at={start} y={36} whole={note}>
            {cutText(note, placed.headWidth * headRoom)}
          </frame.Text>
        </g>
      ))}
      {placed.labels.map(({ label, y }) => (
        <frame.Text key={label} part="label" at={0} y={y}>
          {label}
        </frame.Text>
      ))}
      {placed.cells.map((cell) => (
        <CellOfMatrix key={`${cell.row} ${cell.column}`} cell={cell} frame={frame} />
      ))}
    </>
  );
}

function CellOfMatrix({ cell, frame }: { cell: MatrixCell; frame: Frame }) {
  const { row, column, count, drawings, gap: letter, start, width, top } = cell;
  const box = { x: frame.across(start), y: top, width: frame.across(width), height: cellHeight, rx: 12 };
  // Drawings and number stand in slots of equal width, in the middle of the cell.
  const slot = width / Math.max(mostDrawings, drawings.length + 1);
  const first = start + (width - slot * (drawings.length + 1)) / 2;
  return (
    <g data-label={row} data-group={column} data-column="products" data-value={count}>
      {count > 0 ? (
        <rect {...frame.paint("cell")} {...box} />
      ) : (
        <Empty {...{ frame, start, width, top, letter }} height={cellHeight} />
      )}
      {drawings.map((drawing, index) => (
        <DrawnMark
          key={index}
          frame={frame}
          mark={drawing}
          x={frame.across(first + slot * index)}
          width={frame.across(slot)}
          y={top + (cellHeight - drawingHeight) / 2}
          size={drawingHeight}
        />
      ))}
      {count > 0 && (
        <frame.Text
          part="value"
          {...(drawings.length > 0
            ? { at: first + slot * drawings.length + gap }
            : { at: start + width / 2, anchor: "middle" })}
          y={top + cellHeight / 2 + 6}
        >
          {formatCount(count)}
        </frame.Text>
      )}
    </g>
  );
}

interface EmptyProps extends Pick<MatrixCell, "start" | "width" | "top"> {
  frame: Frame;
  height: number;
  letter: string | undefined;
}

/** Nothing stands in a cell or in a whole column; with the letter of the gap that it is, if any. */
function Empty({ frame, start, width, top, height, letter }: EmptyProps) {
  const [middle, y] = [start + width / 2, top + height / 2];
  return (
    <g {...(letter && { "data-gap": letter })}>
      <rect
        {...frame.paint("empty")}
        {...{ y: top, height, rx: 12 }}
        x={frame.across(start)}
        width={frame.across(width)}
      />
      {letter && (
        <>
          <circle {...frame.paint("gap")} cx={frame.across(middle)} cy={y} r="13" />
          <frame.Text part="gap-letter" at={middle} y={y + 5} anchor="middle">
            {letter}
          </frame.Text>
        </>
      )}
    </g>
  );
}
