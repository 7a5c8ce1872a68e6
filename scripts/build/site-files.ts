import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SiteFile } from "../../app/site-files";
import { eachAtOnce } from "./at-once";

interface ServerBundle {
  entry: { module: { siteFiles(): SiteFile[] } };
}

/**
 * Writes the files that are no pages (pictures, data, feeds) beside the built pages. They come from the server bundle,
 * so they are what the pages link to; the framework's own prerendering would fetch each of them twice.
 *
 * @param buildFolder what the framework built: `client/` and `server/`
 */
export async function writeSiteFiles(buildFolder: string): Promise<void> {
  const bundle = (await import(pathToFileURL(join(buildFolder, "server", "index.js")).href)) as ServerBundle;
  await eachAtOnce(availableParallelism(), bundle.entry.module.siteFiles(), async ({ path, body }) => {
    const target = join(buildFolder, "client", path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, typeof body === "function" ? await body() : body);
  });
}
