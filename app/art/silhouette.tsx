import type { ReactNode } from "react";
import { coarsenOutline } from "./coarsen";
import type { Shape } from "./model";

/** The cut-out alone: outline and pad, for a printed emblem or a bandage that is missing. */
export function Silhouette({
  shape,
  fill,
  padFill,
}: {
  shape: Shape;
  fill: string;
  padFill: string;
}): ReactNode {
  const { pad } = shape;
  const { d, scale } = coarsenOutline(shape.outline, 3);
  return (
    <>
      <path d={d} fill={fill} transform={`scale(${scale})`} />
      {pad ? (
        <rect
          x={pad.x - pad.width / 2}
          y={pad.y - pad.height / 2}
          width={pad.width}
          height={pad.height}
          rx={pad.radius}
          fill={padFill}
          transform={pad.turn ? `rotate(${pad.turn} ${pad.x} ${pad.y})` : undefined}
        />
      ) : null}
    </>
  );
}
