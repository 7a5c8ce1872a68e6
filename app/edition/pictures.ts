import { createHash } from "node:crypto";
import { findRecord } from "../analysis/find-record";
import { formatBandages } from "../analysis/format";
import { plainText, resolveProse } from "../analysis/text";
import type { SceneData } from "../art/model";
import {
  type Picture as Drawing,
  drawBandage,
  drawPack,
  drawScene,
  type SceneKey,
  sceneKeys,
} from "../art/pictures";
import { isDrawn } from "../art/shapes";
import type { EditionContents } from "./contents";
import type { Edition } from "./edition";

/** A drawn picture as a file of the site. Its address changes with its content, so it can be cached for ever. */
export interface PictureFile extends Drawing {
  path: string;
}

/** A picture as a page shows it. */
export interface PictureRef {
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** Every picture of an edition, once: products that are cut alike share the picture of the bandage. */
export function listPictures(edition: Edition): PictureFile[] {
  return [...edition.pictures().values()];
}

/** The picture of a product: the bandage itself, or its pack. */
export function productPicture(edition: Edition, slug: string, part: "bandage" | "pack"): PictureRef {
  const { shape, alt, pack } = findRecord(edition.report.products, "slug", slug).picture;
  return part === "pack" ? refer(edition, `${slug}-pack`, pack.alt) : refer(edition, bandageName(shape), alt);
}

/** A scene by its key in the content. */
export function scenePicture(edition: Edition, { scene, alt }: { scene: string; alt: string }): PictureRef {
  return refer(edition, scene, alt);
}

/** A scene as it is drawn, for pictures that are made of pictures. */
export function drawnScene(edition: Edition, key: SceneKey): Drawing {
  const file = edition.pictures().get(key);
  if (!file) throw new Error(`no scene ${key}`);
  return file;
}

function refer(edition: Edition, name: string, alt: string): PictureRef {
  const file = edition.pictures().get(name);
  if (!file)
    throw new Error(
      `content/ names the scene "${name}", which nobody has drawn; drawn are ${sceneKeys.join(", ")}`,
    );
  return { src: file.path, width: file.width, height: file.height, alt };
}

/** Draws every picture of an edition. */
export function drawPictures(edition: EditionContents): Map<string, PictureFile> {
  const data = deriveSceneData(edition);
  const files = new Map<string, PictureFile>();
  for (const { slug, name, count, picture } of edition.report.products) {
    const bandage = bandageName(picture.shape);
    if (!files.has(bandage)) files.set(bandage, file(bandage, drawBandage({ shape: picture.shape })));
    const pack = { shape: picture.shape, form: picture.pack.form, name, count: formatBandages(count.value) };
    files.set(`${slug}-pack`, file(`${slug}-pack`, drawPack(pack)));
  }
  for (const key of sceneKeys) files.set(key, file(key, drawScene(key, data)));
  return files;
}

/** Shapes that nobody drew share the plain strip. */
function bandageName(shape: string): string {
  return `${isDrawn(shape) ? shape : "strip"}-bandage`;
}

function file(name: string, drawing: Drawing): PictureFile {
  const hash = createHash("sha256")
    .update(drawing.svg)
    .digest("base64url")
    .replaceAll(/[^a-zA-Z0-9]/gu, "")
    .slice(0, 8);
  return { ...drawing, path: `/art/${name}.${hash}.svg` };
}

function deriveSceneData({ report, products, shares, tiers, resolver }: EditionContents): SceneData {
  const shape = ({ slug }: { slug: string }) => findRecord(report.products, "slug", slug).picture.shape;
  return {
    products: products.map((product) => ({ shape: shape(product), color: product.brandColor })),
    groups: shares.map((share) => ({
      name: share.brand,
      color: share.color,
      shapes: share.members.map(shape),
    })),
    tiers: tiers.map((tier) => ({ label: tier.label, range: tier.range, shapes: tier.products.map(shape) })),
    dates: report.market.gallery.dates.map(({ year, label }) => ({
      year: String(year.value),
      label: plainText(resolveProse(label, resolver)),
    })),
  };
}
