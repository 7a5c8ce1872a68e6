import type { Shape } from "../model";

/** Stands in for a shape that nobody has drawn yet. */
export const strip: Shape = {
  outline: "M98 166h284c41 0 74 33 74 74s-33 74-74 74h-284c-41 0-74-33-74-74s33-74 74-74z",
  palette: { base: "#e9b489", deep: "#8f5730", light: "#f7d3b1", accent: "#c98a5b" },
  pad: { x: 240, y: 240, width: 150, height: 132, radius: 22 },
  rows: 3,
};
