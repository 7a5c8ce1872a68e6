import { centrePad } from "./contour";
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

const shapes = {
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
} as const satisfies Record<string, Shape>;

/** The name of a drawn bandage. */
export type ShapeKey = keyof typeof shapes;

/** Every drawn bandage. */
export const shapeKeys: readonly ShapeKey[] = Object.keys(shapes) as ShapeKey[];

/** Whether somebody has drawn this shape. */
export function isDrawn(shape: string): shape is ShapeKey {
  return Object.hasOwn(shapes, shape);
}

function withPad(shape: Shape): Shape {
  return { ...shape, pad: shape.pad ?? centrePad(shape.outline) };
}

const plainStrip = withPad(strip);
const drawn = new Map(Object.entries(shapes).map(([key, shape]) => [key, withPad(shape)]));

/** The drawing of a shape, or a plain strip where there is none yet. The same object for the same shape. */
export function findShape(shape: string): Shape {
  return drawn.get(shape) ?? plainStrip;
}

/** What to tell the editor about a shape that would show as a plain strip; nothing when it is drawn. */
export function warnOfShape(shape: string): string | undefined {
  if (isDrawn(shape)) return undefined;
  return `No drawing for the shape "${shape}": a plain strip is shown. Drawn are ${shapeKeys.join(", ")}.`;
}
