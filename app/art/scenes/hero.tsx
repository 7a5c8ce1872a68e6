import type { SceneData } from "../model";
import type { Position } from "../position";
import { colors, Placed } from "./scenery";

interface Spot extends Position {
  shape: string;
}

/** Later ones overlap earlier ones. */
const spots: readonly Spot[] = [
  { shape: "star-fighter", x: 536, y: 102, size: 204, turn: 36 },
  { shape: "butterfly", x: 230, y: 92, size: 170, turn: -12 },
  { shape: "glitter-star", x: 82, y: 132, size: 146, turn: -14 },
  { shape: "emoji-face", x: 560, y: 276, size: 134, turn: 10 },
  { shape: "heart", x: 370, y: 222, size: 216, turn: 6 },
  { shape: "giraffe", x: 134, y: 352, size: 260, turn: 8 },
  { shape: "gummy-bear", x: 462, y: 386, size: 172, turn: 4 },
  { shape: "belly-bear", x: 360, y: 432, size: 204, turn: 2 },
  { shape: "elephant", x: 236, y: 440, size: 196, turn: 7 },
  { shape: "toy-car", x: 556, y: 420, size: 166, turn: -26 },
];

/** Gives every product its own spot, or else a free one; those for which no spot is left stand in a row below. */
function placeProducts(products: SceneData["products"]): Spot[] {
  const rest = products.map(({ shape }) => shape);
  const own = spots.map(({ shape }) =>
    rest.includes(shape) ? rest.splice(rest.indexOf(shape), 1)[0] : undefined,
  );
  const placed = spots.flatMap((spot, i) => {
    const shape = own[i] ?? rest.shift();
    return shape ? [{ ...spot, shape }] : [];
  });
  const width = 640 / rest.length;
  const size = Math.round(Math.min(90, width));
  const row = rest.map((shape, i) => ({ shape, x: Math.round((i + 0.5) * width), y: 556, size }));
  return [...placed, ...row];
}

/** An arc `off` below the strip's middle line, from `half` left to `half` right of the center. */
function arc(half: number, off = 0): string {
  const radius = 470 + off;
  const rise = Math.round(52 + Math.sqrt(radius * radius - half * half));
  return `M${320 - half} ${rise}A${radius} ${radius} 0 0 0 ${320 + half} ${rise}`;
}

function Boat() {
  return (
    <g fill="none" strokeLinecap="round">
      <path
        d={arc(248)}
        stroke={colors.shadow}
        strokeWidth="118"
        opacity=".36"
        transform="translate(5 15)"
        filter="url(#soft)"
      />
      <path d={arc(248)} stroke={colors.stripDeep} strokeWidth="118" />
      <path d={arc(248, -3)} stroke={colors.strip} strokeWidth="112" />
      <path d={arc(244, -44)} stroke="#fff" strokeWidth="12" opacity=".35" filter="url(#edge)" />
      {[-40, -20, 0, 20, 40].map((off) => (
        <path
          key={off}
          d={arc(off % 40 ? 262 : 250, off)}
          stroke={colors.stripDeep}
          strokeWidth="7"
          strokeDasharray="0 22"
          opacity=".75"
        />
      ))}
      <g strokeLinecap="butt">
        <path
          d={arc(122, -2)}
          stroke={colors.shadow}
          strokeWidth="112"
          opacity=".35"
          transform="translate(3 4)"
          filter="url(#edge)"
        />
        <path d={arc(118, -3)} stroke="#fbeedd" strokeWidth="111" />
        <path d={arc(110, -40)} stroke="#fff" strokeWidth="30" opacity=".35" filter="url(#edge)" />
        <path d={arc(110, 42)} stroke="#dcc09a" strokeWidth="2.5" strokeDasharray="7 6" />
      </g>
    </g>
  );
}

/** All bandages around one long strip. */
export function Hero({ products }: SceneData) {
  return (
    <>
      <Boat />
      {placeProducts(products).map((spot, i) => (
        <Placed key={`b${i}`} id={`b${i}`} {...spot} />
      ))}
    </>
  );
}
