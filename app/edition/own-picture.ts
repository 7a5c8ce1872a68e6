import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { SiteFile } from "./site-file";

export interface Size {
  width: number;
  height: number;
}

export function ownPicturePath(root: string, file: string): string {
  return path.join(root, "pictures", file);
}

/**
 * An edition's own picture in the place of a drawing: a picture of `width` by `height` pixels, and one of twice the size. A picture of other proportions is shown whole,
 * on a transparent ground. Rasterized, so that an SVG brings no script or link. Addresses have a hash of the
 * file and the size, so hosts serve them as immutable.
 */
export function makeOwnPicture(root: string, file: string, { width, height }: Size) {
  const bytes = readFileSync(ownPicturePath(root, file));
  const hash = createHash("sha256").update(bytes).update(`${width}x${height}`).digest("hex").slice(0, 8);
  const stem = path.parse(file).name.toLowerCase();
  const scaled = (scale: number) =>
    sharp(bytes, { density: 192 })
      .rotate()
      .resize(width * scale, height * scale, { fit: "contain", background: "#0000" });
  const [single, double] = [1, 2].map((scale): SiteFile => {
    const webp = () => scaled(scale).webp({ quality: 80 }).toBuffer();
    return { path: `/art/${stem}-${width * scale}.${hash}.webp`, body: webp };
  }) as [SiteFile, SiteFile];
  const draw = async () => {
    const png = (await scaled(2).png().toBuffer()).toString("base64");
    return `<svg><image href="data:image/png;base64,${png}" width="${width}" height="${height}"/></svg>`;
  };
  return { path: single.path, double: double.path, width, height, files: [single, double], draw };
}
