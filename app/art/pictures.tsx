import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ShelfTier } from "../analysis/shelf";
import { Bandage } from "./bandage";
import { SharedLight } from "./light";
import { boxSize, type SceneData } from "./model";
import { Pack } from "./pack";
import { Checklist, checklistHeight } from "./scenes/checklist";
import { KidsChoosing } from "./scenes/choosing";
import { EyeLevel } from "./scenes/eye-level";
import { Hero } from "./scenes/hero";
import { KidsKit } from "./scenes/kit";
import { KidsKnee } from "./scenes/knee";
import { InsightNames } from "./scenes/names";
import { Empty, Lost } from "./scenes/small";
import { TierShelf } from "./scenes/tier-shelf";
import { measureTimeline, Timeline, timelineFormats } from "./scenes/timeline";
import { findShape, shapes } from "./shapes";
import { placeShelf, type ShelfFormat } from "./shelf/place-shelf";

export interface Picture {
  svg: string;
  width: number;
  height: number;
}

/** `margin`: room around the drawing for its shadows. */
function renderPicture(width: number, height: number, content: ReactNode, margin = 0): Picture {
  const viewBox = `${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`;
  const svg = renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: pages describe the picture in the alt text of its <img>
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={viewBox} width={width} height={height}>
      <SharedLight />
      {content}
    </svg>,
  );
  return { svg: removeUnused(svg), width, height };
}

/** Removes unused definitions, which browsers would parse. */
function removeUnused(svg: string): string {
  return svg.replace(
    /<(linearGradient|radialGradient|filter|pattern) id="([^"]+)".*?<\/\1>/g,
    (definition, _, id) => (svg.includes(`url(#${id})`) ? definition : ""),
  );
}

/** The name of a shape's drawing. Shapes without a drawing share the plain strip. */
export function drawingName(shape: string): string {
  return `shape-${shapes.has(shape) ? shape : "strip"}`;
}

/** One bandage. A shape without a drawing shows as a plain strip. */
export function drawBandage(shape: string, isSmall = false): Picture {
  return renderPicture(boxSize, boxSize, <Bandage shape={findShape(shape)} id="b" isSmall={isSmall} />);
}

/** A pack with its label and some bandages peeking out; `count` is printed on it if known. */
export function drawPack(pack: Omit<Parameters<typeof Pack>[0], "shape"> & { shape: string }): Picture {
  return renderPicture(boxSize, boxSize, <Pack {...pack} shape={findShape(pack.shape)} />);
}

const wide = { width: 480, height: 320, margin: 16 } as const;
/** The cards crop these scenes. */
const cropped = { ...wide, margin: 0 } as const;
const small = { width: 240, height: 200, margin: 16 } as const;

const scenes = {
  hero: { Scene: Hero, width: 640, height: 600, margin: 16 },
  "kids-knee": { Scene: KidsKnee, ...cropped },
  "kids-choosing": { Scene: KidsChoosing, ...cropped },
  "kids-kit": { Scene: KidsKit, ...cropped },
  "insight-timeline": timelineScene("wide"),
  "insight-timeline-narrow": timelineScene("narrow"),
  "insight-names": { Scene: InsightNames, ...wide },
  "insight-eye-level": { Scene: EyeLevel, ...wide },
  checklist: { Scene: Checklist, width: 480, height: checklistHeight, margin: 0 },
  empty: { Scene: Empty, ...small },
  lost: { Scene: Lost, ...small },
};

export type SceneKey = keyof typeof scenes;
export const sceneKeys = Object.keys(scenes) as SceneKey[];

/** As high as its flags need. */
function timelineScene(name: keyof typeof timelineFormats) {
  const format = timelineFormats[name];
  return {
    Scene: (data: SceneData) => <Timeline data={data} format={format} />,
    width: format.width,
    height: (data: SceneData) => measureTimeline(data, format).height,
    margin: 0,
  };
}

/** Draws a scene with the words and numbers of the data. */
export function drawScene(key: SceneKey, data: SceneData): Picture {
  const { Scene, width, height, margin } = scenes[key];
  const fullHeight = typeof height === "number" ? height : height(data);
  return renderPicture(width, fullHeight, <Scene {...data} />, margin);
}

/** Draws the shelf in one of its formats. */
export function drawShelf(tiers: readonly ShelfTier[], format: ShelfFormat): Picture {
  const placed = placeShelf(tiers, format);
  return renderPicture(placed.width, placed.height, <TierShelf {...placed} />);
}
