import type { Form } from "./form";

/** A hinged tin, its lid standing open behind. */
export const tin: Form = {
  ground: "M70 400h348l-8 44c-4 12-14 18-28 18H98c-14 0-24-6-28-18z",
  back: [
    { d: "M96 66c2-20 14-32 36-32h216c22 0 34 12 36 32l14 142H82z", fill: "base" },
    {
      d: "M96 66c2-20 14-32 36-32h216c22 0 34 12 36 32l2 20c-2-20-14-34-36-34H132c-22 0-34 14-36 34z",
      fill: "#fff",
      opacity: 0.4,
    },
    { d: "M114 76c2-14 10-22 26-22h200c16 0 24 8 26 22l12 132H102z", fill: "deep", opacity: 0.55 },
    { d: "M92 200h296v34H92z", fill: "deep" },
  ],
  peek: [
    { x: 146, y: 186, size: 176, turn: -14 },
    { x: 336, y: 184, size: 176, turn: 15 },
    { x: 241, y: 164, size: 196, turn: 3 },
  ],
  front: [
    {
      d: "M64 236c0-16 8-26 24-26h304c16 0 24 10 24 26v176c0 22-14 36-36 36H100c-22 0-36-14-36-36z",
      fill: "base",
    },
    {
      d: "M64 236c0-16 8-26 24-26h304c16 0 24 10 24 26v176c0 22-14 36-36 36H100c-22 0-36-14-36-36z",
      fill: "url(#light)",
    },
    { d: "M64 236c0-16 8-26 24-26h304c16 0 24 10 24 26v10H64z", fill: "#fff", opacity: 0.28 },
    { d: "M65 247h350", stroke: "deep", width: 3, opacity: 0.35 },
    { d: "M82 219c2-1 4-1 6-1h304", stroke: "#fff", width: 4, opacity: 0.7 },
    { d: "M78 428c4 10 12 14 22 14h280c12 0 20-6 22-14", stroke: "deep", width: 4, opacity: 0.35 },
  ],
  label: { x: 82, y: 264, width: 316, height: 154, radius: 26 },
  layout: "beside",
};
