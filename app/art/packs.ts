import type { Part } from "./model";

/** Drawn from back to front, with bandages that peek out in between. */
export interface Form {
  /** The outline of its shadow. */
  ground: string;
  back: readonly Part[];
  peek: readonly { x: number; y: number; size: number; turn: number }[];
  front: readonly Part[];
  label: { x: number; y: number; width: number; height: number; radius: number };
  emblem: "beside" | "above";
}

const lit = (d: string): Part[] => [
  { d, fill: "base" },
  { d, fill: "url(#light)" },
];

export const forms = {
  /** A hinged tin with its lid open behind. */
  tin: {
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
      ...lit("M64 236c0-16 8-26 24-26h304c16 0 24 10 24 26v176c0 22-14 36-36 36H100c-22 0-36-14-36-36z"),
      { d: "M64 236c0-16 8-26 24-26h304c16 0 24 10 24 26v10H64z", fill: "#fff", opacity: 0.28 },
      { d: "M65 247h350", stroke: "deep", width: 3, opacity: 0.35 },
      { d: "M82 219c2-1 4-1 6-1h304", stroke: "#fff", width: 4, opacity: 0.7 },
      { d: "M78 428c4 10 12 14 22 14h280c12 0 20-6 22-14", stroke: "deep", width: 4, opacity: 0.35 },
    ],
    label: { x: 82, y: 264, width: 316, height: 154, radius: 26 },
    emblem: "beside",
  },
  /** A flat tin seen from above, its lid slid down. */
  "slide-tin": {
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
      ...lit("M62 226c0-26 14-42 42-42h272c28 0 42 16 42 42v172c0 26-14 42-42 42H104c-28 0-42-16-42-42z"),
      { d: "M74 230c0-22 10-34 34-34h264c24 0 34 12 34 34", stroke: "#fff", width: 5, opacity: 0.6 },
      { d: "M200 204h80M210 214h60", stroke: "deep", width: 4, opacity: 0.35 },
    ],
    label: { x: 82, y: 234, width: 316, height: 178, radius: 30 },
    emblem: "beside",
  },
  /** A tall folding carton with its top flap up. */
  carton: {
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
      ...lit("M100 190h246v262H100z"),
      { d: "M102 192h242", stroke: "#fff", width: 4, opacity: 0.6 },
      { d: "M102 192v258", stroke: "#fff", width: 3, opacity: 0.4 },
    ],
    label: { x: 118, y: 212, width: 210, height: 222, radius: 22 },
    emblem: "above",
  },
  /** A wide counter box with its lid tipped back. */
  box: {
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
      ...lit("M46 228h92c10 0 14 6 20 14 12 16 84 16 96 0 6-8 10-14 20-14h92v224H46z"),
      {
        d: "M48 230h90c10 0 14 6 20 14 12 16 84 16 96 0 6-8 10-14 20-14h92",
        stroke: "#fff",
        width: 4,
        opacity: 0.6,
      },
    ],
    label: { x: 64, y: 274, width: 284, height: 156, radius: 22 },
    emblem: "beside",
  },
  /** A stand-up pouch, torn open at the top. */
  pouch: {
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
      ...lit(
        "M94 170c30-10 60 10 96-2s60 12 96 2 70-8 100-2c2 80 10 180 16 256 0 14-8 20-20 24-60 14-224 14-284 0-12-4-20-10-20-24 6-76 14-174 16-254z",
      ),
      { d: "M94 171c30-10 60 10 96-2s60 12 96 2 70-8 100-2", stroke: "#fff", width: 5, opacity: 0.75 },
      { d: "M84 424c60-22 252-22 312 0", stroke: "deep", width: 4, opacity: 0.3 },
      { d: "M110 196c-2 70-8 140-12 200", stroke: "#fff", width: 10, opacity: 0.3 },
    ],
    label: { x: 122, y: 196, width: 236, height: 212, radius: 34 },
    emblem: "above",
  },
} satisfies Record<string, Form>;

export type PackForm = keyof typeof forms;
