import { createHash } from "node:crypto";
import { findRecord } from "../analysis/find-record";
import { plainText, resolveProse } from "../analysis/text";
import type { SceneData } from "../art/model";
import {
  type Picture as Drawing,
  drawBandage,
  drawingName,
  drawPack,
  drawScene,
  sceneKeys,
} from "../art/pictures";
import type { Edition, EditionContents } from "./edition";

/** A drawn picture as a file of the site. Its name has a hash of its content, so hosts serve it as immutable. */
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

/** Every picture of an edition. Products with the same shape share one. */
export function listPictures(edition: Edition): PictureFile[] {
  return [...edition.pictures().values()];
}

export function productPicture(edition: Edition, slug: string, part: "product" | "pack"): PictureRef {
  const { shape, alt, pack } = findRecord(edition.report.products, "slug", slug).picture;
  return part === "pack" ? refer(edition, `${slug}-pack`, pack.alt) : refer(edition, drawingName(shape), alt);
}

export function scenePicture(edition: Edition, { scene, alt }: { scene: string; alt: string }): PictureRef {
  return refer(edition, scene, alt);
}

function refer(edition: Edition, name: string, alt: string): PictureRef {
  const { path: src, width, height } = drawnScene(edition, name);
  return { src, width, height, alt };
}

/** A drawing by its name. Throws if there is none. */
export function drawnScene(edition: Edition, name: string): PictureFile {
  const file = edition.pictures().get(name);
  if (!file) throw new Error(`no drawing is named "${name}"; the scenes are ${sceneKeys.join(", ")}`);
  return file;
}

/** All drawings of an edition, by name. */
export function drawPictures(edition: EditionContents): Map<string, PictureFile> {
  const data = deriveSceneData(edition);
  const files = new Map<string, PictureFile>();
  for (const { slug, name, count, picture } of edition.report.products) {
    const drawing = drawingName(picture.shape);
    if (!files.has(drawing)) files.set(drawing, file(drawing, drawBandage({ shape: picture.shape })));
    const { form } = picture.pack;
    // A count that the editors chose would look like one read from a real pack.
    const printed = count.kind === "illustrative" ? undefined : edition.formats.pieces(count.value);
    const pack = drawPack({ shape: picture.shape, form, name, count: printed });
    files.set(`${slug}-pack`, file(`${slug}-pack`, pack));
  }
  for (const key of sceneKeys) files.set(key, file(key, drawScene(key, data)));
  return files;
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
