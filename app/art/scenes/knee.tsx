import type { SceneData } from "../model";
import { Line, Placed } from "./scenery";

const skin = { base: "#d59a6d", deep: "#a9683d" };
const denim = { base: "#4f7fb5", deep: "#274d7d" };
const underside = "M0 190c100-34 170-46 236-42 66 4 92 40 92 84l-6 88H212l-2-58C134 276 66 288 0 296z";
const leg =
  "M0 116C96 82 210 44 306 42c66 0 104 40 108 94 4 60 2 116 0 184H276c-2-44 0-78-8-106C190 232 90 254 0 268z";
const sock = "M270 268c48 12 96 12 148 0l2 52H268z";
const rings =
  "M269 276c48 12 98 12 150 0v12c-52 12-102 12-150 0zM268 300c50 10 100 10 152 0v10c-52 10-102 10-152 0z";
const shorts = "M0 84c60-22 116-36 168-42 20 46 26 118 16 196-64 16-124 28-184 34z";
const shine = "M246 58c24-8 44-10 64-8M392 98c10 18 12 38 12 62";

/** A bent knee with two bandages. */
export function KidsKnee({ products }: SceneData) {
  const [first, , , , , , other] = products;
  return (
    <>
      <path d={underside} fill={skin.deep} />
      <path d={leg} fill={skin.base} />
      <path d={leg} fill="url(#light)" />
      <Line d="M262 210c34-6 60-18 78-38" stroke={skin.deep} width={6} opacity=".55" />
      <Line d={shine} stroke="#fff" width={9} opacity=".3" />
      <path d={sock} fill="#fbf1e1" />
      <path d={rings} fill="#d6405c" />
      <path d={sock} fill="url(#light)" />
      <path d={shorts} fill={denim.base} />
      <path d={shorts} fill="url(#light)" />
      <Line d="M0 130c30 6 56 24 66 60" stroke={denim.deep} width={4} dash="8 7" opacity=".7" />
      <Line d="M152 46c18 46 24 116 14 194" stroke={denim.deep} width={4} dash="8 7" opacity=".8" />
      <path d="M166 44c20 46 26 116 16 194" fill="none" stroke="#fff" strokeWidth="4" opacity=".35" />
      <Placed shape={first?.shape ?? ""} id="b0" x={322} y={120} size={150} turn={14} isSmall={false} />
      {other && <Placed shape={other.shape} id="b1" x={346} y={234} size={72} turn={-10} />}
    </>
  );
}
