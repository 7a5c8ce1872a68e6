import { coarsenOutline } from "./coarsen";
import { placePad } from "./parts";
import { findShape } from "./shapes";

/** Detail of about a pixel where a bandage is 40 pixels wide. */
const step = 14;

/** The outline of a shape as a small path in the box of 480 by 480, for one plain color, and what is cut out of it. `scale` is the path's. */
export function silhouette(shape: string) {
  const { outline, pad, cut } = findShape(shape);
  const { d, scale } = coarsenOutline(outline, step);
  return { d, scale, pad: placePad(pad), cut };
}
