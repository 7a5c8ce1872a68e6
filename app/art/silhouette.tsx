import type { SVGAttributes } from "react";
import { coarsenOutline } from "./coarsen";
import { placePad } from "./parts";
import { findShape } from "./shapes";

/** About a pixel where a bandage is 40 pixels wide. */
const step = 14;

interface Props {
  shape: string;
  fill?: string;
  /** The width of its stroke, if it has one. */
  edge?: number;
  padPaint: SVGAttributes<SVGElement>;
}

/** A shape in one plain color, with its pad or the path that is cut out of it. */
export function Silhouette({ shape, fill, edge, padPaint }: Props) {
  const { outline, pad, cut } = findShape(shape);
  const { d, scale } = coarsenOutline(outline, step);
  const { rect, transform } = placePad(pad);
  return (
    <>
      <path d={d} fill={fill} transform={`scale(${scale})`} strokeWidth={edge && edge / scale} />
      {cut ? <path d={cut} {...padPaint} /> : <rect {...rect} transform={transform} {...padPaint} />}
    </>
  );
}
