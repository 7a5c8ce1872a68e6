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
    // Links lead to pictures, or nowhere.
    const entry = await stat(path.join(folder, file)).catch(() => undefined);
    if (entry?.isFile()) pictures.set(file, await readPicture(path.join(folder, file), entry.size));
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

/** What no page would show as it was drawn, or what could run script. */
const drawingFlaws: readonly [RegExp, string][] = [
  [/^\s*<(?:!doctype )?html\b/iu, "is an HTML page; expected the picture itself"],
  [/<!ENTITY/iu, "has entities, as files saved for editing in Illustrator do; use File, Export, SVG"],
  [
    /<(?:[\w-]+:)?(?:script|foreignObject)\b|(?<=\s)on[a-z]+\s*=|\bjavascript:/iu,
    'has script in it ("$&"); expected a drawing alone',
  ],
  [
    /(?:\bhref\s*=|\burl\(|@import\b)(?!\s*(?:url\(\s*)?(?:["']|&quot;|&apos;)?\s*(?:#|data:))\s*(?:url\()?["']?([^\s"')>]*)/iu,
    'links "$1", which browsers leave out of pictures; embed it in the drawing, or use the photograph itself',
  ],
];

const noPicture = "is no picture that pages can show; expected SVG with a viewBox, JPEG, PNG or WebP";

/** What the first tag of a drawing lacks. */
const rootFlaws: readonly [RegExp, string][] = [
  [
    /^(?!.*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["'])/su,
    'has no xmlns, as if copied from a page; expected <svg xmlns="http://www.w3.org/2000/svg" at its beginning',
  ],
  [/^(?!.*\s(?:viewBox\s*=|width\s*=.*\sheight\s*=|height\s*=.*\swidth\s*=))/su, noPicture],
];

/** Why a picture cannot be decoded: what sharp says, and what to do. */
const failures: readonly [RegExp, string][] = [
  [
    /XML parse error.*?(?: on line |null\):)(\d+)(?: column |:)\d+(?: of data)?: (.*)/su,
    "is not well-formed in line $1: $2; export it as SVG again",
  ],
  [/pixel limit/u, "has too many pixels; expected a smaller copy, for example 2000 pixels wide"],
  [/premature end|libpng|corrupt header: (?!svg)/u, "is cut off or damaged; expected another copy of it"],
  [/^E[A-Z]+: (.*)/u, "cannot be read: $1"],
  [/^/u, noPicture],
];

/** The message of the first row that fits a text. */
function describe(rows: readonly [RegExp, string][], text: string): string | undefined {
  for (const [pattern, message] of rows) {
    const found = pattern.exec(text);
    if (found) return message.replaceAll(/\$([\d&])/gu, (_, group) => found[group === "&" ? 0 : group] ?? "");
  }
  return undefined;
}

async function readPicture(place: string, size: number): Promise<Picture | { problem: string }> {
  const file = path.basename(place);
  const problem = (message: string) => ({ problem: `${file} ${message}` });
  if (size > maxMegabytes * 1e6)
    return problem(`is over ${maxMegabytes} MB; expected a smaller copy, for example 2000 pixels wide`);
  try {
    const bytes = await readFile(place);
    if (/\.hei[cf]$/iu.test(file) || /^ftyp(?:he|mif)/u.test(bytes.toString("latin1", 4, 12)))
      return problem(
        "is a HEIC photograph, which browsers do not show; export it as JPEG: on a Mac in Preview, File > Export; elsewhere with heif-convert",
      );
    const text = bytes.toString();
    const flaw = /^\ufeff?\s*</u.test(text) && describe(drawingFlaws, text);
    if (flaw) return problem(flaw);
    // The kind by the bytes, because the name may be wrong.
    const { format, autoOrient } = await sharp(bytes).metadata();
    const isDrawing = format === "svg";
    if (isDrawing) {
      const [root = ""] = /<svg\b[^>]*>/u.exec(text.replaceAll(/<!--.*?-->/gsu, "")) ?? [];
      const lack = describe(rootFlaws, root);
      if (lack) return problem(lack);
    } else if (["jpeg", "png", "webp"].includes(format)) {
      // Decodes all of it: the metadata of a file that is cut off are complete.
      await sharp(bytes).stats();
    } else return problem(noPicture);
    const { width, height } = autoOrient;
    const isSmall = !isDrawing && Math.max(width, height) < placeSize;
    return {
      ...{ bytes, isDrawing, width, height },
      hash: createHash("sha256").update(bytes).digest("hex").slice(0, 8),
      ...(isSmall && {
        warning: `${file} has ${width} x ${height} pixels and stays small; expected ${placeSize} or more on its longer side, ${2 * placeSize} for sharp screens`,
      }),
    };
  } catch (error) {
    return problem(describe(failures, (error as Error).message) ?? "");
  }
}
