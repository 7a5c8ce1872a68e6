import type { SceneData } from "../model";
import { colors, Emblem, Line, Placed, Shadow } from "./scenery";

const berry = { base: "#cf3c58", deep: "#8f1c38" };
const teal = "#2a9aa6";
const lidEdge = "M84 56c0-16 10-26 26-26h260c16 0 26 10 26 26l1 10c0-16-10-26-26-26H109c-16 0-26 10-26 26z";

function Latch({ x }: { x: number }) {
  return (
    <g>
      <Shadow x={x} y={176} width={28} height={40} rx={8} opacity=".3" shift="2 4" />
      <rect x={x} y="174" width="28" height="40" rx="8" fill="#f6d9a4" />
      <rect x={x + 7} y="196" width="14" height="8" rx="4" fill="#b98a45" />
    </g>
  );
}

function KitFront({ shape }: { shape: string }) {
  const front = { x: 58, y: 182, width: 364, height: 118, rx: 26 };
  const badge = { cx: 240, cy: 246, r: 43 };
  return (
    <>
      <rect {...front} fill={berry.base} />
      <rect {...front} fill="url(#light)" />
      <path d="M84 189h312" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".55" />
      <path d="M60 204h360" stroke={berry.deep} strokeWidth="3" opacity=".4" />
      <Latch x={112} />
      <Latch x={340} />
      <circle {...badge} fill={colors.shadow} opacity=".3" transform="translate(2 4)" filter="url(#edge)" />
      <circle {...badge} fill="url(#cream)" />
      <Emblem shape={shape} x={240} y={247} size={68} fill={berry.base} />
    </>
  );
}

/** An open first-aid kit. */
export function KidsKit({ products }: SceneData) {
  const gauze = { x: 112, y: 58, width: 84, height: 52, rx: 10 };
  return (
    <>
      <Shadow x={62} y={284} width={356} height={16} rx={8} opacity=".5" blur="soft" />
      <Line d="M196 32c4-28 84-28 88 0" stroke={berry.base} width={13} />
      <path d="M84 56c0-16 10-26 26-26h260c16 0 26 10 26 26l14 136H70z" fill={berry.deep} />
      <path d={lidEdge} fill="#fff" opacity=".35" />
      <path d="M98 64c0-12 8-18 18-18h248c10 0 18 6 18 18l12 132H86z" fill="#f7e6cd" />
      <path d="M94 92h292l2 14H93z" fill={berry.base} opacity=".8" />
      <g>
        <rect {...gauze} fill="#fffaf1" stroke={colors.line} strokeWidth="3" />
        <path d="M112 78h84M112 90h84" stroke={colors.line} strokeWidth="3" strokeDasharray="3 5" />
        <rect x="300" y="62" width="34" height="54" rx="9" fill={teal} />
        <rect x="306" y="53" width="22" height="13" rx="4" fill="#fffaf1" />
        <rect x="300" y="76" width="34" height="18" fill="#fffaf1" opacity=".85" />
        <path d="M94 96h292l1 11H93z" fill={berry.base} />
      </g>
      {products.slice(5, 9).map(({ shape }, i) => (
        <Placed
          key={shape}
          shape={shape}
          id={`b${i}`}
          x={128 + i * 75}
          y={158 - (i % 2) * 8}
          size={116}
          turn={i * 8 - 13}
        />
      ))}
      <KitFront shape={products[0]?.shape ?? ""} />
    </>
  );
}
