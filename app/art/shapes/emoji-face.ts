import type { Shape } from "../model";

export const emojiFace: Shape = {
  outline: "M240 34c114 0 206 92 206 206s-92 206-206 206s-206-92-206-206s92-206 206-206z",
  palette: { base: "#ffd23f", deep: "#b0720a", light: "#ffe995", accent: "#e8596b" },
  pad: { x: 318, y: 124, width: 150, height: 70, radius: 24, turn: 28 },
  rows: 3,
  clear: [
    [170, 196, 40, 50],
    [310, 206, 40, 50],
    [240, 316, 130, 70],
  ],
  over: [
    {
      d: "M170 164c14 0 24 14 24 32s-10 32-24 32-24-14-24-32 10-32 24-32zM306 182c14 0 24 12 24 28s-10 28-24 28-24-12-24-28 10-28 24-28z",
      fill: "#4a2a10",
    },
    { d: "M162 176a8 9 0 1 0 .1 0zM298 192a8 8 0 1 0 .1 0z", fill: "#fff" },
    {
      d: "M130 274c70 16 150 16 220 0 6 66-46 110-110 110s-116-44-110-110z",
      fill: "#5b1f1a",
      stroke: "#5b1f1a",
      width: 8,
    },
    { d: "M186 362c20-34 88-34 108 0-16 14-34 20-54 20s-38-6-54-20z", fill: "accent" },
    { d: "M110 236a26 18 0 1 0 .1 0zM372 236a26 18 0 1 0 .1 0z", fill: "accent", opacity: 0.45 },
  ],
};
