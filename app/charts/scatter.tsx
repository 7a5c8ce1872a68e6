import type { Chart, ProductMark } from "../analysis/figures/figure-model";
import { type Frame, narrowest } from "./frame";
import { PlacedProduct } from "./product-mark";

type ScatterChart = Extract<Chart, { type: "scatter" }>;

const height = 420;
const plot = { left: 0.13, right: 0.92, top: 46, bottom: height - 52 };
/** Sideways, in half marks, the nearest first. */
const shifts = [0, 1, -1, 2, -2, 3, -3, 4, -4];

/** Of a mark, in pixels. */
const size = 32;

/**
 * Places products by count across and price up. Marks that would touch on the narrowest screen move sideways, by the least
 * number of half widths. A line of equal price per piece is cut at the edges of the plot.
 */
export function placeScatter({ marks, axes }: ScatterChart) {
  const [x, y] = [scale(axes.x.ticks, plot.left, plot.right), scale(axes.y.ticks, plot.bottom, plot.top)];
  const placed: { mark: ProductMark; x: number; shift: number; y: number }[] = [];
  for (const mark of [...marks].sort((a, b) => a.price - b.price || a.place - b.place)) {
    const at = { x: x.place(mark.count), y: y.place(mark.price) };
    const isFree = (shift: number) =>
      placed.every((other) => {
        const across = (at.x - other.x) * narrowest + shift - other.shift;
        return Math.hypot(across, at.y - other.y) >= size * 0.9;
      });
    // Into the chart at its right edge.
    const half = (at.x > 0.7 ? -size : size) / 2;
    placed.push({ mark, ...at, shift: shifts.map((steps) => steps * half).find(isFree) ?? 0 });
  }
  const lines = axes.lines.ticks.flatMap(({ amount, text }) => {
    // price = amount * count: from where it enters the plot at the bottom or left to where it leaves it.
    const [from, to] = [Math.max(x.min, y.min / amount), Math.min(x.max, y.max / amount)];
    if (from >= to) return [];
    const end = (count: number) => ({ x: x.place(count), y: y.place(count * amount) });
    return { text, from: end(from), to: end(to) };
  });
  const title = axes.lines.title;
  return { marks: placed, lines, title, x: { ...axes.x, ...x }, y: { ...axes.y, ...y }, height };
}

function scale(ticks: readonly { amount: number }[], from: number, to: number) {
  const [min, max] = [ticks[0]?.amount ?? 0, ticks.at(-1)?.amount ?? 1];
  return { min, max, place: (amount: number) => from + ((amount - min) / (max - min)) * (to - from) };
}

/** Price by count, with lines of equal price per piece. */
export function Scatter({ placed, frame }: { placed: ReturnType<typeof placeScatter>; frame: Frame }) {
  const { x, y, lines, title, marks } = placed;
  return (
    <>
      <frame.Text part="tick" at={0} y={14}>
        {y.title}
      </frame.Text>
      <frame.Text part="tick" at={1} y={14} anchor="end">
        {title}
      </frame.Text>
      <frame.Text part="tick" at={plot.right} y={height - 6} anchor="end">
        {x.title}
      </frame.Text>
      {y.ticks.map(({ amount, text }) => (
        <g key={amount}>
          <line
            {...frame.paint("axis")}
            x1={frame.across(plot.left)}
            x2={frame.across(1)}
            y1={y.place(amount)}
            y2={y.place(amount)}
          />
          <frame.Text part="tick" at={plot.left - 0.02} y={y.place(amount) + 5} anchor="end">
            {text}
          </frame.Text>
        </g>
      ))}
      {x.ticks.map(({ amount, text }) => (
        <frame.Text key={amount} part="tick" at={x.place(amount)} y={plot.bottom + 22} anchor="middle">
          {text}
        </frame.Text>
      ))}
      {lines.map(({ text, from, to }) => (
        <g key={text}>
          <line
            {...frame.paint("ray")}
            x1={frame.across(from.x)}
            x2={frame.across(to.x)}
            y1={from.y}
            y2={to.y}
          />
          <frame.Text part="tick" at={to.x} y={to.y - 5} anchor={to.x > 0.8 ? "end" : "middle"}>
            {text}
          </frame.Text>
        </g>
      ))}
      {marks.map(({ mark, ...place }) => (
        <PlacedProduct key={mark.place} {...{ frame, mark, size }} {...place} />
      ))}
    </>
  );
}
