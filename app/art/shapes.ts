import type { Shape } from "./model";
import { bellyBear } from "./shapes/belly-bear";
import { butterfly } from "./shapes/butterfly";
import { elephant } from "./shapes/elephant";
import { emojiFace } from "./shapes/emoji-face";
import { giraffe } from "./shapes/giraffe";
import { glitterStar } from "./shapes/glitter-star";
import { gummyBear } from "./shapes/gummy-bear";
import { heart } from "./shapes/heart";
import { starFighter } from "./shapes/star-fighter";
import { strip } from "./shapes/strip";
import { toyCar } from "./shapes/toy-car";

const shapes: Readonly<Record<string, Shape>> = {
  heart,
  elephant,
  "belly-bear": bellyBear,
  giraffe,
  "star-fighter": starFighter,
  butterfly,
  "glitter-star": glitterStar,
  "gummy-bear": gummyBear,
  "toy-car": toyCar,
  "emoji-face": emojiFace,
};

/** Every shape that has a drawing. */
export const shapeKeys = Object.keys(shapes);

/** Whether a shape has a drawing. */
export function isDrawn(shape: string): boolean {
  return Object.hasOwn(shapes, shape);
}

/** The drawing of a shape, or a plain strip where there is none yet. */
export function findShape(shape: string): Shape {
  return (isDrawn(shape) && shapes[shape]) || strip;
}

/** A warning for editors about a shape without a drawing, unless they asked for the plain strip. */
export function warnOfShape(shape: string): string | undefined {
  if (isDrawn(shape) || shape === "strip") return undefined;
  return `No drawing for the shape "${shape}": a plain strip is shown. Drawn are ${shapeKeys.join(", ")}.`;
}
