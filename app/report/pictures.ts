import path from "node:path";
import sharp from "sharp";
import { decodeOptions } from "../content/decode-options";
import { type Pictures, photographSize } from "../content/pictures";
import type { PictureRecord } from "../content/schema/content-schemas";
import { traverse } from "../content/traverse";

/** A picture as pages show it. */
export interface PictureRef {
  /** The path without the base path. */
  src: string;
  /** The path of the picture with twice as many pixels, for high-density screens. */
  double?: string;
  /** The width in CSS pixels. */
  width: number;
  /** The height in CSS pixels. */
  height: number;
  alt: string;
  credit?: string;
  /** The picture has a light ground in both themes. */
  ground?: "light";
}

/** A file of a picture. */
export interface PictureFile {
  /** The path without the base path. */
  path: string;
  body: () => Promise<Uint8Array>;
}

/** The width and height of the file of a thumbnail, in pixels. Pages show it at half this size or smaller. */
const thumbnailSize = 96;

/**
 * Converts a picture of the content to the picture that pages show.
 *
 * @throws {Error} If content/pictures has no valid picture of this name, which is a bug: reading checks it.
 */
export function toPictureRef(
  { file, alt, credit, ground, isThumbnail }: PictureRecord,
  pictures: Pictures,
): PictureRef {
  const { width, height, single, double, thumbnail } = derivePictureFiles(file, pictures);
  const size = thumbnailSize / 2;
  const picture: PictureRef = isThumbnail
    ? { src: thumbnail.path, width: size, height: size, alt }
    : { src: single.path, width, height, alt };
  if (ground) picture.ground = ground;
  if (isThumbnail) return picture;
  if (double) picture.double = double.path;
  if (credit) picture.credit = credit;
  return picture;
}

/** Lists the files of the pictures in a part of the report, without duplicates. */
export function listPictureFiles(part: unknown, pictures: Pictures): PictureFile[] {
  const usedPaths = new Set(collectPictureRefs(part).flatMap(({ src, double = src }) => [src, double]));
  const validPictures = [...pictures].filter(([, picture]) => !("problem" in picture));
  return validPictures
    .flatMap(([file]) => {
      const { single, double, thumbnail } = derivePictureFiles(file, pictures);
      return [single, double ?? [], thumbnail].flat();
    })
    .filter(({ path }) => usedPaths.has(path));
}

/**
 * Returns the text of a drawing by its path, as in `PictureRef.src`. Returns undefined for all other pictures.
 */
export function findDrawing(src: string, pictures: Pictures): string | undefined {
  for (const [file, picture] of pictures) {
    if ("problem" in picture || !picture.isDrawing) continue;
    if (derivePictureFiles(file, pictures).single.path === src) return picture.bytes.toString();
  }
  return undefined;
}

/** Collects the credits of the pictures in a part of the report, without duplicates. */
export function collectCredits(part: unknown): string[] {
  return [...new Set(collectPictureRefs(part).flatMap(({ credit }) => credit ?? []))];
}

function collectPictureRefs(part: unknown): PictureRef[] {
  return [...traverse(part)].map(({ value }) => value).filter(isPictureRef);
}

function isPictureRef(part: unknown): part is PictureRef {
  return typeof part === "object" && part !== null && "src" in part && "alt" in part;
}

/**
 * Derives the files in which a picture is published: `single` has the size in which pages show it, `double`
 * has twice as many pixels and exists only for large photographs, and `thumbnail` is a small bitmap.
 */
function derivePictureFiles(file: string, pictures: Pictures) {
  const picture = pictures.get(file);
  if (!picture || "problem" in picture) throw new Error(`found no picture ${file} in content/pictures`);
  const { bytes, hash, isDrawing, width, height } = picture;
  const { name } = path.parse(file);
  // Thumbnails of drawings are bitmaps, too, because browsers render an SVG again for each size.
  const thumbnail: PictureFile = {
    path: `/pictures/${name}-thumbnail.${hash}.webp`,
    body: () =>
      sharp(bytes, decodeOptions)
        .autoOrient()
        .resize(thumbnailSize, thumbnailSize, { fit: "contain", background: "#0000" })
        .webp({ quality: 70, alphaQuality: 70, effort: 6 })
        .toBuffer(),
  };
  if (isDrawing) {
    const single: PictureFile = { path: `/pictures/${name}.${hash}.svg`, body: async () => bytes };
    return { width, height, single, thumbnail };
  }
  const longerSide = Math.max(width, height);
  const singleSize = Math.min(longerSide, photographSize);
  const doubleSize = Math.min(longerSide, 2 * photographSize);
  const toScaledFile = (size: number): PictureFile => ({
    path: `/pictures/${name}-${size}.${hash}.webp`,
    body: () =>
      sharp(bytes, decodeOptions)
        .autoOrient()
        .resize(size, size, { fit: "inside" })
        .webp({ quality: 80 })
        .toBuffer(),
  });
  return {
    width: Math.round((width * singleSize) / longerSide),
    height: Math.round((height * singleSize) / longerSide),
    single: toScaledFile(singleSize),
    double: doubleSize > singleSize ? toScaledFile(doubleSize) : undefined,
    thumbnail,
  };
}
