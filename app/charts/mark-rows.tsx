import type { Chart, MarkRow, MarkRun } from "../analysis/figures/figure-model";
import type { Frame } from "./frame";
import { DrawnMark } from "./mark";
import { cutText, RowLabels } from "./row-labels";

type MarksChart = Extract<Chart, { type: "marks" }>;

const labelHeight = 26;
const trackPadding = 5;
const bracketHeight = 8;
const textHeight = 18;
const lineGap = 4;
const rowGap = 20;

interface Slot {
  /** Fraction of the chart's width. */
  at: number;
  y: number;
}

/** The bracket lies below its marks if the run has a text. */
interface PlacedRun extends MarkRun {
  slots: Slot[];
  bracket?: { from: number; to: number; y: number; textY: number };
}

interface PlacedRow extends Omit<MarkRow, "runs"> {
  labelTop: number;
  track?: { y: number; height: number };
  /** Empty slots behind the marks, where the chart says of how many. */
  ground: Slot[];
  runs: PlacedRun[];
  captionTop: number;
}

/** Places marks from left to right, in lines of `perLine`. */
export function placeMarkRows({ rows, size, perLine, of = 0 }: MarksChart) {
  let top = 0;
  const slot = 1 / perLine;
  const countMarks = ({ runs }: MarkRow) => runs.flatMap(({ marks }) => marks).length;
  const isOneLine = !of && rows.every((row) => countMarks(row) <= perLine);
  const placed = rows.map((row): PlacedRow => {
    const first = top + labelHeight + trackPadding;
    const slotAt = (index: number): Slot => ({
      at: (index % perLine) * slot,
      y: first + Math.floor(index / perLine) * (size + lineGap),
    });
    let used = 0;
    const slotted = row.runs.map((run) => ({ ...run, slots: run.marks.map(() => slotAt(used++)) }));
    const lines = Math.max(1, Math.ceil(Math.max(used, of) / perLine));
    const bottom = first + lines * (size + lineGap) - lineGap + trackPadding;
    let end = bottom;
    const runs = slotted.map((run): PlacedRun => {
      if (!run.text) return run;
      end += textHeight + (end === bottom ? bracketHeight : 0);
      const from = run.slots[0]?.at ?? 0;
      return {
        ...run,
        bracket: { from, to: from + run.slots.length * slot, y: bottom, textY: end - 4 },
      };
    });
    const captionTop = end;
    end += textHeight * (row.caption?.length ?? 0);
    const track = isOneLine && { y: top + labelHeight, height: size + 2 * trackPadding };
    const ground = Array.from({ length: of }, (_, index) => slotAt(index));
    const placedRow = { ...row, labelTop: top, runs, ground, captionTop, ...(track && { track }) };
    top = end + rowGap;
    return placedRow;
  });
  const shape = rows[0]?.runs[0]?.marks[0]?.shape;
  return { rows: placed, size, shape, slot, height: Math.max(1, top - rowGap) };
}

type Placed = ReturnType<typeof placeMarkRows>;

/** Rows with one mark for each thing counted. */
export function MarkRows({ placed, frame }: { placed: Placed; frame: Frame }) {
  return placed.rows.map(
    ({ label, readout, caption = [], captionTop, total, labelTop, track, ground, runs }) => {
      const drawn = runs.map((run) => (
        <Run key={run.label ?? run.column} run={run} placed={placed} frame={frame} />
      ));
      const hasOwnLabels = runs.some((run) => run.label !== undefined);
      return (
        <g key={label} data-row={label}>
          <g
            data-label={label}
            {...(total && {
              "data-group": total.group,
              "data-column": total.column,
              "data-value": total.value,
            })}
          >
            <RowLabels frame={frame} label={label} readout={readout} top={labelTop} />
            {track && (
              <rect
                {...frame.paint("track")}
                y={frame.size(track.y)}
                width={frame.across(1)}
                height={frame.size(track.height)}
                rx={frame.size(track.height / 2)}
              />
            )}
            {ground.map((slot, index) => (
              <use
                key={index}
                href={`#${frame.id}-${placed.shape}`}
                {...frame.paint("ground")}
                x={frame.across(slot.at)}
                y={frame.size(slot.y)}
                width={frame.across(placed.slot)}
                height={frame.size(placed.size)}
              />
            ))}
            {!hasOwnLabels && drawn}
          </g>
          {hasOwnLabels && drawn}
          {caption.map((line, index) => (
            <frame.Text
              key={line}
              part="tick"
              at={0}
              y={captionTop + (index + 1) * textHeight - 2}
              whole={line}
            >
              {cutText(line)}
            </frame.Text>
          ))}
        </g>
      );
    },
  );
}

function Run({ run, placed, frame }: { run: PlacedRun; placed: Placed; frame: Frame }) {
  const { label, group, column, value, marks, slots, bracket, text = "", joins } = run;
  return (
    <g
      {...(label !== undefined && { "data-label": label, "data-group": group })}
      data-column={column}
      data-value={value}
    >
      {marks.map((mark, index) => {
        const { at = 0, y = 0 } = slots[index] ?? {};
        const { size, slot } = placed;
        return (
          <DrawnMark
            key={index}
            frame={frame}
            mark={mark}
            x={frame.across(at)}
            y={y}
            size={size}
            width={frame.across(slot)}
          />
        );
      })}
      {bracket && (
        <>
          <Bracket frame={frame} bracket={bracket} joins={joins} />
          <RunText frame={frame} bracket={bracket} text={text} />
        </>
      )}
    </g>
  );
}

type Bracket = NonNullable<PlacedRun["bracket"]>;

/** Solid below the products listed under the group's own brand, dotted below the others. */
function Bracket({ frame, bracket, joins }: { frame: Frame; bracket: Bracket; joins: boolean | undefined }) {
  const inset = 0.008;
  const [x1, x2] = [frame.across(bracket.from + inset), frame.across(bracket.to - inset)];
  const y = frame.size(bracket.y + 4);
  return <line {...frame.paint(joins ? "joint" : "bracket")} x1={x1} x2={x2} y1={y} y2={y} />;
}

/** At the start of its run, or at the end of the line if it would not fit there. */
function RunText({ frame, bracket, text }: { frame: Frame; bracket: Bracket; text: string }) {
  const isEarly = bracket.from <= 0.5;
  const position = isEarly ? { at: bracket.from } : { at: Math.max(bracket.to, 0.7), anchor: "end" as const };
  return (
    <frame.Text part="tick" {...position} y={bracket.textY} whole={text}>
      {cutText(text, isEarly ? 1 - bracket.from : Math.max(bracket.to, 0.7))}
    </frame.Text>
  );
}
