import { Lettering } from "../lettering";
import type { SceneData } from "../model";
import { colors, Dashed, Emblem, Holes, Shadow } from "./scenery";

const sheet = { x: 30, y: 42, width: 420, rx: 6 };
const row = 34;
const head = 74;
/** Left edges of the boxes to fill in. */
const boxes = [110, 224, 338];

/** A strip of bandage that holds a sheet. */
function Tape({ x, y, turn }: { x: number; y: number; turn: number }) {
  const strip = { x: -56, y: -17, width: 112, height: 34, rx: 17 };
  return (
    <g transform={`translate(${x} ${y})rotate(${turn})`}>
      <Shadow {...strip} opacity=".35" shift="2 4" blur="edge" />
      <rect {...strip} fill={colors.strip} />
      <Holes d="M-44-6h24M-44 6h24M22-6h24M22 6h24" size={5} gap={11} />
      <rect x="-17" y="-15" width="34" height="30" rx="6" fill="url(#cream)" />
    </g>
  );
}

/** Height of the sheet's picture: a row for each product. */
export const checklistHeight = ({ products }: SceneData) => sheet.y + head + products.length * row + 44;

/** The checklist for a shop: price, count and price of each, to fill in for each product. */
export function Checklist(data: SceneData) {
  const { products, boxNames } = data;
  const height = checklistHeight(data) - sheet.y - 18;
  return (
    <g transform={`rotate(-1.5 240 ${Math.round(height / 2)})`}>
      <Shadow {...sheet} height={height} opacity=".4" shift="4 10" blur="soft" />
      <rect {...sheet} height={height} fill={colors.card} stroke={colors.line} />
      {boxNames.map((name, index) => (
        <Lettering
          key={name}
          text={name}
          x={(boxes[index] ?? 0) + 46}
          y={sheet.y + head - 14}
          size={19}
          fill={colors.ink}
          anchor="middle"
        />
      ))}
      {products.map(({ shape, color }, index) => {
        const y = sheet.y + head + index * row;
        return (
          <g key={index}>
            <Emblem shape={shape} x={70} y={y + 14} size={32} fill={color} />
            {boxes.map((x) => (
              <Dashed key={x} x={x} y={y + 1} width={92} height={26} rx={8} />
            ))}
          </g>
        );
      })}
      <Tape x={76} y={50} turn={-38} />
      <Tape x={404} y={50} turn={36} />
    </g>
  );
}
