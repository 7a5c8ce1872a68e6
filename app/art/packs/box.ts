import type { Form } from "./form";

/** A wide counter box with its lid tipped back. */
export const box: Form = {
  ground: "M48 420h320l70-34v30l-64 44H48z",
  back: [
    { d: "M100 186L84 82c-2-12 4-20 16-20h314c12 0 18 8 16 20l-12 104z", fill: "base" },
    { d: "M100 186L84 82c-2-12 4-20 16-20h314c12 0 18 8 16 20l-12 104z", fill: "#fff", opacity: 0.5 },
    { d: "M46 228l56-42h318l-54 42v36H120v-36z", fill: "deep" },
    { d: "M92 82l14 96", stroke: "#fff", width: 4, opacity: 0.6 },
    { d: "M172 84h170a28 28 0 0 1 0 56h-170a28 28 0 0 1 0-56z", fill: "base", opacity: 0.5 },
    { d: "M232 90h50v44h-50z", fill: "#fff", opacity: 0.75, stroke: "#fff", width: 8 },
  ],
  peek: [
    { x: 138, y: 196, size: 160, turn: -15 },
    { x: 332, y: 192, size: 160, turn: 13 },
    { x: 236, y: 184, size: 178, turn: -3 },
  ],
  front: [
    { d: "M366 228l54-42v214l-54 52z", fill: "deep" },
    { d: "M366 228l54-42v214l-54 52z", fill: "base", opacity: 0.35 },
    { d: "M46 228h92c10 0 14 6 20 14 12 16 84 16 96 0 6-8 10-14 20-14h92v224H46z", fill: "base" },
    { d: "M46 228h92c10 0 14 6 20 14 12 16 84 16 96 0 6-8 10-14 20-14h92v224H46z", fill: "url(#light)" },
    {
      d: "M48 230h90c10 0 14 6 20 14 12 16 84 16 96 0 6-8 10-14 20-14h92",
      stroke: "#fff",
      width: 4,
      opacity: 0.6,
    },
  ],
  label: { x: 64, y: 274, width: 284, height: 156, radius: 22 },
  layout: "beside",
};
