import { fitLines, LetteredLines, Lettering } from "../lettering";
import type { SceneData } from "../model";
import { Holes, Shadow, stage } from "./stage";

const berry = "#b8304a";
const turns = [-3, 1.5, -1, 2, -2, 2.5];
const header = "M-64-46q0-14 14-14h100q14 0 14 14v26h-128z";
const sheet = { x: -64, y: -60, width: 128, height: 124, rx: 14 };

/** Two rows of three; with more dates the leaves are smaller. */
function placeLeaf(index: number, count: number): string {
  const inRow = Math.max(3, Math.ceil(count / 2));
  const x = Math.round(240 + ((index % inRow) - (inRow - 1) / 2) * (456 / inRow));
  const place = `translate(${x} ${index < inRow ? 84 : 240})rotate(${turns[index % turns.length]})`;
  return inRow === 3 ? place : `${place}scale(${(3.05 / inRow).toFixed(2)})`;
}

function Leaf({ year, label, place }: { year: string; label: string; place: string }) {
  const set = fitLines(label, { width: 116, lines: 3, largest: 18, smallest: 12, height: 66 });
  const y = 22 - Math.round((set.lines.length - 1.7) * set.size * 0.57);
  return (
    <g transform={place}>
      <Shadow {...sheet} y={-56} opacity=".4" shift="3 7" blur="edge" />
      <rect {...sheet} fill={stage.card} />
      <path d={header} fill={berry} />
      <path d={header} fill="url(#light)" />
      <path d="M-34-52v0M34-52v0" stroke={stage.ink} strokeWidth="8" strokeLinecap="round" opacity=".45" />
      <Lettering text={year} x={0} y={-26} size={28} fill="#fff7ea" anchor="middle" />
      <LetteredLines set={set} x={0} y={y} fill={stage.ink} />
    </g>
  );
}

/** Dated events as leaves of a calendar, hung in order on two strips. */
export function InsightCalendar({ dates }: SceneData) {
  return (
    <>
      {[34, 190].map((y) => {
        const strip = { x: 8, y: y - 17, width: 464, height: 34, rx: 17 };
        return (
          <g key={y}>
            <Shadow {...strip} opacity=".3" shift="2 6" blur="edge" />
            <rect {...strip} fill={stage.strip} />
            <Holes d={`M24 ${y - 6}h436M24 ${y + 6}h436`} size={5} gap={15} opacity=".7" />
          </g>
        );
      })}
      {dates.map(({ year, label }, i) => (
        <Leaf key={year + label} year={year} label={label} place={placeLeaf(i, dates.length)} />
      ))}
    </>
  );
}
