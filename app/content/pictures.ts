import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { findMessage } from "./messages";
import { findSimilarName } from "./similar-names";

/** The files of content/pictures by name. A file that is not a valid picture has a `problem`. */
export type Pictures = Map<string, Awaited<ReturnType<typeof readPicture>>>;

/** The longer side of a photograph in pages, in CSS pixels. High-density screens get twice as many pixels. */
export const photographSize = 640;

const maxMegabytes = 10;

/**
 * Options for decoding. sharp fails on warnings by default, but photographs of many phones cause some, such
 * as invalid SOS parameters, and look right. A truncated file is an error.
 */
export const decodeOptions = { failOn: "error" } as const;

/** Reads and decodes every picture of a content folder. */
export async function readPictures(root: string): Promise<Pictures> {
  const folder = path.join(root, "pictures");
  const pictures: Pictures = new Map();
  for (const file of existsSync(folder) ? await readdir(folder) : []) {
    // `stat` follows symbolic links and fails for broken ones, which are skipped.
    const entry = await stat(path.join(folder, file)).catch(() => undefined);
    if (entry?.isFile()) pictures.set(file, await readPicture(path.join(folder, file), entry.size));
  }
  return pictures;
}

/** Returns a message if no page can show the picture of this name, and undefined if it is valid. */
export function checkPicture(file: string, pictures: Pictures): string | undefined {
  // These characters are allowed in URLs on all hosts and in file names on all systems.
  if (!/^[\w.-]+$/u.test(file))
    return `found the file name "${file}"; expected letters from a to z, digits, and the marks . _ - alone: rename the file`;
  // The map is case-sensitive on every computer, as file names are on hosts.
  const picture = pictures.get(file);
  const similarName = findSimilarName(file, [...pictures.keys()]);
  if (!picture)
    return `found no file ${file} in content/pictures${similarName ? `; expected ${similarName}` : ""}`;
  return "problem" in picture ? picture.problem : undefined;
}

/** @param size The size of the file in bytes. */
async function readPicture(filePath: string, size: number) {
  const file = path.basename(filePath);
  const problem = (message: string) => ({ problem: `${file} ${message}` });
  if (size > maxMegabytes * 1e6)
    return problem(`is over ${maxMegabytes} MB; expected a smaller copy, for example 2000 pixels wide`);
  try {
    const bytes = await readFile(filePath);
    if (/\.hei[cf]$/iu.test(file) || /^ftyp(?:he|mif)/u.test(bytes.toString("latin1", 4, 12)))
      return problem(
        "is a HEIC photograph, which browsers do not show; export it as JPEG: on a Mac in Preview, File > Export; elsewhere with heif-convert",
      );
    const text = bytes.toString();
    const isMarkup = /^\ufeff?\s*</u.test(text);
    const drawingProblem = isMarkup && findMessage("drawing", text);
    if (drawingProblem) return problem(drawingProblem);
    // sharp detects the format from the bytes, because the extension may be wrong.
    const { format, autoOrient } = await sharp(bytes, decodeOptions).metadata();
    const isDrawing = format === "svg";
    if (isDrawing) {
      const [svgStartTag = ""] = /<svg\b[^>]*>/u.exec(text.replaceAll(/<!--.*?-->/gsu, "")) ?? [];
      const rootProblem = findMessage("svgRoot", svgStartTag);
      if (rootProblem) return problem(rootProblem);
    } else if (["jpeg", "png", "webp"].includes(format)) {
      // A truncated file has complete metadata, so only decoding finds the mistake.
      await sharp(bytes, decodeOptions).stats();
    } else return problem(findMessage("picture", "unsupported image format") ?? "");
    const { width, height } = autoOrient;
    const isSmall = !isDrawing && Math.max(width, height) < photographSize;
    return {
      bytes,
      isDrawing,
      /** The width in pixels, after the rotation that the metadata of a photograph asks for. */
      width,
      height,
      /** A hash that is part of the URLs of the picture, so that hosts can serve them as immutable. */
      hash: createHash("sha256").update(bytes).digest("hex").slice(0, 8),
      /** A message about a picture that can be published, but does not look its best. */
      ...(isSmall && {
        warning: `${file} has ${width} x ${height} pixels and stays small; expected ${photographSize} or more on its longer side, ${2 * photographSize} for sharp screens`,
      }),
    };
  } catch (error) {
    return problem(findMessage("picture", (error as Error).message) ?? "");
  }
}
