import { join } from "node:path";
import sharp from "sharp";
import { sceneKeys } from "../../art/pictures";
import { nameFolder } from "../../content/content-root";
import { list } from "../../content/list-files";
import { describeUnknown } from "../../content/nearest";
import type { Problem } from "../../content/problem";
import { type Draft, listFiles } from "../../content/report-files";
import { traverse } from "../../content/traverse";

/** Pictures of products exist in `pictures/`; scenes have a drawing. */
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

/** Pictures that cannot be decoded: the build would stop without naming one. */
export async function findBrokenPictures(root: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  // One by one: when pictures are decoded at the same time, errors may get lost or mixed up.
  for (const name of list(join(root, "pictures"))) {
    const [{ status }] = await Promise.allSettled([sharp(join(root, "pictures", name)).stats()]);
    const message = "found no whole picture; expected PNG, JPEG, AVIF or WebP";
    const file = `${nameFolder(root)}/pictures/${name}`;
    if (status === "rejected") problems.push({ file, line: 1, column: 1, message });
  }
  return problems;
}
