import { fitLines, LetteredLines } from "../lettering";
import type { SceneData } from "../model";
import { Placed, Plank, Printed, Shrunk, stage } from "./stage";

function Carton(props: { x: number; y: number; height: number; color: string; shape: string }) {
  const { x, y, height, color, shape } = props;
  const [top, width] = [y - height, 42];
  const side = `M${x + width} ${top}l7-6v${height}l-7 6z`;
  const lid = `M${x} ${top}l7-6h${width}l-7 6z`;
  const front = { x, y: top, width, height };
  return (
    <>
      <path d={side} fill={color} />
      <path d={side} opacity=".3" />
      <path d={lid} fill={color} />
      <path d={lid} fill="#fff" opacity=".45" />
      <rect {...front} fill={color} />
      <rect {...front} fill="url(#light)" />
      <rect x={x + 4} y={top + 5} width={width - 8} height={height - 10} rx="7" fill={stage.card} />
      <Printed
        shape={shape}
        x={x + width / 2}
        y={y - height / 2}
        size={31}
        fill={color}
        padFill={stage.card}
      />
    </>
  );
}

const mostRows = 6;
/** Boards closer than this leave no room for cartons, so a rack of many is drawn smaller. */
const lowestStep = 75;

/** The largest groups; the others share the last board. */
function groupRest(groups: SceneData["groups"]): SceneData["groups"] {
  if (groups.length <= mostRows) return groups;
  const rest = groups.slice(mostRows - 1);
  const shapes = rest.flatMap((group) => group.shapes);
  return [...groups.slice(0, mostRows - 1), { name: `${rest.length} others`, color: stage.muted, shapes }];
}

/** From carton to carton: closer where many share a board, so that the last one stands on it. */
function spacing(cartons: number): number {
  return cartons <= 7 ? Math.min(49, 322 / cartons) : 270 / (cartons - 1);
}

/** A rack with a board for each group, filled with the group's products. */
export function InsightShelf({ groups }: SceneData) {
  const rows = groupRest(groups);
  const tags = rows.map(({ name }) => fitLines(name, { width: 92, largest: 20, smallest: 12 }));
  // One size for all tags, so that no name stands out.
  const size = Math.min(...tags.map((tag) => tag.size));
  const step = Math.max(lowestStep, Math.round(300 / Math.max(rows.length, 1)));
  const scale = Math.min(1, 300 / step / rows.length);
  const boards = rows.map(({ name, color, shapes }, row) => {
    const y = step * (row + 1) - 26;
    const tag = { x: 16, y: y - 26, width: 126, height: 38, rx: 19 };
    return (
      <g key={name}>
        <Plank x={6} y={y} width={468} />
        {shapes.map((shape, i) => (
          <Carton
            key={`${shape}${i}`}
            x={150 + Math.round(i * spacing(shapes.length))}
            y={y - 2}
            height={step - 34}
            color={color}
            shape={shape}
          />
        ))}
        <rect {...tag} fill={stage.card} stroke={stage.line} strokeWidth="2" />
        <rect {...tag} width="12" rx="6" fill={color} />
        <LetteredLines set={{ lines: tags[row]?.lines ?? [], size }} x={82} y={y} fill={stage.ink} />
      </g>
    );
  });
  return <Shrunk scale={scale}>{boards}</Shrunk>;
}

/** Centers of the products on the lower board, left and right of the gap. */
const neighbors = [66, 184, 404];

/** A full shelf with one gap. */
export function InsightGap({ products }: SceneData) {
  const [first, ...others] = products;
  const near = others.slice(0, neighbors.length);
  const far = [...(first ? [first] : []), ...others.slice(neighbors.length)].slice(0, 7);
  const gap = { x: 262, y: 122, width: 68, height: 146, rx: 34 };
  const pad = { x: 269, y: 166, width: 54, height: 58, rx: 12 };
  return (
    <>
      <Plank x={6} y={88} width={468} />
      {far.map(({ shape, color }, i) => (
        <Carton key={`${shape}${i}`} x={34 + i * 60} y={86} height={54} color={color} shape={shape} />
      ))}
      <Plank x={6} y={268} width={468} />
      {near.map(({ shape }, i) => (
        <Placed key={`${shape}${i}`} shape={shape} id={`b${i}`} x={neighbors[i] ?? 0} y={201} size={132} />
      ))}
      <g stroke={stage.stripDeep} strokeLinecap="round" strokeDasharray="11 10">
        <rect {...gap} fill={stage.strip} fillOpacity=".2" strokeWidth="4" />
        <rect {...pad} fill="none" strokeWidth="3" strokeDasharray="7 8" />
      </g>
    </>
  );
}
