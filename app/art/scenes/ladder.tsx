import { fitLines, LetteredLines } from "../lettering";
import type { SceneData } from "../model";
import { Dashed, Holes, Placed, Shadow, Shrunk, stage } from "./stage";

function Rung({ tier, row, y }: { tier: SceneData["tiers"][number]; row: number; y: number }) {
  const { label, range, shapes } = tier;
  const step = Math.min(64, 198 / Math.max(shapes.length - 1, 1));
  const size = Math.max(60, Math.min(72, step * 1.5));
  const plate = { x: 46, y: y - 29, width: 126, height: 62, rx: 16 };
  return (
    <>
      <Shadow x={32} y={y + 9} width={424} height={26} rx={13} opacity=".35" blur="edge" />
      <rect x="28" y={y} width="424" height="28" rx="14" fill={stage.strip} />
      <path d={`M42 ${y + 3}h396`} stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".5" />
      <Holes d={`M184 ${y + 11}h258M184 ${y + 20}h258`} size={4} gap={14} opacity=".7" />
      {shapes.length === 0 &&
        [192, 254, 316, 378].map((x) => <Dashed key={x} x={x} y={y - 56} width={46} height={50} rx={14} />)}
      {shapes.map((shape, i) => (
        <Placed
          key={`${shape}${i}`}
          shape={shape}
          id={`r${row}b${i}`}
          x={Math.round(212 + i * step)}
          y={y - Math.round(size * 0.38)}
          size={size}
          detail="tiny"
        />
      ))}
      <Shadow {...plate} opacity=".45" shift="2 4" blur="edge" />
      <rect {...plate} fill="url(#cream)" />
      <LetteredLines
        set={fitLines(label, { width: 104, largest: 23, smallest: 13 })}
        x={109}
        y={y - 4}
        fill={stage.ink}
      />
      <LetteredLines
        set={fitLines(range, { width: 104, largest: 21, smallest: 12 })}
        x={109}
        y={y + 23}
        fill={stage.muted}
      />
    </>
  );
}

/** Rungs closer than this would cover each other, so a ladder of many is drawn smaller. */
const narrowestGap = 75;

/** Tiers as rungs, the top one first; a tier without products has dashed outlines. */
export function InsightLadder({ tiers }: SceneData) {
  const gap = Math.max(narrowestGap, 300 / Math.max(tiers.length, 1));
  const scale = 300 / gap / Math.max(tiers.length, 1);
  return (
    <Shrunk scale={scale}>
      {[16, 448].map((x) => (
        <g key={x}>
          <rect x={x} y="8" width="16" height={304 / scale} rx="8" fill={stage.wood} />
          <rect x={x + 3} y="12" width="4" height={296 / scale} rx="2" fill="#fff" opacity=".4" />
        </g>
      ))}
      {tiers.map((tier, row) => (
        <Rung key={tier.label} tier={tier} row={row} y={Math.round(gap * (row + 1) - 34)} />
      ))}
    </Shrunk>
  );
}
