import type { Form } from "./form";

/** A stand-up pouch, torn open at the top. */
export const pouch: Form = {
  ground: "M92 420h300l14 20c-40 22-288 22-328 0z",
  back: [
    { d: "M96 150l4-106c0-8 6-14 14-14h252c8 0 14 6 14 14l4 106z", fill: "light" },
    { d: "M240 46a14 14 0 1 0 .1 0z", fill: "#5a3013", opacity: 0.35 },
    { d: "M112 40h256M112 52h256", stroke: "deep", width: 3, opacity: 0.35 },
    { d: "M96 128h288v40H96z", fill: "deep", opacity: 0.7 },
  ],
  peek: [
    { x: 166, y: 146, size: 148, turn: -16 },
    { x: 316, y: 146, size: 148, turn: 15 },
    { x: 241, y: 136, size: 164, turn: 2 },
  ],
  front: [
    {
      d: "M94 170c30-10 60 10 96-2s60 12 96 2 70-8 100-2c2 80 10 180 16 256 0 14-8 20-20 24-60 14-224 14-284 0-12-4-20-10-20-24 6-76 14-174 16-254z",
      fill: "base",
    },
    {
      d: "M94 170c30-10 60 10 96-2s60 12 96 2 70-8 100-2c2 80 10 180 16 256 0 14-8 20-20 24-60 14-224 14-284 0-12-4-20-10-20-24 6-76 14-174 16-254z",
      fill: "url(#light)",
    },
    { d: "M94 171c30-10 60 10 96-2s60 12 96 2 70-8 100-2", stroke: "#fff", width: 5, opacity: 0.75 },
    { d: "M84 424c60-22 252-22 312 0", stroke: "deep", width: 4, opacity: 0.3 },
    { d: "M110 196c-2 70-8 140-12 200", stroke: "#fff", width: 10, opacity: 0.3 },
  ],
  label: { x: 122, y: 196, width: 236, height: 212, radius: 34 },
  layout: "above",
};
