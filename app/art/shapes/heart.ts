import type { Shape } from "../model";

export const heart: Shape = {
  outline:
    "M240 110c7 0 22-25 30-32 29-23 70-25 104-11 15 6 28 16 39 27 70 78 3 180-56 239-11 12-23 22-35 33-18 15-36 29-54 44-9 6-17 15-28 15-11 0-19-9-28-15-18-15-36-29-54-44-12-11-24-21-35-33-59-59-126-161-56-239 11-11 24-21 39-27 34-14 75-12 104 11 8 7 23 32 30 32z",
  palette: { base: "#dc4763", deep: "#8f1c38", light: "#f58ba0", accent: "#ffd9df" },
  pad: { x: 240, y: 222, width: 142, height: 138, radius: 36, turn: -10 },
  rows: 5,
  over: [{ d: "M84 196c-6-46 18-84 58-92", stroke: "#fff", width: 13, opacity: 0.55 }],
};
