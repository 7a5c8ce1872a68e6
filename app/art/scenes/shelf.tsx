import type { ReactNode } from "react";
import { fitLines, Lettering } from "../lettering";
import type { SceneData } from "../scene-data";
import { Placed, Plank, Printed, stage } from "./stage";

function Carton({
  x,
  y,
  height,
  color,
  shape,
}: {
  x: number;
  y: number;
  height: number;
  color: string;
  shape: string;
}): ReactNode {
  const width = 42;
  return (
    <>
      <path d={`M${x + width} ${y - height}l7-6v${height}l-7 6z`} fill={color} />
      <path d={`M${x + width} ${y - height}l7-6v${height}l-7 6z`} opacity=".3" />
      <path d={`M${x} ${y - height}l7-6h${width}l-7 6z`} fill={color} />
      <path d={`M${x} ${y - height}l7-6h${width}l-7 6z`} fill="#fff" opacity=".45" />
      <rect x={x} y={y - height} width={width} height={height} fill={color} />
      <rect x={x} y={y - height} width={width} height={height} fill="url(#light)" />
      <rect x={x + 4} y={y - height + 5} width={width - 8} height={height - 10} rx="7" fill={stage.card} />
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

/** A rack with a board for each group, on which its products take up room. */
export function InsightShelf({ data }: { data: SceneData }): ReactNode {
  const rows = data.groups.slice(0, 5);
  const tags = rows.map(({ name }) =>
    fitLines(name, { width: 92, lines: 1, largest: 20, smallest: 12, height: 30 }),
  );
  // One size for all tags, so that no name is louder than another.
  const size = Math.min(...tags.map((tag) => tag.size));
  const step = Math.round(300 / Math.max(rows.length, 1));
  return rows.map(({ name, color, shapes }, row) => {
    const y = step * (row + 1) - 26;
    return (
      <g key={name}>
        <Plank x={6} y={y} width={468} />
        {shapes.map((shape, i) => (
          <Carton
            key={shape}
            x={150 + Math.round(i * Math.min(49, 322 / shapes.length))}
            y={y - 2}
            height={step - 34}
            color={color}
            shape={shape}
          />
        ))}
        <rect
          x="16"
          y={y - 26}
          width="126"
          height="38"
          rx="19"
          fill={stage.card}
          stroke={stage.line}
          strokeWidth="2"
        />
        <rect x="16" y={y - 26} width="12" height="38" rx="6" fill={color} />
        <Lettering
          text={tags[row]?.lines[0] ?? ""}
          x={82}
          y={y}
          size={size}
          fill={stage.ink}
          anchor="middle"
        />
      </g>
    );
  });
}

/** What stands on the lower board, left and right of the gap. */
const neighbours = [66, 184, 404];

/** A full shelf with one place where nothing stands. */
export function InsightGap({ data }: { data: SceneData }): ReactNode {
  const [first, ...others] = data.products;
  const near = others.slice(0, neighbours.length);
  const far = [first, ...others.slice(neighbours.length)].flatMap((product) => product ?? []).slice(0, 8);
  return (
    <>
      <Plank x={6} y={88} width={468} />
      {far.map(({ shape, color }, i) => (
        <Carton key={shape} x={34 + i * 60} y={86} height={54} color={color} shape={shape} />
      ))}
      <Plank x={6} y={268} width={468} />
      {near.map(({ shape }, i) => (
        <Placed key={shape} shape={shape} id={`b${i}`} x={neighbours[i] ?? 0} y={201} size={132} />
      ))}
      <g stroke={stage.stripDeep} strokeLinecap="round" strokeDasharray="11 10">
        <rect
          x="262"
          y="122"
          width="68"
          height="146"
          rx="34"
          fill={stage.strip}
          fillOpacity=".2"
          strokeWidth="4"
        />
        <rect
          x="269"
          y="166"
          width="54"
          height="58"
          rx="12"
          fill="none"
          strokeWidth="3"
          strokeDasharray="7 8"
        />
      </g>
    </>
  );
}
