import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { findMessage } from "./messages";
import { findSimilarName } from "./similar-names";

/** What is in content/pictures, by the names of the files: pictures, and what is wrong with other files. */
export type Pictures = Map<string, Awaited<ReturnType<typeof readPicture>>>;

/** The longer side of a photograph in pages, in pixels. On sharp screens it has twice as many. */
export const photographSize = 640;

const maxMegabytes = 10;

/** Reads and decodes every picture of a content folder, once. */
export async function readPictures(root: string): Promise<Pictures> {
  const folder = path.join(root, "pictures");
  const pictures: Pictures = new Map();
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
  const near = findSimilarName(file, [...pictures.keys()]);
  if (!picture) return `found no file ${file} in content/pictures${near ? `; expected ${near}` : ""}`;
  return "problem" in picture ? picture.problem : undefined;
}

async function readPicture(place: string, size: number) {
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
    const flaw = /^\ufeff?\s*</u.test(text) && findMessage("drawing", text);
    if (flaw) return problem(flaw);
    // The kind by the bytes, because the name may be wrong.
    const { format, autoOrient } = await sharp(bytes).metadata();
    const isDrawing = format === "svg";
    if (isDrawing) {
      const [root = ""] = /<svg\b[^>]*>/u.exec(text.replaceAll(/<!--.*?-->/gsu, "")) ?? [];
      const lack = findMessage("root", root);
      if (lack) return problem(lack);
    } else if (["jpeg", "png", "webp"].includes(format)) {
      // Decodes all of it: the metadata of a file that is cut off are complete.
      await sharp(bytes).stats();
    } else return problem(findMessage("picture", "") ?? "");
    const { width, height } = autoOrient;
    const isSmall = !isDrawing && Math.max(width, height) < photographSize;
    return {
      bytes,
      isDrawing,
      /** In pixels, once it stands upright. */
      width,
      height,
      /** Addresses have it, so that hosts serve them as immutable. */
      hash: createHash("sha256").update(bytes).digest("hex").slice(0, 8),
      /** What an editor should know of it although it can be published. */
      ...(isSmall && {
        warning: `${file} has ${width} x ${height} pixels and stays small; expected ${photographSize} or more on its longer side, ${2 * photographSize} for sharp screens`,
      }),
    };
  } catch (error) {
    return problem(findMessage("picture", (error as Error).message) ?? "");
  }
}
