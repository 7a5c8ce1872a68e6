import { cpSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SiteFile } from "../app/files/site-file";
import { root } from "./command";
import { isPublicFile } from "./public-files";

/**
 * Writes a site into a folder: the rendered files, and those that are copied from public/, hosting/ and the bundle.
 *
 * @param files - the files that `renderSite` returned
 * @param bundleFolder - the folder that `bundleSite` wrote to
 */
export async function writeSite(
  files: readonly SiteFile[],
  bundleFolder: string,
  folder: string,
): Promise<void> {
  cpSync(join(root, "public"), folder, { recursive: true, filter: isPublicFile });
  cpSync(join(root, "hosting/_headers"), join(folder, "_headers"));
  // Pages contain their style sheets, so only the fonts of the bundle are needed.
  cpSync(join(bundleFolder, "assets"), join(folder, "assets"), {
    recursive: true,
    filter: (file) => !file.endsWith(".css"),
  });
  await Promise.all(
    files.map(({ path, body }) =>
      locateErrors(path, async () => {
        const file = join(folder, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, typeof body === "function" ? await body() : body);
      }),
    ),
  );
}

/** Runs a part of the rendering. Errors name the file of the site or of the code that failed, and contain the stack trace. */
export async function locateErrors<Result>(
  name: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).stack}`, { cause: error });
  }
}
