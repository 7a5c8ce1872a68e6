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

export const shapes: ReadonlyMap<string, Shape> = new Map([
  ["heart", heart],
  ["elephant", elephant],
  ["belly-bear", bellyBear],
  ["giraffe", giraffe],
  ["star-fighter", starFighter],
  ["butterfly", butterfly],
  ["glitter-star", glitterStar],
  ["gummy-bear", gummyBear],
  ["toy-car", toyCar],
  ["emoji-face", emojiFace],
  ["strip", strip],
]);

/** The drawing of a shape; a plain strip if it has none. */
export function findShape(shape: string): Shape {
  return shapes.get(shape) ?? strip;
}

/** A warning for editors about a shape without a drawing. */
export function warnOfShape(shape: string): string | undefined {
  if (shapes.has(shape)) return undefined;
  return `No drawing for the shape "${shape}": a plain strip is shown. Drawn are ${[...shapes.keys()].join(", ")}.`;
}
