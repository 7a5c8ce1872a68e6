import { Lettering, measure } from "../lettering";
import type { SceneData } from "../model";
import { colors, Holes, Shadow } from "./scenery";

const berry = "#b8304a";
const axis = { from: 24, to: 464, y: 298 };
const size = 17;
const mostHeight = 29;

/** Years to scale, each with a pole up to its label. Later ones are higher, so that no label covers another pole. */
export function InsightTimeline({ dates }: SceneData) {
  const years = dates.map(({ year }) => Number(year));
  const [first = 0, last = first] = [years.at(0), years.at(-1)];
  const xOf = (year: number) =>
    axis.from + ((year - first) / Math.max(1, last - first)) * (axis.to - axis.from);
  const step = Math.min(mostHeight, (axis.y - 18) / dates.length);
  const placed = dates.map(({ year, label }, index) => {
    const x = Math.round(xOf(Number(year)) * 10) / 10;
    const width = measure(`${year} ${label}`, size) + 14;
    return { year, label, x, top: axis.y - 22 - (index + 1) * step, width, left: x > width ? x - width : x };
  });
  const strip = { x: 8, y: axis.y - 14, width: 464, height: 28, rx: 14 };
  return (
    <>
      <Shadow {...strip} opacity=".3" shift="2 6" blur="edge" />
      <rect {...strip} fill={colors.strip} />
      <Holes d={`M24 ${axis.y - 6}h436M24 ${axis.y + 6}h436`} size={4} gap={15} opacity=".7" />
      <path
        d={placed.map(({ x, top }) => `M${x} ${axis.y + 8}V${Math.round(top)}`).join("")}
        stroke={berry}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      {placed.map(({ year, label, top, width, left }) => {
        const box = { x: left, y: top, width, height: step - 3, rx: 6 };
        const text = { y: top + step / 2 + 4.5, size };
        return (
          <g key={year + label}>
            <rect {...box} fill={colors.card} />
            <Lettering text={year} x={left + 7} fill={berry} {...text} />
            <Lettering text={label} x={left + 7 + measure(`${year} `, size)} fill={colors.ink} {...text} />
          </g>
        );
      })}
    </>
  );
}
