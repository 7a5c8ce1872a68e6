import type { SceneData } from "../model";
import { colors, Emblem, Line, Shadow } from "./scenery";

const skin = "#d59a6d";
const [hair, hairLight] = ["#5b3a26", "#7d5437"];
const berry = "#b8304a";
const teal = { base: "#2a9aa6", deep: "#0f4b52" };
const unit = { x: 14, y: 6, width: 452, height: 306, rx: 12 };
const shelves = [56, 106, 156, 206, 256, 306];
const [left, step, packs] = [34, 60, 7];
const eyes = "M26 178h322";
const shirt = "M322 320c0-46 22-72 60-78h30c38 6 60 32 60 78z";

/** The front of a carton, with what is printed on it. */
function Carton({ x, y, shape, color }: { x: number; y: number; shape?: string; color: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="48" height="38" rx="5" fill={color} />
      <path d="M4 3h40" stroke="#fff" strokeWidth="2" strokeLinecap="round" opacity=".6" />
      {shape ? (
        <>
          <rect x="8" y="5" width="32" height="30" rx="8" fill="#fffaf1" />
          <Emblem shape={shape} x={24} y={20} size={28} fill={color} />
        </>
      ) : (
        <rect x="8" y="14" width="32" height="11" rx="5.5" fill={colors.strip} />
      )}
    </g>
  );
}

/** A store shelf: plain packs above, decorated ones on the lowest shelves, before the eyes of a child. */
export function EyeLevel({ products }: SceneData) {
  const count = products.length;
  const lit = shelves.length - 4;
  return (
    <>
      <rect {...unit} fill={colors.woodDeep} />
      <rect x="24" y="12" width="432" height="294" rx="6" fill="#f1ddc0" />
      <rect x="24" y={(shelves[lit - 1] ?? 0) + 4} width="432" height="200" fill="#ffedc4" />
      {shelves.map((y, row) => (
        <g key={y}>
          {Array.from({ length: packs }, (_, index) => {
            const place = { x: left + index * step, y: y - 38 };
            const product = products[((row - lit) * packs + index) % Math.max(1, count)];
            const isPlain = row < lit || !product;
            return <Carton key={index} {...place} {...(isPlain ? { color: "#d9c4a8" } : product)} />;
          })}
          <rect x="20" y={y} width="440" height="8" rx="3" fill={colors.wood} />
        </g>
      ))}
      <path d={eyes} stroke="#fffaf1" strokeWidth="9" strokeLinecap="round" />
      <path d={eyes} stroke={berry} strokeWidth="5" strokeLinecap="round" strokeDasharray="0 10" />
      <Shadow x={318} y={300} width={158} height={18} rx={9} opacity=".4" blur="edge" />
      <rect x="380" y="214" width="34" height="40" fill={skin} />
      <circle cx="347" cy="184" r="11" fill={skin} />
      <circle cx="447" cy="184" r="11" fill={skin} />
      <path d={shirt} fill={teal.base} />
      <path d={shirt} fill="url(#light)" />
      <Line d="M376 244c10 10 32 10 42 0" stroke={teal.deep} width={5} opacity=".6" />
      <circle cx="397" cy="178" r="50" fill={hair} />
      <path d="M397 128c4-14 16-18 26-12-8 2-12 8-14 14z" fill={hair} />
      <Line d="M366 158c4-10 12-16 24-18" stroke={hairLight} width={7} />
      <g transform="rotate(-24 420 202)">
        <rect x="398" y="192" width="46" height="20" rx="10" fill={colors.strip} />
        <rect x="412" y="192" width="18" height="20" fill="#fffaf0" />
      </g>
    </>
  );
}
