import type { ChartTier } from "../analysis/figures/figure-model";
import { type Frame, narrowest } from "./frame";
import { DrawnMark } from "./mark";
import { cutText } from "./row-labels";

const headHeight = 52;
const [markSize, markGap] = [38, 6];
const padding = 10;
const axisHeight = 28;
/** The least width of a slot on the narrowest screen, in pixels. */
const smallest = 20;
/** Padding of a band, as a fraction of the chart's width. */
const inset = 0.012;
/** Keeps the texts at both ends of the axis inside the chart. */
function anchorAt(x: number): "start" | "middle" | "end" {
  if (x === 0) return "start";
  return x === 1 ? "end" : "middle";
}

/**
 * Places each tier as a band that is as long as its price range, on one axis, with its products inside.
 */
export function placeTiers(tiers: readonly ChartTier[]) {
  const ends = new Map(tiers.flatMap((tier) => tier.ends.map(({ amount, text }) => [amount, text])));
  const [min, max] = [Math.min(...ends.keys()), Math.max(...ends.keys())];
  const x = (amount: number) => round((amount - min) / (max - min));
  const bands = tiers.map((tier) => {
    const [start = 0, end = 1] = tier.ends.map(({ amount }) => x(amount));
    const room = end - start - 2 * inset;
    const most = Math.max(1, Math.floor((room * narrowest) / smallest));
    const lines = Math.max(1, Math.ceil(tier.marks.length / most));
    return { tier, start, width: round(end - start), room, lines };
  });
  const heightOf = (lines: number) => lines * (markSize + markGap) - markGap;
  const height = heightOf(Math.max(...bands.map(({ lines }) => lines))) + 2 * padding;
  return {
    bands: bands.map(({ tier, start, width, room, lines }) => {
      const perLine = Math.ceil(tier.marks.length / lines);
      const top = headHeight + (height - heightOf(lines)) / 2;
      const slots = tier.marks.map((mark, index) => ({
        mark,
        at: round(start + inset + ((index % perLine) * room) / perLine),
        y: top + Math.floor(index / perLine) * (markSize + markGap),
      }));
      return { tier, start, width, slots, slotWidth: room / perLine };
    }),
    ticks: [...ends].sort(([a], [b]) => a - b).map(([amount, text]) => ({ x: x(amount), amount, text })),
    bandHeight: height,
    height: headHeight + height + axisHeight,
  };
}

function round(fraction: number): number {
  return Math.round(fraction * 10_000) / 10_000;
}

type Placed = ReturnType<typeof placeTiers>;

/** Price tiers as bands on a price axis. */
export function Tiers({ placed, frame }: { placed: Placed; frame: Frame }) {
  const { bands, ticks, bandHeight, height } = placed;
  return (
    <>
      {bands.map((band) => (
        <Band key={band.tier.label} band={band} frame={frame} height={bandHeight} />
      ))}
      {ticks.map(({ x, amount, text }) => (
        <g key={amount} data-tick={amount}>
          <line
            {...frame.paint("axis")}
            x1={frame.across(x)}
            x2={frame.across(x)}
            y1={headHeight}
            y2={height - axisHeight + 8}
          />
          <frame.Text part="tick" at={x} y={height - 6} anchor={anchorAt(x)}>
            {text}
          </frame.Text>
        </g>
      ))}
    </>
  );
}

function Band({ band, frame, height }: { band: Placed["bands"][number]; frame: Frame; height: number }) {
  const { tier, start, width, slots, slotWidth } = band;
  const across = { x: frame.across(start), width: frame.across(width) };
  const paint = slots.length > 0 ? { ...frame.paint("band"), fill: tier.hex } : frame.paint("empty");
  return (
    <g data-label={tier.label} data-column="products" data-value={slots.length}>
      <frame.Text part="head" at={start} y={18} whole={tier.label}>
        {cutText(tier.label, width)}
      </frame.Text>
      <frame.Text part="tick" at={start} y={40} whole={tier.readout}>
        {cutText(tier.readout, width)}
      </frame.Text>
      <rect {...paint} {...across} y={headHeight} height={height} rx="12" />
      {slots.map(({ mark, at, y }, index) => (
        <DrawnMark
          key={index}
          frame={frame}
          mark={mark}
          x={frame.across(at)}
          y={y}
          width={frame.across(slotWidth)}
          size={markSize}
        />
      ))}
    </g>
  );
}
