import type { Form } from "./form";

/** A flat tin whose lid has been pushed down, seen from above. */
export const slideTin: Form = {
  ground: "M66 200h352v220c0 24-14 40-40 40H106c-26 0-40-16-40-40z",
  back: [
    { d: "M76 74c0-24 14-38 38-38h252c24 0 38 14 38 38v300H76z", fill: "#d9d3cb" },
    {
      d: "M76 74c0-24 14-38 38-38h252c24 0 38 14 38 38v20c0-24-14-38-38-38H114c-24 0-38 14-38 38z",
      fill: "#fff",
      opacity: 0.7,
    },
    { d: "M90 82c0-20 10-30 30-30h240c20 0 30 10 30 30v260H90z", fill: "#7a6f66" },
    { d: "M90 100c0-20 10-30 30-30h240c20 0 30 10 30 30v240H90z", fill: "#a2968b" },
  ],
  peek: [
    { x: 160, y: 136, size: 152, turn: -18 },
    { x: 330, y: 138, size: 152, turn: 16 },
    { x: 242, y: 128, size: 166, turn: -2 },
  ],
  front: [
    {
      d: "M62 236c0-26 14-42 42-42h272c28 0 42 16 42 42v180c0 26-14 42-42 42H104c-28 0-42-16-42-42z",
      fill: "#5a3013",
      opacity: 0.35,
    },
    {
      d: "M62 226c0-26 14-42 42-42h272c28 0 42 16 42 42v190c0 26-14 42-42 42H104c-28 0-42-16-42-42z",
      fill: "deep",
    },
    {
      d: "M62 226c0-26 14-42 42-42h272c28 0 42 16 42 42v172c0 26-14 42-42 42H104c-28 0-42-16-42-42z",
      fill: "base",
    },
    {
      d: "M62 226c0-26 14-42 42-42h272c28 0 42 16 42 42v172c0 26-14 42-42 42H104c-28 0-42-16-42-42z",
      fill: "url(#light)",
    },
    { d: "M74 230c0-22 10-34 34-34h264c24 0 34 12 34 34", stroke: "#fff", width: 5, opacity: 0.6 },
    { d: "M200 204h80M210 214h60", stroke: "deep", width: 4, opacity: 0.35 },
  ],
  label: { x: 82, y: 234, width: 316, height: 178, radius: 30 },
  layout: "beside",
};
