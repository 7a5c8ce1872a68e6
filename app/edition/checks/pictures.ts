import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sceneKeys } from "../../art/pictures";
import { describeUnknown } from "../../content/nearest";
import type { Problem } from "../../content/problem";
import { type Draft, listFiles } from "../../content/report-files";
import { walk } from "../../content/walk";

/** Every picture of a product must be in the folder `pictures/`, and be one; every scene must be drawn. */
export function checkPictures(root: string, draft: Draft): Problem[] {
  const folder = join(root, "pictures");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const describe = (key: unknown, value: string) => {
    if (key === "scene")
      return sceneKeys.some((each) => each === value)
        ? undefined
        : describeUnknown("scene", value, sceneKeys);
    if (!files.includes(value)) return describeUnknown("picture", value, files);
    if (isImage(readFileSync(join(folder, value)))) return undefined;
    return `found no picture in pictures/${value}; expected PNG, JPEG, AVIF or WebP`;
  };
  return listFiles(draft).flatMap(({ data, at }) =>
    [...walk(data)].flatMap(({ value, path }) => {
      const key = path.at(-1);
      const isPicture = key === "scene" || (key === "file" && path[0] === "picture");
      const message = isPicture && typeof value === "string" && describe(key, value);
      return message ? [at(path, message)] : [];
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
