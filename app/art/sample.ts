import type { PackForm } from "./pack";
import type { SceneData } from "./scene-data";
import { shapeKeys } from "./shapes";

const forms: readonly PackForm[] = ["tin", "slide-tin", "carton", "box", "pouch"];

function nameOf(shape: string): string {
  return `${shape.charAt(0).toUpperCase()}${shape.slice(1).replace("-", " ")} Bandages`;
}

/**
 * Invented products, one a shape and every form twice: what tests draw, so that they do not depend on the
 * report's content.
 */
export const samplePacks = shapeKeys.map((shape, i) => ({
  shape,
  form: forms[i % forms.length] ?? "box",
  name: nameOf(shape),
  count: `${[24, 50, 100][i % 3]} bandages`,
}));

/** Scenes with one large group, three small ones and an empty tier, as the report has them. */
export const sampleScene: SceneData = {
  products: shapeKeys.map((shape, i) => ({
    shape,
    group: i < 7 ? "Large maker" : `Maker ${i - 5}`,
    color: ["#d8465f", "#1b9aaa", "#c98a5b", "#e0a526"][Math.max(0, i - 6)] ?? "#d8465f",
    tier: i < 4 ? "Top" : "Middle",
    price: 7 + i / 2,
  })),
  groups: [
    { name: "Large maker", color: "#d8465f", shapes: shapeKeys.slice(0, 7) },
    { name: "Maker 2", color: "#1b9aaa", shapes: shapeKeys.slice(7, 8) },
    { name: "Maker 3", color: "#c98a5b", shapes: shapeKeys.slice(8, 9) },
    { name: "Maker 4", color: "#e0a526", shapes: shapeKeys.slice(9) },
  ],
  tiers: [
    { label: "Top", range: "$10-15", shapes: shapeKeys.slice(0, 3) },
    { label: "Middle", range: "$7-10", shapes: shapeKeys.slice(3) },
    { label: "Bottom", range: "$4-7", shapes: [] },
  ],
  dates: [
    { year: "1920", label: "The bandage is devised" },
    { year: "1956", label: "First printed bandage" },
    { year: "1982", label: "A card character appears" },
    { year: "2012", label: "A studio changes hands" },
    { year: "2019", label: "A newcomer in tins" },
    { year: "2025", label: "A licence is renewed" },
  ],
};
