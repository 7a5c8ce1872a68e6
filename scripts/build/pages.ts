import { setImmediate } from "node:timers/promises";
import { createRequestHandler, type ServerBuild } from "react-router";
import { finishPage } from "./finish-page";
import { fileWriter } from "./folder";
import type { ServerBundle } from "./server-bundle";

/**
 * Renders every page, finishes it and writes it. The framework's own prerendering would ask for each page twice, the
 * second time for data that no page of ours fetches.
 *
 * @param paths the pages' addresses below the site's root, `/` first of all
 * @param base the path that the site is hosted under, `/` or `/some/where/`
 * @throws when a page does not answer as it should
 */
export async function writePages(
  bundle: ServerBundle,
  paths: readonly string[],
  { folder, base }: { folder: string; base: string },
): Promise<void> {
  const answer = createRequestHandler(bundle as ServerBuild, "production");
  const write = fileWriter(folder);
  for (const path of paths) {
    const address = base.slice(0, -1) + path;
    const response = await answer(new Request(new URL(address, "http://localhost")));
    if (response.status !== 200) throw new Error(`${path} cannot be rendered: it answers ${response.status}`);
    write(pageFile(path), finishPage(path, await response.text(), base));
    // As in site-files.ts: pictures are rendered and files compressed meanwhile.
    await setImmediate();
  }
}

/**
 * Where a page lies. `/a/b` is `a/b.html`, because every static host serves that at `/a/b`; for `a/b/index.html` most
 * of them redirect to `/a/b/`.
 */
export function pageFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}
