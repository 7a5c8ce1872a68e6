import { join } from "node:path";
import sharp from "sharp";
import { sceneKeys } from "../../art/pictures";
import { nameFolder } from "../../content/content-root";
import { list } from "../../content/list-files";
import { describeUnknown } from "../../content/nearest";
import type { Problem } from "../../content/problem";
import { type Draft, listFiles } from "../../content/report-files";
import { traverse } from "../../content/traverse";

/** Every picture of a product must be in the folder `pictures/`; every scene must be drawn. */
export function checkPictures(root: string, draft: Draft): Problem[] {
  const files = list(join(root, "pictures"));
  const describe = (key: unknown, value: string) => {
    if (key === "scene")
      return sceneKeys.some((each) => each === value)
        ? undefined
        : describeUnknown("scene", value, sceneKeys);
    return files.includes(value) ? undefined : describeUnknown("picture", value, files);
  };
  return listFiles(draft).flatMap(({ data, at }) =>
    [...traverse(data)].flatMap(({ value, path }) => {
      const key = path.at(-1);
      const isPicture = key === "scene" || (key === "file" && path[0] === "picture");
      const message = isPicture && typeof value === "string" && describe(key, value);
      return message ? [at(path, message)] : [];
    }),
  );
}

/** Problems of pictures that cannot be decoded: the build would stop at one without its name. */
export async function findBrokenPictures(root: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  // One by one: the decoder may lose or mix up the errors of pictures that it decodes at the same time.
  for (const name of list(join(root, "pictures"))) {
    const [{ status }] = await Promise.allSettled([sharp(join(root, "pictures", name)).stats()]);
    const message = "found no whole picture; expected PNG, JPEG, AVIF or WebP";
    const file = `${nameFolder(root)}/pictures/${name}`;
    if (status === "rejected") problems.push({ file, line: 1, column: 1, message });
  }
  return problems;
}
