/** What a drawing is made of. Every coordinate lies in a box of 480 by 480, light falls from the top left. */

/** Colours of one bandage; `base` is the film, the others shade it or set off its parts. */
export interface Palette {
  base: string;
  /** Shadow side, vent holes, lines. */
  deep: string;
  /** Lit parts. */
  light: string;
  /** A second colour of its own. */
  accent: string;
}

/** A colour of the palette by name, or any SVG paint. */
export type Tone = keyof Palette | (string & {});

/** A piece printed on the film. */
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

/** The raised cream pad: a rounded rectangle about its centre, or a path where a rectangle would spoil the figure. */
export interface Pad {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  turn?: number;
}

/** An ellipse that vent holes keep out of: centre and radii. */
export type Clearing = readonly [x: number, y: number, rx: number, ry: number];

/** One die-cut bandage. An outline and a palette are enough, the rest makes it a character. */
export interface Shape {
  /** One closed path, absolute start, then any of M L H V C S Z. */
  outline: string;
  palette: Palette;
  /** Without one, a pad is set on the middle of the area. */
  pad?: Pad;
  /** Printed below the vent holes and clipped to the outline. */
  under?: readonly Part[];
  /** Printed above vent holes and pad. */
  over?: readonly Part[];
  clear?: readonly Clearing[];
  /** Rows of vent holes, counted from the edge. */
  rows?: number;
  /** `film` lets light through, as jelly does; `glitter` is set with grains. */
  finish?: "fabric" | "film" | "glitter";
}

/** The size of the box that shapes and packs are drawn in. */
export const boxSize = 480;

/** How close one looks: `small` is for some 150 pixels, where texture is noise; `tiny` for some 60, where holes are. */
export type Detail = "full" | "small" | "tiny";
