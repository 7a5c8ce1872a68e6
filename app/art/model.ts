/** The data of a drawing. Coordinates lie in a box of 480 by 480; light falls from the top left. */

/** The size of the box that shapes and packs are drawn in. */
export const boxSize = 480;

/** Colors of one bandage. */
export interface Palette {
  /** The film. */
  base: string;
  /** Shaded side, vent holes, lines. */
  deep: string;
  /** Lit parts. */
  light: string;
  /** A contrasting color. */
  accent: string;
}

/** A color of the palette by name, or any SVG paint. */
export type Tone = keyof Palette | (string & {});

/** A path of a drawing. */
export interface Part {
  d: string;
  fill?: Tone;
  stroke?: Tone;
  width?: number;
  opacity?: number;
  /** Drawn a second time, mirrored about the middle axis. */
  twin?: boolean;
  /** Left out where the bandage is drawn small. */
  fine?: boolean;
}

/** The raised cream pad: a rounded rectangle about its center, turned by degrees. */
export interface Pad {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  turn?: number;
}

/** One die-cut bandage. */
export interface Shape {
  /** One closed path: an absolute start, then any of M L H V C S Z. */
  outline: string;
  palette: Palette;
  pad: Pad;
  /** Printed below the vent holes and clipped to the outline. */
  under?: readonly Part[];
  /** Printed above vent holes and pad. */
  over?: readonly Part[];
  /** A path cut out where the shape is one plain color, so that it is known without its details. */
  cut?: string;
  /** Ellipses without vent holes: center and radii. */
  clear?: readonly (readonly [x: number, y: number, rx: number, ry: number])[];
  /** Rows of vent holes, counted from the edge. */
  rows: number;
  /** `film` lets light through, as jelly does; `glitter` has bright grains. */
  finish?: "fabric" | "film" | "glitter";
}

/** The report's data that scenes show: all their words and numbers. */
export interface SceneData {
  /** In list order. */
  products: { shape: string; color: string }[];
  /** In order. */
  dates: { year: string; label: string }[];
  /** Licensed names, their owners and the shapes of their products. */
  names: { name: string; owner: string; shape: string }[];
}
