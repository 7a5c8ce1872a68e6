import { coarsenOutline } from "./coarsen";
import { findShape } from "./shapes";

/** Detail below a pixel where a bandage is 40 pixels wide. */
const step = 10;

/** The outline of a shape as a small path in the box of 480 by 480, for one plain color. */
export function silhouette(shape: string): { d: string; transform: string } {
  const { d, scale } = coarsenOutline(findShape(shape).outline, step);
  return { d, transform: `scale(${scale})` };
}
