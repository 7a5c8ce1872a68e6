import type { Chart, SheetCell, SheetRow } from "../analysis/figures/figure-model";
import { findShape } from "../art/shapes";
import { cutText } from "./fit-text";
import { boxIn, type Frame } from "./frame";
import { DrawnMark } from "./mark";

type SheetChart = Extract<Chart, { type: "sheet" }>;

const headHeight = 44;
const rowHeight = 64;
/** From the top of a row. */
const [labelAt, stripAt, stripHeight] = [20, 27, 28];
const [keyGap, keyHeight] = [18, 24];
/** Fractions of the chart's width: where strips begin and end, and the space around one. */
const [left, right, inset] = [0.12, 0.985, 0.006];

/** The letters that a pad has room for, as a fraction of those of a line. */
const printPart = 0.3;

type Look = "printed" | "torn" | "blank";

/** What the list or a source gives is printed, what is made up torn out, what nobody gives blank. */
function lookOf({ kind }: Pick<SheetCell, "kind">): Look {
  if (!kind) return "blank";
  return kind === "illustrative" ? "torn" : "printed";
}

const keys: readonly [kind: SheetCell["kind"], words: string][] = [
  ["input", "printed: from the list"],
  ["public", "with a number: from that source"],
  ["illustrative", "torn out: made up (illustrative)"],
  [undefined, "blank: not given"],
];

/** Places the rows, and the key with the count of each kind of cell. */
export function placeSheet({ heads, rows }: SheetChart) {
  const cells = rows.flatMap((row) => row.cells);
  const slot = (right - left) / heads.length;
  const sheet = { y: headHeight, height: rows.length * rowHeight + 6 };
  const keyTop = sheet.y + sheet.height + keyGap;
  const used = keys
    .map(([kind, words]) => ({ kind, words, count: cells.filter((cell) => cell.kind === kind).length }))
    .filter(({ count }) => count > 0);
  return {
    heads: heads.map((text, index) => ({ text, at: left + (index + 0.5) * slot, isLow: index % 2 === 1 })),
    rows: rows.map((row, index) => ({ row, top: sheet.y + 3 + index * rowHeight })),
    keys: used.map((key, index) => ({ ...key, y: keyTop + index * keyHeight })),
    sheet,
    slot,
    height: keyTop + used.length * keyHeight,
  };
}

type Placed = ReturnType<typeof placeSheet>;

/** The sheet of perforated bandages. Its heads stand on two lines where one has no room for them. */
export function Sheet({ placed, frame }: { placed: Placed; frame: Frame }) {
  const { heads, rows, keys, sheet, slot } = placed;
  return (
    <>
      <defs>
        {rows.map(({ row: { shape } }, index) => (
          <pattern key={index} id={printId(frame, index)} width="9" height="9" patternUnits="userSpaceOnUse">
            <rect width="9" height="9" fill={findShape(shape).palette.base} />
            <circle cx="4.5" cy="4.5" r="1.2" fill={findShape(shape).palette.deep} opacity="0.5" />
          </pattern>
        ))}
      </defs>
      {heads.map(({ text, at, isLow }) => (
        <frame.Text
          key={text}
          part={isLow ? "head-low" : "head-high"}
          at={at}
          anchor="middle"
          y={frame.isWide || isLow ? 36 : 18}
        >
          {text}
        </frame.Text>
      ))}
      <rect {...frame.paint("sheet")} {...boxIn(frame, { ...sheet, width: 1, round: 14 })} />
      {rows.map(({ row, top }, index) => (
        <Row key={row.label} row={row} index={index} top={top} slot={slot} frame={frame} />
      ))}
      {keys.map(({ kind, words, count, y }) => (
        <g key={words} data-legend="">
          <Strip
            frame={frame}
            kind={kind}
            at={0.005}
            y={y}
            width={0.09}
            height={16}
            fill={printId(frame, 0)}
          />
          <g data-kind={kind ?? ""} data-count={count}>
            <frame.Text part="tick" at={0.12} y={y + 13}>
              {`${count} ${words}`}
            </frame.Text>
          </g>
        </g>
      ))}
    </>
  );
}

const printId = (frame: Frame, index: number) => `${frame.id}-print-${index}`;

interface RowProps {
  row: SheetRow;
  index: number;
  top: number;
  slot: number;
  frame: Frame;
}

function Row({ row: { label, shape, cells }, index, top, slot, frame }: RowProps) {
  const mark = { shape, color: findShape(shape).palette.base };
  return (
    // Rows that differ in their place alone compress well.
    <svg data-label={label} data-row={label} y={frame.size(top)} overflow="visible" aria-hidden="true">
      {index > 0 && <line {...frame.paint("perforation")} x1="3" x2={frame.across(0.996)} y1="0" y2="0" />}
      <DrawnMark frame={frame} mark={mark} at={0.008} width={left - 0.016} y={9} size={46} />
      <frame.Text part="label" at={left + inset} y={labelAt} whole={label}>
        {cutText(label, right - left)}
      </frame.Text>
      {cells.map((cell, place) => (
        <Cell
          key={cell.column}
          cell={cell}
          at={left + place * slot + inset}
          y={stripAt}
          width={slot - 2 * inset}
          fill={printId(frame, index)}
          frame={frame}
        />
      ))}
    </svg>
  );
}

interface StripProps {
  frame: Frame;
  kind: SheetCell["kind"];
  at: number;
  y: number;
  width: number;
  height: number;
  fill: string;
}

/** A printed bandage with its pad, the hole of a torn one, or the place of a blank one. */
function Strip({ frame, kind, at, y, width, height, fill }: StripProps) {
  const look = lookOf({ kind });
  const box = boxIn(frame, { at, width, y, height, round: height / 2 });
  if (look !== "printed") return <rect {...frame.paint(look)} {...box} />;
  const pad = { at: at + width * 0.06, width: width * 0.88, y: y + 4, height: height - 8, round: height / 5 };
  return (
    <>
      <rect {...box} fill={`url(#${fill})`} />
      <rect {...frame.paint("print-pad")} {...boxIn(frame, pad)} />
    </>
  );
}

interface CellProps extends Pick<StripProps, "frame" | "at" | "y" | "width" | "fill"> {
  cell: SheetCell;
}

/** Where there is no room for its text, a printed cell has the numbers of its sources alone. */
function Cell({ cell: { column, kind, text = "", numbers }, ...strip }: CellProps) {
  const { frame, at, y, width } = strip;
  const middle = { at: at + width / 2, y: y + 19, anchor: "middle" as const };
  return (
    <g data-cell={column} data-kind={kind ?? ""}>
      <Strip {...strip} kind={kind} height={stripHeight} />
      {lookOf({ kind }) === "printed" && (
        <frame.Text part="print" {...middle} whole={text}>
          {[cutText(text, printPart), numbers].join(" ").trim()}
        </frame.Text>
      )}
      {numbers && kind === "public" && !frame.isWide && (
        <frame.Text part="print-number" {...middle}>
          {numbers}
        </frame.Text>
      )}
    </g>
  );
}
