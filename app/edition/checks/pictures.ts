import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { plainScenes, sceneKeys } from "../../art/pictures";
import { describeUnknown } from "../../content/nearest";
import type { Problem } from "../../content/problem";
import { walk } from "../../content/walk";
import type { EditionDraft } from "../draft";

/** Every picture that the content names must be in its folder `pictures/`, and be one. */
export function checkPictures({ sound, contents }: EditionDraft): Problem[] {
  const folder = join(contents.root, "pictures");
  const known = existsSync(folder) ? readdirSync(folder) : [];
  return [...Object.values(sound.parts), ...sound.products].flatMap(({ data, at }) =>
    [...walk(data)].flatMap(({ value, path }) => {
      const isPicture = path.at(-1) === "logo" || (path.at(-1) === "file" && path[0] !== "versions");
      if (!isPicture || typeof value !== "string") return [];
      if (!known.includes(value)) return [at(path, describeUnknown("picture", value, known))];
      if (isImage(readFileSync(join(folder, value)))) return [];
      return [at(path, `found no picture in pictures/${value}; expected SVG, PNG, JPEG, AVIF or WebP`)];
    }),
  );
}

/** What is drawn shows bandages, so a plain edition has its own logo and scenes. */
export function checkPlain({ sound }: EditionDraft): Problem[] {
  const { publication, ...others } = sound.parts;
  if (publication?.data.look !== "plain") return [];
  const bandages = `shows a bandage; expected a file in pictures/, because report.yaml has "look: plain"`;
  const drawn: readonly unknown[] = sceneKeys.filter((key) => !plainScenes.includes(key));
  const scenes = Object.values(others).flatMap(({ data, at }) =>
    [...walk(data)]
      .filter(({ value, path }) => path.at(-1) === "scene" && drawn.includes(value))
      .map(({ value, path }) => at(path, `found "${value}", which ${bandages}`)),
  );
  if (publication.data.logo) return scenes;
  return [publication.at(["logo"], `found none: the drawn one ${bandages}`), ...scenes];
}

/** Whether a file begins as one of the formats does, whatever its name says. */
function isImage(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 12).toString("latin1");
  const isAvif = head.slice(4, 8) === "ftyp" && /^avi[fs]/u.test(head.slice(8));
  const isWebp = head.startsWith("RIFF") && head.endsWith("WEBP");
  const isOther = head.startsWith("\x89PNG") || head.startsWith("\xff\xd8\xff");
  return isAvif || isWebp || isOther || bytes.includes("<svg");
}
