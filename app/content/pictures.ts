import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import sharp from "sharp";
import { contentRoot } from "../settings";
import type { Problem } from "./problem";
import type { ReadContent } from "./read-content";
import { traverse } from "./traverse";

/** A picture as the content names it: a file of content/pictures. */
export interface NamedPicture {
  file: string;
  alt: string;
  credit?: string | undefined;
  /** Whether it is shown small, and so often on a page that drawing it anew would take time. */
  isMark?: boolean;
}

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

/** The longer side of a photograph in pages, in pixels. On sharp screens it has twice as many. */
const placeSize = 640;

const maxMegabytes = 10;

/** Formats as their bytes tell them: the name of a file may be wrong. */
const photographTypes = ["jpg", "png", "webp"];

/** The side of a mark in its file, in pixels: pages show it at half of that, or at less. */
const markSize = 96;

/** A picture of content/pictures as pages show it. */
export function pictureOf({ file, alt, credit, isMark }: NamedPicture): PictureRef {
  if (isMark) return { src: readPicture(file).mark.path, width: markSize / 2, height: markSize / 2, alt };
  const { width, height, files } = readPicture(file);
  const [single, double] = files.map((each) => each.path);
  if (!single) throw new Error(`${file} is no picture that pages can show`);
  return { src: single, ...(double && { double }), width, height, alt, ...(credit && { credit }) };
}

/** The files of the pictures that a part of the report shows, each once. */
export function listPictureFiles(part: unknown): PictureFile[] {
  const shown = new Set(
    [...traverse(part)].flatMap(({ value }) => [Object(value).src, Object(value).double]),
  );
  return listFolder()
    .filter((file) => checkPicture(file) === undefined)
    .flatMap((file) => [...readPicture(file).files, readPicture(file).mark])
    .filter(({ path }) => shown.has(path));
}

/** What is wrong with a file of content/pictures, so that it cannot be published. */
export function checkPicture(file: string): string | undefined {
  // Addresses on all hosts, and files on all systems, may have these.
  if (!/^[\w.-]+$/u.test(file))
    return `found the file name "${file}"; expected letters from a to z, digits, and the marks . _ - alone: rename the file`;
  // Some computers find a file whatever the case of its letters; hosts do not.
  if (!listFolder().includes(file)) return `found no file ${file} in content/pictures`;
  const bytes = readFileSync(path.join(folder(), file));
  if (bytes.length > maxMegabytes * 1e6)
    return `${file} is over ${maxMegabytes} MB; expected a smaller copy, for example 2000 pixels wide`;
  if (/\.hei[cf]$/iu.test(file) || /^ftyp(?:he|mif)/u.test(bytes.toString("latin1", 4, 12)))
    return `${file} is a HEIC photograph, which browsers do not show; export it as JPEG: on a Mac in Preview, File > Export; elsewhere with heif-convert`;
  const type = readSize(file)?.type ?? "";
  if (type !== "svg" && !photographTypes.includes(type))
    return `${file} is no picture that pages can show; expected SVG with a viewBox, JPEG, PNG or WebP`;
  const script = type === "svg" && scriptIn.exec(bytes.toString())?.[0].trim();
  return script ? `${file} has script in it ("${script}"); expected a drawing alone` : undefined;
}

const scriptIn = /<(?:[\w-]+:)?(?:script|foreignObject)\b|\son[a-z]+\s*=|\bjavascript:|<!ENTITY/iu;

/** Warnings of photographs that are smaller than the places where pages show them. */
export function listSmallPictures({ parsed, at }: Pick<ReadContent, "parsed" | "at">): Problem[] {
  return [...traverse(parsed)].flatMap(({ value, path }) => {
    const { file, alt } = Object(value);
    const message = typeof file === "string" && alt !== undefined && warnOfSmallPicture(file);
    return message ? [at([...path, "file"], message)] : [];
  });
}

/** Says that a photograph is too small. It is not enlarged. */
export function warnOfSmallPicture(file: string): string | undefined {
  const size = readSize(file);
  if (!size || size.type === "svg" || Math.max(size.width, size.height) >= placeSize) return undefined;
  return `${file} has ${size.width} x ${size.height} pixels and stays small; expected ${placeSize} or more on its longer side, ${2 * placeSize} for sharp screens`;
}

/** The size in which pages show a picture, and its files: once for a drawing, at one or two sizes for a photograph; and the small bitmap of it. */
function readPicture(file: string): {
  width: number;
  height: number;
  files: PictureFile[];
  mark: PictureFile;
} {
  const size = readSize(file);
  if (!size) throw new Error(`found no picture ${file} in content/pictures`);
  const bytes = readFileSync(path.join(folder(), file));
  // Addresses have a hash, so that hosts serve them as immutable.
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const { name } = path.parse(file);
  const { type, width, height } = size;
  // A bitmap: a browser paints an SVG anew at each size in which a page shows it.
  const mark = {
    path: `/pictures/${name}-mark.${hash}.webp`,
    body: () =>
      sharp(bytes, { density: 144 })
        .autoOrient()
        .resize(markSize, markSize, { fit: "contain", background: "#0000" })
        .webp({ quality: 70, alphaQuality: 70, effort: 6 })
        .toBuffer(),
  };
  if (type === "svg") {
    const drawing = { path: `/pictures/${name}.${hash}.svg`, body: async () => bytes };
    return { width, height, files: [drawing], mark };
  }
  const longer = Math.max(width, height);
  const single = Math.min(longer, placeSize);
  const double = Math.min(longer, 2 * placeSize);
  return {
    width: Math.round((width * single) / longer),
    height: Math.round((height * single) / longer),
    mark,
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
    // EXIF orientations 5 to 8 are rotated by 90°.
    return orientation < 5 ? { type, width, height } : { type, width: height, height: width };
  } catch {
    return undefined;
  }
}

function folder(): string {
  return path.join(contentRoot(), "pictures");
}

function listFolder(): string[] {
  if (!existsSync(folder())) return [];
  const entries = readdirSync(folder(), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}
