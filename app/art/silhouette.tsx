import type { SVGAttributes } from "react";
import { coarsenOutline } from "./coarsen";
import { boxSize } from "./model";
import { placePad } from "./parts";
import { findShape } from "./shapes";

interface Props {
  shape: string;
  /** About how many pixels wide it will be. */
  size: number;
  fill?: string;
  padPaint: SVGAttributes<SVGElement>;
}

/** A shape in one plain color, with its pad or the path that is cut out of it. */
export function Silhouette({ shape, size, fill, padPaint }: Props) {
  const { outline, pad, cut } = findShape(shape);
  const { d, scale } = coarsenOutline(outline, Math.round(boxSize / size / 2));
  const { rect, transform } = placePad(pad);
  return (
    <>
      <path d={d} fill={fill} transform={`scale(${scale})`} />
      {cut ? <path d={cut} {...padPaint} /> : <rect {...rect} transform={transform} {...padPaint} />}
    </>
  );
}
