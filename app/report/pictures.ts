import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import sharp from "sharp";
import { contentRoot } from "../settings";

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

/** Shown for a product without a picture. */
const plainFile = "plain.svg";

/** The longer side of a photograph in pages, in pixels. On sharp screens it has twice as many. */
const placeSize = 640;

const maxMegabytes = 10;

/** Formats as their bytes tell them: the name of a file may be wrong. */
const photographTypes = ["jpg", "png", "webp"];

/** A picture of content/pictures, or the plain bandage. `name` is its text alternative if it has none of its own. */
export function pictureOf(
  picture: { file: string; alt: string; credit?: string | undefined } | undefined,
  name = "",
): PictureRef {
  const { file, alt, credit } = picture ?? { file: plainFile, alt: name };
  const { width, height, files } = readPicture(file);
  const [single, double] = files.map((each) => each.path);
  if (!single) throw new Error(`${file} is no picture that pages can show`);
  return { src: single, ...(double && { double }), width, height, alt, ...(credit && { credit }) };
}

/** Every picture of content/pictures as the site publishes it. Reads them all. */
export function listPictureFiles(): PictureFile[] {
  return listFolder()
    .filter((file) => checkPicture(file) === undefined)
    .flatMap((file) => readPicture(file).files);
}

/** What is wrong with a file of content/pictures, so that it cannot be published. */
export function checkPicture(file: string): string | undefined {
  const place = path.join(folder(), file);
  // Some computers find a file whatever the case of its letters; hosts do not.
  if (!listFolder().includes(file)) return `found no file ${file} in content/pictures`;
  if (statSync(place).size > maxMegabytes * 1e6)
    return `${file} is over ${maxMegabytes} MB; expected a smaller copy, for example 2000 pixels wide`;
  const bytes = readFileSync(place);
  if (/\.hei[cf]$/iu.test(file) || /^ftyp(?:he|mif)/u.test(bytes.toString("latin1", 4, 12)))
    return `${file} is a HEIC photograph, which browsers do not show; export it as JPEG: on a Mac in Preview, File > Export; elsewhere with heif-convert`;
  const type = readSize(file)?.type ?? "";
  if (type !== "svg" && !photographTypes.includes(type))
    return `${file} is no picture that pages can show; expected SVG with a viewBox, JPEG, PNG or WebP`;
  const script = type === "svg" && scriptIn.exec(bytes.toString())?.[0].trim();
  return script ? `${file} has script in it ("${script}"); expected a drawing alone` : undefined;
}

const scriptIn = /<(?:[\w-]+:)?(?:script|foreignObject)\b|\son[a-z]+\s*=|\bjavascript:|<!ENTITY/iu;

/** Says that a photograph is smaller than the places where pages show it. It is not enlarged. */
export function warnOfSmallPicture(file: string): string | undefined {
  const size = readSize(file);
  if (!size || size.type === "svg" || Math.max(size.width, size.height) >= placeSize) return undefined;
  return `${file} has ${size.width} x ${size.height} pixels and stays small; expected ${placeSize} or more on its longer side, ${2 * placeSize} for sharp screens`;
}

/** The size in which pages show a picture, and its files: once for a drawing, at one or two sizes for a photograph. */
function readPicture(file: string): { width: number; height: number; files: PictureFile[] } {
  const size = readSize(file);
  if (!size) throw new Error(`found no picture ${file} in content/pictures`);
  const bytes = readFileSync(path.join(folder(), file));
  // Addresses have a hash, so that hosts serve them as immutable.
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const { name } = path.parse(file);
  const { type, width, height } = size;
  if (type === "svg")
    return { width, height, files: [{ path: `/pictures/${name}.${hash}.svg`, body: async () => bytes }] };
  const longer = Math.max(width, height);
  const single = Math.min(longer, placeSize);
  const double = Math.min(longer, 2 * placeSize);
  return {
    width: Math.round((width * single) / longer),
    height: Math.round((height * single) / longer),
    files: [...new Set([single, double])].map((side) => ({
      path: `/pictures/${name}-${side}.${hash}.webp`,
      body: () =>
        sharp(bytes).autoOrient().resize(side, side, { fit: "inside" }).webp({ quality: 80 }).toBuffer(),
    })),
  };
}

/** The format and size of a picture once it stands upright; undefined for a file that is none. */
function readSize(file: string): { type: string; width: number; height: number } | undefined {
  try {
    const { type = "", width, height, orientation = 1 } = imageSize(readFileSync(path.join(folder(), file)));
    // From 5 on, cameras were turned by a quarter.
    return orientation < 5 ? { type, width, height } : { type, width: height, height: width };
  } catch {
    return undefined;
  }
}

function folder(): string {
  return path.join(contentRoot(), "pictures");
}

function listFolder(): string[] {
  return existsSync(folder()) ? readdirSync(folder()).sort() : [];
}
