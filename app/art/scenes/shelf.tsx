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
        size={36}
        fill={color}
        padFill={stage.card}
      />
    </>
  );
}

/** A rack with a board for each group, on which its products take up room. */
export function InsightShelf({ data }: { data: SceneData }): ReactNode {
  const rows = data.groups.slice(0, 5);
  const step = Math.round(304 / Math.max(rows.length, 1));
  return rows.map(({ name, color, shapes }, row) => {
    const y = step * (row + 1) - 20;
    const set = fitLines(name, { width: 92, lines: 1, largest: 17, smallest: 11, height: 30 });
    return (
      <g key={name}>
        <Plank x={6} y={y} width={468} />
        {shapes.slice(0, 7).map((shape, i) => (
          <Carton key={shape} x={120 + i * 50} y={y - 2} height={step - 34} color={color} shape={shape} />
        ))}
        <rect
          x="16"
          y={y - 22}
          width="98"
          height="32"
          rx="16"
          fill={stage.card}
          stroke={stage.line}
          strokeWidth="2"
        />
        <rect x="16" y={y - 22} width="10" height="32" rx="5" fill={color} />
        <Lettering text={set.lines[0] ?? ""} x={69} y={y} size={set.size} fill={stage.ink} anchor="middle" />
      </g>
    );
  });
}

/** A full shelf with one place where nothing stands. */
export function InsightGap({ data }: { data: SceneData }): ReactNode {
  const spots = [66, 168, 396];
  return (
    <>
      <Plank x={6} y={250} width={468} />
      {data.products.slice(1, 4).map(({ shape }, i) => (
        <Placed key={shape} shape={shape} id={`b${i}`} x={spots[i] ?? 0} y={184} size={130} />
      ))}
      <path
        d="M246 92q0-22 22-22h36q22 0 22 22v134q0 22-22 22h-36q-22 0-22-22z"
        fill={stage.card}
        opacity=".5"
      />
      <path
        d="M246 92q0-22 22-22h36q22 0 22 22v134q0 22-22 22h-36q-22 0-22-22z"
        fill="none"
        stroke={stage.stripDeep}
        strokeWidth="4"
        strokeDasharray="11 9"
        strokeLinecap="round"
      />
      <path d="M286 140v40M266 160h40" stroke={stage.stripDeep} strokeWidth="9" strokeLinecap="round" />
    </>
  );
}
