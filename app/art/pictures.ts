import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Bandage } from "./bandage";
import { SharedLight } from "./light";
import { boxSize, type Detail } from "./model";
import { Pack, type PackForm } from "./pack";
import { Scene, scenes } from "./scene";
import type { SceneData, SceneKey } from "./scene-data";
import { findShape } from "./shapes";

export type { PackForm } from "./pack";
export type { SceneData, SceneKey } from "./scene-data";

/** A complete SVG document and the size it is drawn for. */
export interface Picture {
  svg: string;
  width: number;
  height: number;
}

/** `margin`: room around the drawing, in its own units, for shadows that fall beyond it. */
function renderPicture(width: number, height: number, content: ReactNode, margin = 0): Picture {
  const viewBox = `${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`;
  const svg = renderToStaticMarkup(
    createElement("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox, width, height }, content),
  );
  return { svg: withoutUnused(svg), width, height };
}

/** Leaves out shared light that nothing in a picture refers to: a browser reads, styles and lays it out all the same. */
function withoutUnused(svg: string): string {
  return svg.replace(
    /<(linearGradient|radialGradient|filter|pattern) id="([^"]+)".*?<\/\1>/g,
    (definition, _, id) => (svg.includes(`url(#${id})`) ? definition : ""),
  );
}

const bandages = new Map<string, Picture>();

/** One die-cut bandage, drawn once. A shape nobody drew shows as a plain strip: see `warnOfShape`. */
export function drawBandage({ shape, detail = "full" }: { shape: string; detail?: Detail }): Picture {
  const key = `${detail} ${shape}`;
  const known = bandages.get(key);
  if (known) return known;
  const bandage = createElement(Bandage, { shape: findShape(shape), id: "b", detail });
  const light = createElement(SharedLight);
  const picture = renderPicture(boxSize, boxSize, createElement(Fragment, null, light, bandage));
  bandages.set(key, picture);
  return picture;
}

/** A pack with its label and some bandages peeking out. */
export function drawPack(o: { shape: string; form: PackForm; name: string; count: string }): Picture {
  return renderPicture(boxSize, boxSize, createElement(Pack, { ...o, shape: findShape(o.shape) }));
}

/** A composed scene. Words and figures in it come from the data. */
export function drawScene(key: SceneKey, data: SceneData): Picture {
  const { width, height } = scenes[key];
  // The scenes of the kids cards are cut by their frame on purpose; all others stand free.
  const margin = key.startsWith("kids") ? 0 : 16;
  return renderPicture(width, height, createElement(Scene, { scene: key, data }), margin);
}
