import { join } from "node:path";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { Edition } from "../../app/edition/edition";
import { loadServerBundle, type ServerBundle } from "../../scripts/build/server-bundle";
import { root } from "../../scripts/command";

/** The server bundle of the report's build. */
export const loadBundle = () => loadServerBundle(join(root, "build"));

/** Renders pages as the build does, but without the island's script. */
export async function renderPages(
  bundle: ServerBundle,
  edition: Edition,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const context = bundle.entry.module.makeContext(edition, "");
  const handle = createRequestHandler(bundle as ServerBuild, "production");
  const pages = new Map<string, string>();
  for (const path of paths) {
    const response = await handle(new Request(`http://localhost${path}`), context);
    const html = await response.text();
    if (response.status !== 200) throw new Error(`${path} gets ${response.status}: ${html.slice(0, 300)}`);
    pages.set(path, html);
  }
  return pages;
}
