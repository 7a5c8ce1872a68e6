import type { SceneData } from "../model";
import { colors, Holes, Line, Placed, Shadow } from "./scenery";

const skin = { base: "#d59a6d", deep: "#a9683d", light: "#ecc09a" };
const teal = { base: "#2a9aa6", deep: "#0f4b52" };
const front = "M44 222c0-10 6-16 16-16h280c10 0 16 6 16 16v56c0 14-8 22-22 22H66c-14 0-22-8-22-22z";
const lidEdge = "M66 122c0-14 8-22 22-22h224c14 0 22 8 22 22l1 10c0-14-8-22-22-22H88c-14 0-22 8-22 22z";
const hand = "M358 34c20-16 44-24 74-26l36 82c-16 22-34 34-54 34-24 0-44-16-56-40z";
const sleeve = "M410 0h70v96l-22 10c-24-30-40-62-48-106z";
const stripes =
  "M424 0h16c8 38 22 68 40 90v8l-10 4c-22-28-38-60-46-102zM458 0h14l8 26v30c-12-16-18-34-22-56z";

function Finger({ d, width }: { d: string; width: number }) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} stroke={skin.deep} strokeWidth={width + 4} transform="translate(1 3)" />
      <path d={d} stroke={skin.base} strokeWidth={width} />
    </g>
  );
}

function TinFront() {
  const strip = { x: 118, y: 242, width: 164, height: 42, rx: 21 };
  return (
    <>
      <path d={front} fill={teal.base} />
      <path d={front} fill="url(#light)" />
      <path d="M58 213h284" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".6" />
      <path d="M46 229h308" stroke={teal.deep} strokeWidth="3" opacity=".35" />
      <rect {...strip} fill={colors.strip} />
      <rect {...strip} fill="url(#light)" />
      <Holes d="M136 256h26M136 270h26M240 256h26M240 270h26" size={6} gap={12} />
      <rect x="176" y="245" width="48" height="36" rx="8" fill="url(#cream)" />
    </>
  );
}

/** A hand takes a bandage out of a tin. */
export function KidsChoosing({ products }: SceneData) {
  const [held = "", ...others] = [5, 1, 2, 8].map((i) => products[i]?.shape ?? "");
  return (
    <>
      <Shadow x={48} y={284} width={312} height={16} rx={8} opacity=".5" blur="soft" />
      <path d="M66 122c0-14 8-22 22-22h224c14 0 22 8 22 22l8 96H58z" fill={teal.base} />
      <path d={lidEdge} fill="#fff" opacity=".4" />
      <path d="M80 130c0-10 6-14 16-14h208c10 0 16 4 16 14l6 90H72z" fill={teal.deep} />
      {others.map((shape, i) => (
        <Placed
          key={shape}
          shape={shape}
          id={`b${i}`}
          x={106 + i * 96}
          y={192}
          size={126}
          turn={i * 12 - 12}
        />
      ))}
      <TinFront />
      <Finger d="M396 92c-24 8-42 22-52 44" width={25} />
      <Finger d="M388 68c-32 4-54 20-66 46" width={26} />
      <Placed shape={held} id="held" x={252} y={112} size={150} turn={-14} />
      <path d={hand} fill={skin.deep} transform="translate(1 4)" />
      <path d={hand} fill={skin.base} />
      <Line d="M376 36c-30-2-58 12-78 38" stroke={skin.deep} width={30} shift="1 3" />
      <Line d="M384 40c-34-8-66 6-88 34" stroke={skin.base} width={27} />
      <path d="M303 62c-6 5-11 11-15 18" stroke={skin.light} strokeWidth="11" strokeLinecap="round" />
      <Line d="M370 26c-18 0-34 5-48 14" stroke="#fff" width={5} opacity=".35" />
      <path d={sleeve} fill="#f0a93a" />
      <path d={stripes} fill="#fff3dd" />
      <path d={sleeve} fill="url(#light)" />
    </>
  );
}
