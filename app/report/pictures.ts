import path from "node:path";
import sharp from "sharp";
import { type Pictures, photographSize } from "../content/pictures";
import type { PictureRecord } from "../content/schema/content-schemas";
import { traverse } from "../content/traverse";

/** A picture as pages show it. `src` and `double`, for sharp screens, are paths without the base path. */
export interface PictureRef {
  src: string;
  double?: string;
  width: number;
  height: number;
  alt: string;
  credit?: string;
}

/** A file of a picture, at its path without the base path. */
export interface PictureFile {
  path: string;
  body: () => Promise<Uint8Array>;
}

/** The side of a thumbnail in its file, in pixels: pages show it at half of that, or at less. */
const thumbnailSize = 96;

/** A picture of content/pictures as pages show it. */
export function toPictureRef(
  { file, alt, credit, isThumbnail }: PictureRecord,
  pictures: Pictures,
): PictureRef {
  const { width, height, single, double, thumbnail } = shapePicture(file, pictures);
  if (isThumbnail) return { src: thumbnail.path, width: thumbnailSize / 2, height: thumbnailSize / 2, alt };
  const shown: PictureRef = { src: single.path, width, height, alt };
  if (double) shown.double = double.path;
  if (credit) shown.credit = credit;
  return shown;
}

/** Lists the files of the pictures in a part of the report, each once. */
export function listPictureFiles(part: unknown, pictures: Pictures): PictureFile[] {
  const shown = new Set(listPictures(part).flatMap(({ src, double = src }) => [src, double]));
  const usable = [...pictures].filter(([, picture]) => !("problem" in picture));
  return usable
    .flatMap(([file]) => {
      const { single, double, thumbnail } = shapePicture(file, pictures);
      return [single, double ?? [], thumbnail].flat();
    })
    .filter(({ path }) => shown.has(path));
}

/** Lists the credits of the pictures in a part of the report, each once. */
export function collectCredits(part: unknown): string[] {
  return [...new Set(listPictures(part).flatMap(({ credit }) => credit ?? []))];
}

function listPictures(part: unknown): PictureRef[] {
  return [...traverse(part)].map(({ value }) => value).filter(isPictureRef);
}

function isPictureRef(part: unknown): part is PictureRef {
  return typeof part === "object" && part !== null && "src" in part && "alt" in part;
}

/** A picture in the size in which pages show it, twice as large if it is a photograph that large, and as a thumbnail. */
function shapePicture(file: string, pictures: Pictures) {
  const picture = pictures.get(file);
  if (!picture || "problem" in picture) throw new Error(`found no picture ${file} in content/pictures`);
  const { bytes, hash, isDrawing, width, height } = picture;
  const { name } = path.parse(file);
  // A bitmap: a browser paints an SVG anew at each size in which a page shows it.
  const thumbnail: PictureFile = {
    path: `/pictures/${name}-thumbnail.${hash}.webp`,
    body: () =>
      sharp(bytes)
        .autoOrient()
        .resize(thumbnailSize, thumbnailSize, { fit: "contain", background: "#0000" })
        .webp({ quality: 70, alphaQuality: 70, effort: 6 })
        .toBuffer(),
  };
  if (isDrawing) {
    const single: PictureFile = { path: `/pictures/${name}.${hash}.svg`, body: async () => bytes };
    return { width, height, single, thumbnail };
  }
  const longer = Math.max(width, height);
  const side = Math.min(longer, photographSize);
  const scaled = (side: number): PictureFile => ({
    path: `/pictures/${name}-${side}.${hash}.webp`,
    body: () =>
      sharp(bytes).autoOrient().resize(side, side, { fit: "inside" }).webp({ quality: 80 }).toBuffer(),
  });
  return {
    width: Math.round((width * side) / longer),
    height: Math.round((height * side) / longer),
    single: scaled(side),
    double: longer > side ? scaled(Math.min(longer, 2 * photographSize)) : undefined,
    thumbnail,
  };
}
