import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describeUnknown } from "../../content/nearest";
import type { Problem } from "../../content/problem";
import { walk } from "../../content/walk";
import type { EditionDraft } from "../draft";

/** Every picture of a product must be in the folder `pictures/`, and be one. */
export function checkPictures({ sound, contents }: EditionDraft): Problem[] {
  const folder = join(contents.root, "pictures");
  const known = existsSync(folder) ? readdirSync(folder) : [];
  return sound.products.flatMap(({ data, at }) =>
    [...walk(data)].flatMap(({ value, path }) => {
      if (path.at(-1) !== "file" || typeof value !== "string") return [];
      if (!known.includes(value)) return [at(path, describeUnknown("picture", value, known))];
      if (isImage(readFileSync(join(folder, value)))) return [];
      return [at(path, `found no picture in pictures/${value}; expected PNG, JPEG, AVIF or WebP`)];
    }),
  );
}

/** Whether a file begins as one of the formats does, whatever its name says. */
function isImage(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 12).toString("latin1");
  const isAvif = head.slice(4, 8) === "ftyp" && /^avi[fs]/u.test(head.slice(8));
  const isWebp = head.startsWith("RIFF") && head.endsWith("WEBP");
  return isAvif || isWebp || head.startsWith("\x89PNG") || head.startsWith("\xff\xd8\xff");
}
