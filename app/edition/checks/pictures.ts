import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { describeUnknown } from "../../content/nearest";
import type { Problem } from "../../content/problem";
import { walk } from "../../content/walk";
import type { EditionDraft } from "../draft";

/** Every picture that the content names must be in its folder `pictures/`. */
export function checkPictures({ sound, contents }: EditionDraft): Problem[] {
  const folder = path.join(contents.root, "pictures");
  const known = existsSync(folder) ? readdirSync(folder) : [];
  return [...Object.values(sound.parts), ...sound.products].flatMap(({ data, at }) =>
    [...walk(data)].flatMap(({ value, path }) => {
      const isPicture = path.at(-1) === "logo" || (path.at(-1) === "file" && path[0] !== "versions");
      if (!isPicture || typeof value !== "string" || known.includes(value)) return [];
      return [at(path, describeUnknown("picture", value, known))];
    }),
  );
}
