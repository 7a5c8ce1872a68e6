import type { Shape } from "../model";

/** Shown for a shape without a drawing. */
export const strip: Shape = {
  outline: "M104 160h272c44 0 80 36 80 80s-36 80-80 80h-272c-44 0-80-36-80-80s36-80 80-80z",
  palette: { base: "#e9b489", deep: "#8f5730", light: "#f7d3b1", accent: "#c98a5b" },
  pad: { x: 240, y: 240, width: 150, height: 142, radius: 22 },
  rows: 3,
};
