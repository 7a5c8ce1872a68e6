import { coarsenOutline } from "./coarsen";
import { placePad } from "./parts";
import { findShape } from "./shapes";

/** About a pixel where a bandage is 40 pixels wide. */
const step = 14;

/** A shape in one plain color: its outline, to be drawn at `scale`, with the pad or the path that is cut out of it. */
export function silhouette(shape: string) {
  const { outline, pad, cut } = findShape(shape);
  const { d, scale } = coarsenOutline(outline, step);
  return { d, scale, pad: placePad(pad), cut };
}
