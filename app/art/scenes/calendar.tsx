import type { ReactNode } from "react";
import { fitLines, LetteredLines, Lettering } from "../lettering";
import type { SceneData } from "../scene-data";
import { stage } from "./stage";

const berry = "#b8304a";
const turns = [-3, 1.5, -1, 2, -2, 2.5];

function Leaf({
  year,
  label,
  x,
  y,
  turn,
}: {
  year: string;
  label: string;
  x: number;
  y: number;
  turn: number;
}): ReactNode {
  const set = fitLines(label, { width: 116, lines: 3, largest: 18, smallest: 12, height: 66 });
  return (
    <g transform={`translate(${x} ${y})rotate(${turn})`}>
      <rect
        x="-64"
        y="-56"
        width="128"
        height="124"
        rx="14"
        fill={stage.shadow}
        opacity=".4"
        transform="translate(3 7)"
        filter="url(#edge)"
      />
      <rect x="-64" y="-60" width="128" height="124" rx="14" fill={stage.card} />
      <path d="M-64-46q0-14 14-14h100q14 0 14 14v26h-128z" fill={berry} />
      <path d="M-64-46q0-14 14-14h100q14 0 14 14v26h-128z" fill="url(#light)" />
      <path d="M-34-52v0M34-52v0" stroke={stage.ink} strokeWidth="8" strokeLinecap="round" opacity=".45" />
      <Lettering text={year} x={0} y={-26} size={28} fill="#fff7ea" anchor="middle" />
      <LetteredLines
        set={set}
        x={0}
        y={22 - Math.round((set.lines.length - 1.7) * set.size * 0.57)}
        fill={stage.ink}
      />
    </g>
  );
}

/** Dated events as leaves of a calendar, hung in order on one strip. */
export function InsightCalendar({ data }: { data: SceneData }): ReactNode {
  const columns = [88, 240, 392];
  return (
    <>
      {[34, 190].map((y) => (
        <g key={y}>
          <rect
            x="8"
            y={y - 17}
            width="464"
            height="34"
            rx="17"
            fill={stage.shadow}
            opacity=".3"
            transform="translate(2 6)"
            filter="url(#edge)"
          />
          <rect x="8" y={y - 17} width="464" height="34" rx="17" fill={stage.strip} />
          <path
            d={`M24 ${y - 6}h436M24 ${y + 6}h436`}
            stroke={stage.stripDeep}
            strokeWidth="5"
            strokeLinecap="round"
            strokeDasharray="0 15"
            opacity=".7"
          />
        </g>
      ))}
      {data.dates.slice(0, 6).map(({ year, label }, i) => (
        <Leaf
          key={year + label}
          year={year}
          label={label}
          x={columns[i % 3] ?? 0}
          y={i < 3 ? 84 : 240}
          turn={turns[i] ?? 0}
        />
      ))}
    </>
  );
}
