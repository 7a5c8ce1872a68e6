import { fitLines, LetteredLines } from "../lettering";
import type { SceneData } from "../model";
import { colors, Placed, Shadow } from "./scenery";

/** Licensed products hang from a rail, each with a tag that names the owner. */
export function InsightNames({ names }: SceneData) {
  const width = 464 / Math.max(3, names.length);
  const size = Math.min(132, width - 14);
  const left = 240 - (names.length * width) / 2;
  return (
    <>
      <Shadow x={8} y={16} width={464} height={18} rx={9} opacity=".3" shift="2 5" blur="edge" />
      <rect x="8" y="14" width="464" height="18" rx="9" fill={colors.wood} />
      <path d="M18 19h444" stroke="#fff" strokeWidth="2" strokeLinecap="round" opacity=".5" />
      {names.map(({ name, owner, shape }, index) => {
        const x = Math.round(left + width * (index + 0.5));
        const y = 104 + (index % 2) * 14;
        const tag = { x: x - width / 2 + 5, y: y + size / 2 + 12, width: width - 10, height: 104, rx: 14 };
        const fit = { width: tag.width - 12, smallest: 11 };
        const nameLines = fitLines(name, { ...fit, largest: 25 });
        const ownerLines = fitLines(owner, { ...fit, largest: 20, lines: 2 });
        return (
          <g key={name}>
            <path d={`M${x} 28V${y}M${x} ${y}V${tag.y + 10}`} stroke={colors.stripDeep} strokeWidth="3" />
            <Placed id={`n${index}`} shape={shape} x={x} y={y} size={size} turn={[-5, 4, -3][index % 3]} />
            <Shadow {...tag} opacity=".35" shift="3 6" blur="edge" />
            <rect {...tag} fill={colors.card} stroke={colors.line} strokeWidth="1.5" />
            <circle cx={x} cy={tag.y + 12} r="5" fill={colors.stripDeep} />
            <LetteredLines set={nameLines} x={x} y={tag.y + 40} fill={colors.ink} />
            <LetteredLines set={ownerLines} x={x} y={tag.y + 68} fill={colors.muted} />
          </g>
        );
      })}
    </>
  );
}
