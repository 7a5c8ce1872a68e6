import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { ServerBundle } from "./server-bundle";

/**
 * Renders every page and writes it as `path/index.html`, as the framework's own prerendering would; that asks for each
 * page twice, the second time for data that no page of ours fetches.
 *
 * @param base the path that the site is hosted under, `/` or `/some/where/`
 * @throws when a page does not answer as it should
 */
export async function renderPages(
  bundle: ServerBundle,
  paths: readonly string[],
  { folder, base }: { folder: string; base: string },
): Promise<void> {
  const answer = createRequestHandler(bundle as ServerBuild, "production");
  for (const path of paths) {
    const address = base.replace(/\/$/, "") + path;
    const response = await answer(new Request(new URL(address, "http://localhost")));
    if (response.status !== 200) throw new Error(`${path} cannot be rendered: it answers ${response.status}`);
    const target = join(folder, address, "index.html");
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, await response.text());
  }
}
