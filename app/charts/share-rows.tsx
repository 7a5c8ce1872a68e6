import type { Chart, Mark, ShareRun } from "../analysis/figures/figure-model";
import { cutText } from "./fit-text";
import { boxIn, type Frame, narrowest, Upright } from "./frame";
import { DrawnMark } from "./mark";

type SharesChart = Extract<Chart, { type: "shares" }>;

const barHeight = 32;
const markSize = 28;
const rowGap = 8;
const textHeight = 18;
/** Where bars start, and the room behind the longest one for its number, as fractions of the chart's width. */
const start = 0.28;
const readoutWidth = 0.2;
/** Between a bar and its number, in pixels on the narrowest screen. */
const readoutGap = 6;

interface PlacedRun extends ShareRun {
  slots: { at: number; mark: Mark }[];
  /** The text below, and the seam between the products of the brand and one that is listed under another. */
  note?: { at: number; anchor: "start" | "middle"; text: string };
  seam?: number;
}

/** Places one bar for each row, as long as the number of its products, and each product in a slot of it. */
export function placeShareRows({ rows }: SharesChart) {
  const most = Math.max(1, ...rows.map(({ total }) => total.value));
  const slot = (1 - start - readoutWidth) / most;
  let top = 0;
  const placed = rows.map((row) => {
    let used = 0;
    const runs = row.runs.map((run): PlacedRun => {
      const first = used;
      const slots = run.marks.map((mark) => ({ at: start + used++ * slot, mark }));
      return {
        ...run,
        slots,
        ...(run.text && {
          note: run.joins
            ? { at: start + (first + 0.5) * slot, anchor: "middle", text: run.text }
            : { at: start + first * slot, anchor: "start", text: run.text },
        }),
        // Half of the first joined product lies on each side.
        ...(run.joins && { seam: start + (first + 0.5) * slot }),
      };
    });
    const placedRow = { ...row, runs, top, end: start + used * slot };
    top += barHeight + (runs.some(({ note }) => note) ? textHeight : 0) + rowGap;
    return placedRow;
  });
  return { rows: placed, slot, height: Math.max(1, top - rowGap) };
}

type Placed = ReturnType<typeof placeShareRows>;

/** Brands as bars of bandages, one row each. */
export function ShareRows({ placed, frame }: { placed: Placed; frame: Frame }) {
  return placed.rows.map(({ label, readout, total, runs, top, end }) => (
    <g key={label} data-row={label}>
      <g data-label={label} data-group={total.group} data-column={total.column} data-value={total.value}>
        <frame.Text part="label" at={0} y={top + 22} whole={label}>
          {cutText(label, start)}
        </frame.Text>
        <rect
          {...frame.paint("track")}
          {...boxIn(frame, {
            at: start,
            width: end - start,
            y: top,
            height: barHeight,
            round: barHeight / 2,
          })}
        />
        <frame.Text part="value" at={end + readoutGap / narrowest} y={top + 22}>
          {readout}
        </frame.Text>
      </g>
      {runs.map((run) => (
        <Run key={run.label} run={run} top={top} slot={placed.slot} frame={frame} />
      ))}
    </g>
  ));
}

interface RunProps {
  run: PlacedRun;
  top: number;
  slot: number;
  frame: Frame;
}

function Run({ run: { label, group, column, value, slots, note, seam }, top, slot, frame }: RunProps) {
  const textY = top + barHeight + textHeight - 4;
  return (
    <g data-label={label} data-group={group} data-column={column} data-value={value}>
      {seam !== undefined && <Upright frame={frame} part="joint" at={seam} from={top} to={textY - 12} />}
      {slots.map(({ at, mark }, index) => (
        <DrawnMark key={index} frame={frame} mark={mark} at={at} width={slot} y={top + 2} size={markSize} />
      ))}
      {note && (
        <frame.Text
          part="tick"
          at={note.at}
          shift={note.anchor === "middle" ? 8 : 0}
          y={textY}
          anchor={note.anchor}
          whole={note.text}
        >
          {cutText(note.text, (1 - start) * 0.6)}
        </frame.Text>
      )}
    </g>
  );
}
