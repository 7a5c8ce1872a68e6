import type { Chart, MarkRow, MarkRun } from "../analysis/figures/figure-model";
import type { Frame } from "./frame";
import { DrawnMark } from "./mark";
import { cutText, RowLabels } from "./row-labels";

type MarksChart = Extract<Chart, { type: "marks" }>;

/** So many marks stand beside each other. */
const perLine = 10;
const labelHeight = 26;
const trackPadding = 5;
const bracketHeight = 8;
const textHeight = 18;
const rowGap = 20;

/** A run's marks in slots of equal width; `bracket` below them if the run has a text. Fractions across, pixels down. */
interface PlacedRun extends MarkRun {
  slots: { at: number; y: number }[];
  bracket?: { from: number; to: number; y: number; textY: number };
}

interface PlacedRow extends Omit<MarkRow, "runs"> {
  top: number;
  /** Behind a row that has one line. */
  track?: { y: number; height: number };
  runs: PlacedRun[];
}

/** Rows of marks in slots from the left; the lines of a row lie below each other. */
export function placeMarkRows({ rows, size }: MarksChart) {
  let top = 0;
  const whole = Math.max(...rows.map(({ runs }) => countMarks(runs)), 0);
  const placed = rows.map((row): PlacedRow => {
    const first = top + labelHeight + trackPadding;
    let index = 0;
    const lines = Math.max(1, Math.ceil(countMarks(row.runs) / perLine));
    const bottom = first + lines * (size + 4) - 4 + trackPadding;
    let end = bottom;
    const runs = row.runs.map((run): PlacedRun => {
      const slots = run.marks.map((_, place) => ({
        at: ((index + place) % perLine) / perLine,
        y: first + Math.floor((index + place) / perLine) * (size + 4),
      }));
      index += run.marks.length;
      if (!run.text) return { ...run, slots };
      end += textHeight + (end === bottom ? bracketHeight : 0);
      const from = slots[0]?.at ?? 0;
      const to = from + slots.length / perLine;
      return { ...run, slots, bracket: { from, to, y: bottom, textY: end - 4 } };
    });
    const track = whole <= perLine && { y: top + labelHeight, height: size + 2 * trackPadding };
    const placedRow = { ...row, top, runs, ...(track && { track }) };
    top = end + rowGap;
    return placedRow;
  });
  return { rows: placed, size, height: Math.max(1, top - rowGap) };
}

function countMarks(runs: readonly MarkRun[]): number {
  return runs.reduce((sum, { marks }) => sum + marks.length, 0);
}

type Placed = ReturnType<typeof placeMarkRows>;

/** One mark for each thing counted, under direct labels. */
export function MarkRows({ placed, frame }: { placed: Placed; frame: Frame }) {
  return placed.rows.map(({ label, readout, total, top, track, runs }) => {
    const drawn = runs.map((run) => <Run key={run.label ?? run.column} {...{ run, placed, frame }} />);
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
          <RowLabels {...{ frame, top, label, readout }} />
          {track && (
            <rect {...frame.paint("track")} {...track} width={frame.across(1)} rx={track.height / 2} />
          )}
          {!hasOwnLabels && drawn}
        </g>
        {hasOwnLabels && drawn}
      </g>
    );
  });
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
        const box = { x: frame.across(at), y, width: frame.across(1 / perLine), size: placed.size };
        return <DrawnMark key={index} {...{ frame, mark }} {...box} />;
      })}
      {bracket && (
        <>
          <Bracket {...{ frame, bracket, joins }} />
          <RunText {...{ frame, bracket, text }} />
        </>
      )}
    </g>
  );
}

type Bracket = NonNullable<PlacedRun["bracket"]>;

/** Solid below the products listed under their group's own brand, dotted below others. */
function Bracket({ frame, bracket, joins }: { frame: Frame; bracket: Bracket; joins: boolean | undefined }) {
  const inset = 0.008;
  const [x1, x2] = [frame.across(bracket.from + inset), frame.across(bracket.to - inset)];
  const y = bracket.y + 4;
  return <line {...frame.paint(joins ? "joint" : "bracket")} x1={x1} x2={x2} y1={y} y2={y} />;
}

/** At the start of its run, or at the end of the line if it would not fit after that. */
function RunText({ frame, bracket, text }: { frame: Frame; bracket: Bracket; text: string }) {
  const isEarly = bracket.from <= 0.5;
  const place = isEarly ? { at: bracket.from } : { at: Math.max(bracket.to, 0.7), anchor: "end" as const };
  return (
    <frame.Text part="tick" {...place} y={bracket.textY} whole={text}>
      {cutText(text, isEarly ? 1 - bracket.from : Math.max(bracket.to, 0.7))}
    </frame.Text>
  );
}
