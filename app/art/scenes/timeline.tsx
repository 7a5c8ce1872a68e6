import { Lettering, measure } from "../lettering";
import type { SceneData } from "../model";
import { type Flag, placeTimeline, type TimelineFormat } from "./place-timeline";
import { colors, Shadow } from "./scenery";

const berry = "#b8304a";

/** For screens from 60rem, and for narrower ones: letters are at least 12 pixels high on both. */
export const timelineFormats = {
  wide: { width: 1152, room: 30, size: 17.5, row: 31, strip: 46 },
  narrow: { width: 358, room: 16, size: 13.5, row: 23, strip: 34 },
} satisfies Record<string, TimelineFormat>;

const gap = 10;

/** Height and the top of the strip: as many rows as the sightings need. */
export function measureTimeline(data: SceneData, format: TimelineFormat) {
  const { above, below } = placeTimeline(data, format);
  const rowsOf = (flags: Flag[]) => Math.max(0, ...flags.map(({ row }) => row + 1));
  const top = rowsOf(above) * format.row + gap;
  return { width: format.width, height: top + format.strip + gap + rowsOf(below) * format.row, top };
}

/** A century as one bandage: a strip to scale with a flag for each date, a vent hole every fifth year. */
export function Timeline({ data, format }: { data: SceneData; format: TimelineFormat }) {
  const { above, below, end, holes } = placeTimeline(data, format);
  const { top } = measureTimeline(data, format);
  const { width, row, strip } = format;
  const box = { x: 2, y: top, width: width - 4, height: strip, rx: strip / 2 };
  const pad = { x: width * 0.42, y: top + 4, width: width * 0.16, height: strip - 8, rx: 8 };
  const middle = top + strip / 2;
  const flags = [
    ...above.map((flag) => ({ flag, y: top - gap - (flag.row + 1) * row })),
    ...below.map((flag) => ({ flag, y: top + strip + gap + flag.row * row })),
  ];
  const lowest = above.find((flag) => flag.row === 0);
  const onSaleEnd = lowest ? lowest.left - 6 : width * 0.3;
  const isClear = (x: number) => x < pad.x - 8 || x > pad.x + pad.width + 8;
  const dots = holes
    .filter((x) => isClear(x))
    .map((x) => `M${x} ${top + strip * 0.28}v0M${x} ${top + strip * 0.72}v0`)
    .join("");
  return (
    <>
      <Shadow {...box} opacity=".3" shift="2 6" blur="edge" />
      <rect {...box} fill={colors.strip} />
      <rect {...box} fill="url(#light)" />
      <path d={dots} stroke={colors.stripDeep} strokeWidth={strip / 9} strokeLinecap="round" opacity=".7" />
      <Shadow {...pad} opacity=".3" shift="1 3" blur="edge" />
      <rect {...pad} fill="url(#cream)" />
      <path
        d={flags.map(({ flag, y }) => `M${flag.x} ${middle}V${y + row / 2}`).join("")}
        stroke={berry}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      {flags.map(({ flag }) => (
        <circle key={flag.year + flag.label} cx={flag.x} cy={middle} r="4" fill={berry} />
      ))}
      {flags.map(({ flag, y }) => (
        <Pennant key={flag.year + flag.label} flag={flag} y={y} format={format} />
      ))}
      <Label text={data.onSale} end={onSaleEnd} y={top - gap - row} format={format} />
      <path d={`M${end} ${top + strip}v${gap}`} stroke={colors.stripDeep} strokeWidth="2.5" />
      <Label text={String(data.until)} end={width - 2} y={top + strip + gap} format={format} />
    </>
  );
}

/** Words on a pad that ends at `end`. */
function Label(props: { text: string; end: number; y: number; format: TimelineFormat }) {
  const {
    text,
    end,
    y,
    format: { size, row },
  } = props;
  const width = Math.ceil(measure(text, size)) + size;
  const left = end - width;
  return (
    <>
      <rect x={left} y={y} width={width} height={row - 4} rx={row / 4} fill="url(#cream)" />
      <Lettering text={text} x={left + size / 2} y={y + row / 2 + size * 0.3} size={size} fill={colors.ink} />
    </>
  );
}

function Pennant({ flag, y, format }: { flag: Flag; y: number; format: TimelineFormat }) {
  const { year, label, left, width } = flag;
  const { size, row } = format;
  const text = { y: y + row / 2 + size * 0.3, size };
  const x = left + size / 2;
  const box = { x: left, y, width, height: row - 4, rx: row / 4 };
  return (
    <>
      <rect {...box} fill={colors.card} stroke={colors.line} />
      <Lettering text={year} x={x} fill={berry} {...text} />
      <Lettering text={label} x={x + measure(`${year} `, size)} fill={colors.ink} {...text} />
    </>
  );
}
