/** Shapes and packs are drawn in a box of 480 by 480. Light falls from the top left. */
export const boxSize = 480;

/** Colors of one bandage. */
export interface Palette {
  base: string;
  /** For shadows, vent holes and lines. */
  deep: string;
  /** For lit parts. */
  light: string;
  accent: string;
}

/** A color of the palette by name, or any SVG paint. */
export type Tone = keyof Palette | (string & {});

export interface Part {
  d: string;
  fill?: Tone;
  stroke?: Tone;
  width?: number;
  opacity?: number;
  /** Drawn twice: as it is, and mirrored about the vertical axis. */
  twin?: boolean;
  /** Left out of small bandages. */
  fine?: boolean;
}

/** The cream pad: a rounded rectangle around the center `x`, `y`, turned by degrees. */
export interface Pad {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  turn?: number;
}

export interface Shape {
  /** One closed path: an absolute start, then any of M L H V C S Z. */
  outline: string;
  palette: Palette;
  pad: Pad;
  /** Drawn below the vent holes and clipped to the outline. */
  under?: readonly Part[];
  /** Drawn above vent holes and pad. */
  over?: readonly Part[];
  /** Cut out of the silhouette, so that a shape is recognized without its details. */
  cut?: string;
  /** Ellipses without vent holes: center and radii. */
  clear?: readonly (readonly [x: number, y: number, rx: number, ry: number])[];
  /** Of vent holes. */
  rows: number;
  finish?: "fabric" | "film" | "glitter";
}

/** Words and numbers that scenes show. */
export interface SceneData {
  products: { shape: string; color: string }[];
  /** Earliest first. `isFirst`: the first of something; the others are sightings, named by the label `onSale`. */
  dates: { year: string; label: string; isFirst: boolean }[];
  onSale: string;
  /** The year of the report. */
  until: number;
  /** The heads of the columns of a checklist. */
  boxNames: string[];
  /** Licensed names, their owners and the shapes of their products. */
  names: { name: string; owner: string; shape: string }[];
}
