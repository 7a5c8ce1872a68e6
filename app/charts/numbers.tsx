import type { Chart, ChartNumber } from "../analysis/figures/figure-model";
import type { Frame } from "./frame";
import { StripSymbols } from "./strip-symbols";

type NumbersChart = Extract<Chart, { type: "numbers" }>;

/** In pixels of the usual text size; the narrowest chart has 328. */
const drawing = { top: 27, height: 36, width: 304 };
const lineHeight = 19;

/** How many parts a whole is drawn as, and how many stand beside each other. */
const units = {
  coins: { perLine: 10, width: 27, height: 27, color: "#b7862c" },
  strips: { perLine: 5, width: 54, height: 25, color: "#b8304a" },
  pieces: { perLine: 11, width: 24, height: 9, color: "#a86f3f" },
};
const barColor = "#2f7458";

/** Each number as a drawing of its own, so that nobody compares them: its height and its content from the left edge. */
export function drawNumbers({ numbers }: NumbersChart, frame: Frame) {
  return numbers.map((number, index) => ({
    key: number.label,
    height: drawing.top + drawing.height + number.caption.length * lineHeight + 8,
    content: (
      <>
        {index === 0 && <Symbols frame={frame} hasOpen={numbers.some(({ isOpen }) => isOpen)} />}
        <Drawing number={number} frame={frame} />
      </>
    ),
  }));
}

function Symbols({ frame, hasOpen }: { frame: Frame; hasOpen: boolean }) {
  return (
    <>
      <StripSymbols frame={frame} />
      <defs>
        <symbol id={`${frame.id}-coins`} viewBox="0 0 27 27">
          <circle cx="13.5" cy="13.5" r="12.5" />
          <circle cx="13.5" cy="13.5" r="8" {...frame.paint("hole")} />
        </symbol>
        <symbol id={`${frame.id}-pieces`} viewBox="0 0 24 9" preserveAspectRatio="none">
          <rect x=".5" y=".5" width="23" height="8" rx="3" />
        </symbol>
        {hasOpen && (
          <pattern id={`${frame.id}-hatch`} width="4" height="4" patternUnits="userSpaceOnUse">
            <path d="M0 4 4 0" {...frame.paint("weak")} />
          </pattern>
        )}
      </defs>
    </>
  );
}

function Drawing({ number, frame }: { number: ChartNumber; frame: Frame }) {
  const { label, readout, caption, drawn } = number;
  return (
    <g data-label={label}>
      <frame.Text part="label" at={0} y={15}>
        {readout}
      </frame.Text>
      {drawn === "bar" ? (
        <Bar number={number} frame={frame} />
      ) : (
        <Parts {...number} drawn={drawn} frame={frame} />
      )}
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
  const { perLine, width, height, color } = units[drawn];
  const pitch = (drawing.width - width) / (perLine - 1);
  const lines = Math.ceil(parts / perLine);
  const first = drawing.top + (drawing.height - lines * height - (lines - 1) * 3) / 2;
  // The symbols of strips have their middle at the origin.
  const [left, top] = drawn === "strips" ? [width / 2, height / 2] : [0, 0];
  const Part = ({ index, filled }: { index: number; filled?: number }) => (
    <use
      href={`#${frame.id}-${drawn === "strips" ? strip(filled) : drawn}`}
      x={frame.size(left + (index % perLine) * pitch)}
      y={frame.size(first + top + Math.floor(index / perLine) * (height + 3))}
      width={frame.size(filled ? width * filled : width)}
      height={frame.size(height)}
      {...(filled
        ? { fill: isOpen ? `url(#${frame.id}-hatch)` : color, ...(isOpen && { stroke: color }) }
        : frame.paint("ground"))}
    />
  );
  const all = Array.from({ length: parts }, (_, index) => index);
  return (
    <g data-column="low" data-value={low}>
      {all.map((index) => (
        <Part key={index} index={index} />
      ))}
      {all.slice(0, Math.ceil(part)).map((index) => (
        <Part key={index} index={index} filled={Math.min(1, part - index)} />
      ))}
    </g>
  );
}

const strip = (filled?: number) => (filled ? "decorated" : "plain");

/** A range is filled to its lower end, and half so to its upper one. */
function Bar({ number: { low, high = low }, frame }: { number: ChartNumber; frame: Frame }) {
  const box = { y: frame.size(drawing.top + 6), height: frame.size(drawing.height - 12) };
  const lengthOf = (percent: number) => frame.size((drawing.width * percent) / 100);
  return (
    <>
      <rect {...frame.paint("ground")} {...box} width={lengthOf(100)} />
      <g data-column="high" data-value={high}>
        <rect {...frame.paint("maybe")} {...box} fill={barColor} width={lengthOf(high)} />
      </g>
      <g data-column="low" data-value={low}>
        <rect {...box} fill={barColor} width={lengthOf(low)} />
      </g>
    </>
  );
}
