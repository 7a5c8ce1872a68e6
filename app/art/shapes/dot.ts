import type { Shape } from "../model";

/** Shown for every product of an edition that is not about bandages. */
export const dot: Shape = {
  outline: "M240 60C340 60 420 140 420 240S340 420 240 420 60 340 60 240 140 60 240 60Z",
  palette: { base: "#e3c9a6", deep: "#8f6a3f", light: "#f6e6cd", accent: "#b9905c" },
};
