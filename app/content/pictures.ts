import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** A picture as the content names it: a file of content/pictures. */
export interface NamedPicture {
  file: string;
  alt: string;
  credit?: string | undefined;
  /** Whether it is shown small, and so often on a page that drawing it anew would take time. */
  isMark?: boolean;
}

/** A file of content/pictures that can be published. */
export interface Picture {
  bytes: Buffer;
  /** Of the bytes: addresses have it, so that hosts serve them as immutable. */
  hash: string;
  isDrawing: boolean;
  /** In pixels, once it stands upright, as `height`. */
  width: number;
  height: number;
  /** What an editor should know of it although it can be published. */
  warning?: string;
}

/** What is in content/pictures, by the names of the files: pictures, and what is wrong with other files. */
export type Pictures = ReadonlyMap<string, Picture | { problem: string }>;

/** The longer side of a photograph in pages, in pixels. On sharp screens it has twice as many. */
export const placeSize = 640;

const maxMegabytes = 10;

/** Reads and decodes every picture of a content folder, once. */
export async function readPictures(root: string): Promise<Pictures> {
  const folder = path.join(root, "pictures");
  const pictures = new Map<string, Picture | { problem: string }>();
  for (const file of existsSync(folder) ? await readdir(folder) : []) {
    const entry = await stat(path.join(folder, file));
    if (entry.isFile()) pictures.set(file, await readPicture(path.join(folder, file), entry.size));
  }
  return pictures;
}

/** What keeps a page from showing the file that a text names. */
export function checkPicture(file: string, pictures: Pictures): string | undefined {
  // Addresses on all hosts, and files on all systems, may have these.
  if (!/^[\w.-]+$/u.test(file))
    return `found the file name "${file}"; expected letters from a to z, digits, and the marks . _ - alone: rename the file`;
  // Some computers find a file whatever the case of its letters; hosts do not.
  const picture = pictures.get(file);
  if (!picture) return `found no file ${file} in content/pictures`;
  return "problem" in picture ? picture.problem : undefined;
}

const scriptIn = /<(?:[\w-]+:)?(?:script|foreignObject)\b|\son[a-z]+\s*=|\bjavascript:|<!ENTITY/iu;

async function readPicture(place: string, size: number): Promise<Picture | { problem: string }> {
  const file = path.basename(place);
  const problem = (message: string) => ({ problem: `${file} ${message}` });
  if (size > maxMegabytes * 1e6)
    return problem(`is over ${maxMegabytes} MB; expected a smaller copy, for example 2000 pixels wide`);
  const bytes = await readFile(place);
  if (/\.hei[cf]$/iu.test(file) || /^ftyp(?:he|mif)/u.test(bytes.toString("latin1", 4, 12)))
    return problem(
      "is a HEIC photograph, which browsers do not show; export it as JPEG: on a Mac in Preview, File > Export; elsewhere with heif-convert",
    );
  const decoded = await decode(bytes);
  if (!decoded)
    return problem("is no picture that pages can show; expected SVG with a viewBox, JPEG, PNG or WebP");
  const { isDrawing, width, height } = decoded;
  const script = isDrawing && scriptIn.exec(bytes.toString())?.[0].trim();
  if (script) return problem(`has script in it ("${script}"); expected a drawing alone`);
  const isSmall = !isDrawing && Math.max(width, height) < placeSize;
  return {
    ...{ bytes, isDrawing, width, height },
    hash: createHash("sha256").update(bytes).digest("hex").slice(0, 8),
    ...(isSmall && {
      warning: `${file} has ${width} x ${height} pixels and stays small; expected ${placeSize} or more on its longer side, ${2 * placeSize} for sharp screens`,
    }),
  };
}

/** The kind and size of a picture by its bytes, because its name may be wrong; undefined if it is none. */
async function decode(bytes: Buffer): Promise<Pick<Picture, "isDrawing" | "width" | "height"> | undefined> {
  try {
    const { format, autoOrient } = await sharp(bytes).metadata();
    if (format === "svg") return hasSize(bytes.toString()) ? { isDrawing: true, ...autoOrient } : undefined;
    if (!["jpeg", "png", "webp"].includes(format)) return undefined;
    // Decodes all of it: the metadata of a file that is cut off are complete.
    await sharp(bytes).stats();
    return { isDrawing: false, ...autoOrient };
  } catch {
    return undefined;
  }
}

function hasSize(svg: string): boolean {
  const root = /<svg\b[^>]*>/u.exec(svg)?.[0] ?? "";
  return /\sviewBox=/u.test(root) || (/\swidth=/u.test(root) && /\sheight=/u.test(root));
}
