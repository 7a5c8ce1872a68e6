import type { Form } from "./form";

/** A tall folding carton with its top flap up. */
export const carton: Form = {
  ground: "M100 420h250l70-30v30l-66 40H100z",
  back: [
    { d: "M152 150l-4-96c0-12 8-20 20-20h220c12 0 20 8 20 20l-8 96z", fill: "light" },
    { d: "M152 150l-4-96c0-12 8-20 20-20h220c12 0 20 8 20 20l-8 96z", fill: "#fff", opacity: 0.35 },
    { d: "M100 190l52-40h250l-56 40z", fill: "deep" },
    { d: "M152 60h250M148 54l4 96", stroke: "#fff", width: 4, opacity: 0.5 },
    { d: "M222 62h106a26 26 0 0 1 0 52h-106a26 26 0 0 1 0-52z", fill: "base", opacity: 0.55 },
    { d: "M254 66h42v44h-42z", fill: "#fff", opacity: 0.75, stroke: "#fff", width: 8 },
  ],
  peek: [
    { x: 176, y: 148, size: 150, turn: -13 },
    { x: 318, y: 146, size: 150, turn: 14 },
    { x: 246, y: 136, size: 166, turn: 3 },
  ],
  front: [
    { d: "M346 190l56-40v256l-56 46z", fill: "deep" },
    { d: "M346 190l56-40v256l-56 46z", fill: "base", opacity: 0.35 },
    { d: "M100 190h246v262H100z", fill: "base" },
    { d: "M100 190h246v262H100z", fill: "url(#light)" },
    { d: "M102 192h242", stroke: "#fff", width: 4, opacity: 0.6 },
    { d: "M102 192v258", stroke: "#fff", width: 3, opacity: 0.4 },
  ],
  label: { x: 118, y: 212, width: 210, height: 222, radius: 22 },
  layout: "above",
};
