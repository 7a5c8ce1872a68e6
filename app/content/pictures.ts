import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { decodeOptions } from "./decode-options";
import { findMessage } from "./messages";
import { isHardToSeeInDarkTheme } from "./picture-contrast";
import { findSimilarName } from "./similar-names";

type PictureResult = Awaited<ReturnType<typeof readPicture>>;

/**
 * The pictures that the content names, by file name. A file that does not exist or is not a valid picture has
 * a `problem`.
 */
export type Pictures = Map<string, PictureResult>;

/** Pictures that were read before, by file path. A picture is read again if the file's size or time changes. */
export type PictureCache = Map<string, { size: number; modified: number; picture: PictureResult }>;

/** The longer side of a photograph in pages, in CSS pixels. High-density screens get twice as many pixels. */
export const photographSize = 640;

const maxMegabytes = 10;

/**
 * Reads and decodes pictures of a content folder.
 *
 * @param names - the names of the files that the content names; other files are not read
 */
export async function readPictures(
  root: string,
  names: Iterable<string>,
  cache: PictureCache = new Map(),
): Promise<Pictures> {
  const folder = path.join(root, "pictures");
  const existingNames = existsSync(folder) ? await readdir(folder) : [];
  const findPicture = async (name: string): Promise<PictureResult> => {
    // The list is case-sensitive on every computer, as file names are on hosts.
    const exists = existingNames.includes(name);
    const filePath = path.join(folder, name);
    // `stat` follows symbolic links and fails for broken ones.
    const entry = exists ? await stat(filePath).catch(() => undefined) : undefined;
    if (!entry?.isFile()) return { problem: describeMissingPicture(name, existingNames) };
    const { size, mtimeMs: modified } = entry;
    const cached = cache.get(filePath);
    const isCurrent = cached?.size === size && cached?.modified === modified;
    const picture = cached && isCurrent ? cached.picture : await readPicture(filePath, size);
    cache.set(filePath, { size, modified, picture });
    return picture;
  };
  const pictures = await Promise.all(
    [...new Set(names)].map(async (name) => [name, await findPicture(name)] as const),
  );
  return new Map(pictures);
}

function describeMissingPicture(name: string, existingNames: readonly string[]): string {
  // Compares the names without their extensions, which most of them share.
  const toStem = (fileName: string) => path.parse(fileName).name;
  const otherNames = existingNames.filter((existingName) => existingName !== name);
  const similarStem = findSimilarName(toStem(name), otherNames.map(toStem));
  const similarName = otherNames.find((otherName) => toStem(otherName) === similarStem);
  const suggestion = similarName ? `; expected ${similarName}` : "";
  return `found no file ${name} in content/pictures${suggestion}`;
}

/** Returns a message if no page can show the picture of this name, and undefined if it is valid. */
export function checkPicture(file: string, pictures: Pictures): string | undefined {
  if (/[/\\]/u.test(file))
    return `found the path "${file}"; expected only the name of a file in content/pictures, without a folder`;
  // These characters are allowed in URLs on all hosts and in file names on all systems.
  if (!/^[\w.-]+$/u.test(file))
    return `found the file name "${file}"; expected only letters from a to z, digits and the characters . _ -: rename the file`;
  const picture = pictures.get(file);
  return picture && "problem" in picture ? picture.problem : undefined;
}

/**
 * Reads and decodes a picture, or returns the problem that keeps pages from showing it.
 *
 * @param size - the size of the file in bytes
 */
async function readPicture(filePath: string, size: number) {
  const file = path.basename(filePath);
  const problem = (message: string) => ({ problem: `${file} ${message}` });
  if (size > maxMegabytes * 1e6)
    return problem(`is over ${maxMegabytes} MB; expected a smaller copy, for example 2000 pixels wide`);
  let isMarkup = false;
  try {
    const bytes = await readFile(filePath);
    if (bytes[0] === 0x1f && bytes[1] === 0x8b)
      return problem("is a compressed drawing (SVGZ), which not all hosts serve; export it as plain SVG");
    if (/\.hei[cf]$/iu.test(file) || /^ftyp(?:he|mif)/u.test(bytes.toString("latin1", 4, 12)))
      return problem(
        "is a HEIC photograph, which browsers do not show; export it as JPEG: on a Mac in Preview, File > Export; elsewhere with heif-convert",
      );
    const text = bytes.toString();
    isMarkup = /^\ufeff?\s*</u.test(text);
    const drawingProblem = isMarkup && findMessage("drawing", text);
    if (drawingProblem) return problem(drawingProblem);
    const [svgStartTag] = isMarkup ? (/<svg\b[^>]*>/u.exec(text.replaceAll(/<!--.*?-->/gsu, "")) ?? []) : [];
    const rootProblem = svgStartTag && findMessage("svgRoot", svgStartTag);
    if (rootProblem) return problem(rootProblem);
    // sharp detects the format from the bytes, because the extension may be wrong.
    const { format, autoOrient, hasAlpha } = await sharp(bytes, decodeOptions).metadata();
    const isDrawing = format === "svg";
    if (!isDrawing && !["jpeg", "png", "webp"].includes(format))
      return problem(findMessage("picture", "unsupported image format") ?? "");
    // A truncated file has complete metadata, so only decoding finds the mistake.
    // Decoding at a reduced size is much faster and notices it, too.
    if (!isDrawing) await sharp(bytes, decodeOptions).resize(8, 8).raw().toBuffer();
    const { width, height } = autoOrient;
    const isSmall = !isDrawing && Math.max(width, height) < photographSize;
    return {
      bytes,
      isDrawing,
      /** Whether the picture is hard to see in the dark theme without a light background. */
      isHardToSeeInDarkTheme: hasAlpha && (await isHardToSeeInDarkTheme(bytes)),
      /** The width in pixels, after the rotation that the metadata of a photograph asks for. */
      width,
      height,
      /** A hash that is part of the URLs of the picture, so that hosts can serve them as immutable. */
      hash: createHash("sha256").update(bytes).digest("hex").slice(0, 8),
      /** A message about a picture that can be published, but does not look its best. */
      ...(isDrawing &&
        /<text\b/u.test(text) && {
          warning: `${file} has text, which small pictures and previews lose where its font is missing; convert the text to paths`,
        }),
      ...(isSmall && {
        warning: `${file} has ${width} x ${height} pixels and stays small; expected ${photographSize} or more on its longer side, ${2 * photographSize} for sharp screens`,
      }),
    };
  } catch (error) {
    return problem(findMessage("picture", (isMarkup ? "svg " : "") + (error as Error).message) ?? "");
  }
}
