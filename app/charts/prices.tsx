import type { Chart, ChartPack, ChartTier } from "../analysis/figures/figure-model";
import { breakText } from "./fit-text";
import { boxIn, type Frame, narrowest, Upright } from "./frame";
import { DrawnMark } from "./mark";

type PricesChart = Extract<Chart, { type: "prices" }>;

/** Heights in pixels of the usual text size. */
const tickHeight = 24;
const bandHead = 46;
const [markSize, markPitch] = [28, 32];
const padding = 8;
const lineHeight = 19;
const rowGap = 9;
const keyHeight = 30;
const [stripWidth, stripHeight] = [44, 20];
/** From the middle of a pack to its text. */
const textShift = 26;
/** The least width of a slot on the narrowest screen, in pixels. */
const smallest = 15;
/** Padding of a band, as a fraction of the chart's width. */
const inset = 0.008;

/** Places tiers and packs on one axis of whole dollars, packs as far below it as nothing crosses their text. */
export function placePrices({ tiers, packs }: Pick<PricesChart, "tiers" | "packs">) {
  const ends = new Map(tiers.flatMap((tier) => tier.ends.map(({ amount, text }) => [amount, text])));
  const amounts = [...ends.keys(), ...packs.map(({ price }) => price)];
  const [min, max] = [Math.floor(Math.min(...amounts) - 0.5), Math.ceil(Math.max(...amounts))];
  const x = (amount: number) => (amount - min) / (max - min);
  const bands = tiers.map((tier) => placeBand(tier, x));
  const lines = Math.max(...bands.map((band) => band.lines));
  const bandHeight = bandHead + lines * markPitch + padding - (markPitch - markSize);
  const axis = tickHeight + bandHeight;
  let top = axis + rowGap;
  const rows = packs.map((pack) => {
    const at = x(pack.price);
    const words = `${pack.label}, ${pack.isWeak ? "weak: " : ""}${pack.seen}`;
    const row = { pack, at, top, lines: [pack.readout, ...breakText(words, 1 - at, textShift)] };
    top += row.lines.length * lineHeight + rowGap;
    return row;
  });
  const ticks = [...ends].sort(([a], [b]) => a - b).map(([amount, text]) => ({ x: x(amount), amount, text }));
  return {
    bands,
    bandHeight,
    ticks,
    axis,
    rows,
    keyTop: top,
    height: top + (rows.length > 0 ? keyHeight : 0),
  };
}

/** Products in lines of slots. */
function placeBand(tier: ChartTier, x: (amount: number) => number) {
  const [start = 0, end = 1] = tier.ends.map(({ amount }) => x(amount));
  const room = end - start - 2 * inset;
  const most = Math.max(1, Math.floor((room * narrowest) / smallest));
  const lines = Math.max(1, Math.ceil(tier.marks.length / most));
  const perLine = Math.ceil(tier.marks.length / lines);
  const slots = tier.marks.map((mark, index) => ({
    mark,
    at: start + inset + ((index % perLine) * room) / perLine,
    y: tickHeight + bandHead + Math.floor(index / perLine) * markPitch,
  }));
  return { tier, start, width: end - start, lines, slots, slotWidth: room / perLine };
}

type Placed = ReturnType<typeof placePrices>;

interface Props {
  frame: Frame;
  placed: Placed;
  groups: PricesChart["groups"];
}

/** Price tiers as bands above a price axis, packs below it, each on a line from its price. */
export function Prices({ placed, groups, frame }: Props) {
  const { bands, ticks, axis, bandHeight, rows, keyTop } = placed;
  return (
    <>
      <StripSymbols frame={frame} />
      {bands.map((band) => (
        <Band key={band.tier.label} band={band} group={groups.tiers} frame={frame} height={bandHeight} />
      ))}
      <line {...frame.paint("axis")} x2={frame.across(1)} y1={frame.size(axis)} y2={frame.size(axis)} />
      {ticks.map(({ x, amount, text }) => (
        <g key={amount} data-tick={amount}>
          <Upright frame={frame} part="axis" at={x} from={tickHeight - 4} to={axis} />
          <frame.Text part="tick" at={x} y={14} anchor={x === 1 ? "end" : "middle"}>
            {text}
          </frame.Text>
        </g>
      ))}
      {rows.map(({ at, top, pack }) => (
        <Upright key={pack.label} frame={frame} part="stem" at={at} from={axis} to={top + lineHeight / 2} />
      ))}
      {rows.map((row) => (
        <Pack key={row.pack.label} row={row} group={groups.packs} frame={frame} />
      ))}
      {rows.length > 0 && <Key frame={frame} top={keyTop} />}
    </>
  );
}

