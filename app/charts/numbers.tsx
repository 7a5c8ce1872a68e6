import type { Chart, ChartNumber } from "../analysis/figures/figure-model";
import type { Frame } from "./frame";

type NumbersChart = Extract<Chart, { type: "numbers" }>;

/** In pixels of the usual text size; the narrowest chart has 328. */
const drawing = { top: 27, height: 36, width: 304 };
const lineHeight = 19;

interface Unit {
  perLine: number;
  width: number;
  height: number;
  color: string;
  /** Where its outline begins and ends, from the upper left corner. */
  start: readonly [number, number];
  outline: (width: number) => string;
  /** On a filled one, from its start and back. */
  motif?: string;
}

/** What parts of a whole are drawn as. */
const units: Record<"coins" | "strips" | "pieces", Unit> = {
  coins: {
    perLine: 10,
    width: 27,
    height: 27,
    color: "#b7862c",
    start: [0, 13.5],
    outline: () => "a13.5 13.5 0 1 1 27 0a13.5 13.5 0 1 1-27 0",
    motif: "m6 0a7.5 7.5 0 1 1 15 0a7.5 7.5 0 1 1-15 0m2 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0m-8 0",
  },
  strips: {
    perLine: 5,
    width: 54,
    height: 26,
    color: "#c23b56",
    start: [13, 0],
    outline: () => "h28a13 13 0 1 1 0 26h-28a13 13 0 1 1 0-26",
    motif: "m14 3 3 7 7 .5-5.5 5 2 7.5-6.5-4-6.5 4 2-7.5-5.5-5 7-.5zm-14-3",
  },
  pieces: {
    perLine: 11,
    width: 24,
    height: 9,
    color: "#a86f3f",
    start: [0, 0],
    outline: (width) => `h${width}v9h-${width}z`,
  },
};
const barColor = "#2f7458";

/** Each number as a drawing of its own, so that nobody compares them: its height and its content from the left edge. */
export function drawNumbers({ numbers }: NumbersChart, frame: Frame) {
  return numbers.map((number, index) => ({
    key: number.label,
    height: drawing.top + drawing.height + number.caption.length * lineHeight + 8,
    content: (
      <>
        {index === 0 && numbers.some(({ isOpen }) => isOpen) && <Hatch frame={frame} />}
        <Drawing number={number} frame={frame} />
      </>
    ),
  }));
}

function Hatch({ frame }: { frame: Frame }) {
  return (
    <pattern id={`${frame.id}-hatch`} width="4" height="4" patternUnits="userSpaceOnUse">
      <path d="M0 4 4 0" {...frame.paint("weak")} />
    </pattern>
  );
}

function Drawing({ number, frame }: { number: ChartNumber; frame: Frame }) {
  const { label, readout, caption, drawn } = number;
  return (
    <g data-label={label}>
      <frame.Text part="label" at={0} y={15}>
        {readout}
      </frame.Text>
      <svg
        y={frame.size(drawing.top)}
        width={frame.size(drawing.width)}
        height={frame.size(drawing.height)}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        overflow="visible"
        aria-hidden="true"
      >
        {drawn === "bar" ? (
          <Bar number={number} frame={frame} />
        ) : (
          <Parts {...number} drawn={drawn} frame={frame} />
        )}
      </svg>
      {caption.map((line, index) => (
        <frame.Text key={line} part="tick" at={0} y={drawing.top + drawing.height + 19 + index * lineHeight}>
          {line}
        </frame.Text>
      ))}
    </g>
  );
}

interface PartsProps extends Pick<ChartNumber, "low" | "part" | "parts" | "isOpen"> {
  drawn: keyof typeof units;
  frame: Frame;
}

/** Equal parts of a whole, the first ones filled; of the last one perhaps a piece. */
function Parts({ drawn, low, part, parts, isOpen, frame }: PartsProps) {
  const { perLine, width, height, color, start, outline, motif } = units[drawn];
  const pitch = round((drawing.width - width) / (perLine - 1));
  const lines = Math.ceil(parts / perLine);
  const first = (drawing.height - lines * height - (lines - 1) * 3) / 2;
  const starts = Array.from({ length: parts }, (_, index) => {
    const y = first + start[1] + Math.floor(index / perLine) * (height + 3);
    return index % perLine > 0 ? `m${pitch} 0` : `M${start[0]} ${round(y)}`;
  });
  const filled = starts.slice(0, Math.ceil(part));
  const join = (from: readonly string[], draw: (index: number) => string) =>
    from.map((start, index) => start + draw(index)).join("");
  return (
    <g data-column="low" data-value={low}>
      <path data-parts="all" {...frame.paint("ground")} d={join(starts, () => outline(width))} />
      <path
        data-parts="filled"
        fill={isOpen ? `url(#${frame.id}-hatch)` : color}
        stroke={isOpen ? color : undefined}
        d={join(filled, (index) => outline(round(width * Math.min(1, part - index))))}
      />
      {motif && <path {...frame.paint("pad")} d={join(filled, () => motif)} />}
    </g>
  );
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

/** A range is filled to its lower end, and half so to its upper one. */
function Bar({ number: { low, high = low }, frame }: { number: ChartNumber; frame: Frame }) {
  const lengthOf = (percent: number) => (drawing.width * percent) / 100;
  const box = { y: 6, height: drawing.height - 12 };
  return (
    <>
      <rect {...frame.paint("ground")} {...box} width={drawing.width} />
      <g data-column="high" data-value={high}>
        <rect {...frame.paint("maybe")} {...box} fill={barColor} width={lengthOf(high)} />
      </g>
      <g data-column="low" data-value={low}>
        <rect {...box} fill={barColor} width={lengthOf(low)} />
      </g>
    </>
  );
}
