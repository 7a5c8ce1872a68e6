import type { ReactNode } from "react";
import { fitLines, Lettering } from "../lettering";
import type { SceneData } from "../scene-data";
import { Placed, stage } from "./stage";

function Rung({ tier, row, y }: { tier: SceneData["tiers"][number]; row: number; y: number }): ReactNode {
  const isEmpty = tier.shapes.length === 0;
  const label = fitLines(tier.label, { width: 104, lines: 1, largest: 23, smallest: 13, height: 30 });
  const range = fitLines(tier.range, { width: 104, lines: 1, largest: 21, smallest: 12, height: 30 });
  const step = Math.min(64, 198 / Math.max(tier.shapes.length - 1, 1));
  const size = Math.max(60, Math.min(72, step * 1.5));
  return (
    <>
      <rect
        x="32"
        y={y + 9}
        width="424"
        height="26"
        rx="13"
        fill={stage.shadow}
        opacity=".35"
        filter="url(#edge)"
      />
      <rect x="28" y={y} width="424" height="28" rx="14" fill={stage.strip} />
      <path d={`M42 ${y + 3}h396`} stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".5" />
      <path
        d={`M184 ${y + 11}h258M184 ${y + 20}h258`}
        stroke={stage.stripDeep}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0 14"
        opacity=".7"
      />
      {isEmpty
        ? [0, 1, 2, 3].map((i) => (
            <rect
              key={i}
              x={192 + i * 62}
              y={y - 56}
              width="46"
              height="50"
              rx="14"
              fill="none"
              stroke={stage.stripDeep}
              strokeWidth="3"
              strokeDasharray="7 7"
            />
          ))
        : tier.shapes.map((shape, i) => (
            <Placed
              key={shape}
              shape={shape}
              id={`r${row}b${i}`}
              x={Math.round(212 + i * step)}
              y={y - Math.round(size * 0.38)}
              size={size}
              detail="tiny"
            />
          ))}
      <rect
        x="46"
        y={y - 29}
        width="126"
        height="62"
        rx="16"
        fill={stage.shadow}
        opacity=".45"
        transform="translate(2 4)"
        filter="url(#edge)"
      />
      <rect x="46" y={y - 29} width="126" height="62" rx="16" fill="url(#cream)" />
      <Lettering
        text={label.lines[0] ?? ""}
        x={109}
        y={y - 4}
        size={label.size}
        fill={stage.ink}
        anchor="middle"
      />
      <Lettering
        text={range.lines[0] ?? ""}
        x={109}
        y={y + 23}
        size={range.size}
        fill={stage.muted}
        anchor="middle"
      />
    </>
  );
}

/** Tiers as rungs, the top one first; an empty rung stays empty. */
export function InsightLadder({ data }: { data: SceneData }): ReactNode {
  const gap = 300 / Math.max(data.tiers.length, 1);
  return (
    <>
      {[16, 448].map((x) => (
        <g key={x}>
          <rect x={x} y="8" width="16" height="304" rx="8" fill={stage.wood} />
          <rect x={x + 3} y="12" width="4" height="296" rx="2" fill="#fff" opacity=".4" />
        </g>
      ))}
      {data.tiers.map((tier, row) => (
        <Rung key={tier.label} tier={tier} row={row} y={Math.round(gap * (row + 1) - 34)} />
      ))}
    </>
  );
}