interface BandProps {
  band: Placed["bands"][number];
  group: string;
  frame: Frame;
  height: number;
}

function Band({ band, group, frame, height }: BandProps) {
  const { tier, start, width, slots, slotWidth } = band;
  const paint = slots.length > 0 ? { ...frame.paint("band"), fill: tier.hex } : frame.paint("empty");
  return (
    <g data-label={tier.label} data-group={group} data-column="products" data-value={slots.length}>
      <rect {...paint} {...boxIn(frame, { at: start, width, y: tickHeight, height })} />
      <frame.Text part="head" at={start} shift={padding} y={tickHeight + 20}>
        {tier.label}
      </frame.Text>
      <frame.Text part="tick" at={start} shift={padding} y={tickHeight + 39}>
        {tier.readout}
      </frame.Text>
      {slots.map((slot, index) => (
        <DrawnMark key={index} frame={frame} {...slot} width={slotWidth} size={markSize} />
      ))}
    </g>
  );
}

interface PackProps {
  row: Placed["rows"][number];
  group: string;
  frame: Frame;
}

function Pack({ row: { pack, at, top, lines }, group, frame }: PackProps) {
  return (
    <g data-label={pack.label} data-group={group} data-column="price" data-value={pack.price}>
      <PackMark frame={frame} pack={pack} x={frame.across(at)} top={top} />
      {lines.map((line, index) => (
        <frame.Text
          key={line}
          part={index === 0 ? "label" : "tick"}
          at={at}
          shift={textShift}
          y={top + index * lineHeight + 15}
        >
          {line}
        </frame.Text>
      ))}
    </g>
  );
}

const looks = { plain: "#a86f3f", decorated: "#c23b56" };

interface PackMarkProps {
  frame: Frame;
  pack: Pick<ChartPack, "isDecorated" | "isWeak">;
  x: string | number;
  top: number;
}

function PackMark({ frame, pack, x, top }: PackMarkProps) {
  const look = pack.isDecorated ? "decorated" : "plain";
  const symbol = `#${frame.id}-${pack.isWeak ? "weak" : look}`;
  const box = { width: frame.size(stripWidth), height: frame.size(stripHeight) };
  return <use href={symbol} fill={looks[look]} x={x} y={frame.size(top + lineHeight / 2)} {...box} />;
}

/** What the looks of packs mean, side by side on the narrowest screen. Of weak evidence, the words beside the mark say so. */
const key = [
  { left: 0, text: "decorated", isDecorated: true, isWeak: false },
  { left: 152, text: "not said", isDecorated: false, isWeak: false },
];

function Key({ frame, top }: { frame: Frame; top: number }) {
  return key.map(({ left, text, ...pack }) => (
    <g key={text} data-legend="">
      <PackMark frame={frame} pack={pack} x={frame.size(left + stripWidth / 2)} top={top + 5} />
      <frame.Text part="tick" at={0} shift={left + stripWidth + 6} y={top + 20}>
        {text}
      </frame.Text>
    </g>
  ));
}

/** Strips whose middle is at the origin: with a star if decorated, with a pad if not, dashed on weak evidence. */
function StripSymbols({ frame }: { frame: Frame }) {
  const box = { x: -stripWidth / 2, y: -stripHeight / 2, width: stripWidth, height: stripHeight, rx: 10 };
  const holes = <path d="M-16-4h0m0 8h0m4-4h0M16-4h0m0 8h0m-4-4h0" {...frame.paint("hole")} />;
  const symbol = { viewBox: `0 0 ${stripWidth} ${stripHeight}`, overflow: "visible" };
  return (
    <defs>
      <symbol id={`${frame.id}-plain`} {...symbol}>
        <rect {...box} />
        {holes}
        <rect x="-7" y="-7" width="14" height="14" rx="3" {...frame.paint("pad")} />
      </symbol>
      <symbol id={`${frame.id}-decorated`} {...symbol}>
        <rect {...box} />
        {holes}
        <path d="M0-9 2.5-3 9-2.6 4 1.6 5.6 8 0 4.5-5.6 8-4 1.6-9-2.6-2.5-3z" {...frame.paint("pad")} />
      </symbol>
      <symbol id={`${frame.id}-weak`} {...symbol}>
        <rect {...box} {...frame.paint("weak")} />
      </symbol>
    </defs>
  );
}
