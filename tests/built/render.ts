import assert from "node:assert/strict";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { Edition } from "../../app/edition/edition";
import type { ServerBundle } from "../../scripts/build/server-bundle";

/** Renders an edition's pages from the build's server bundle, as the build does, but without their scripts. */
export async function renderPages(
  bundle: ServerBundle,
  edition: Edition,
  paths: readonly string[],
): Promise<Map<string, string>> {
  bundle.entry.module.startEdition(edition, { "product-list": [], comparison: [] }, "/");
  const handle = createRequestHandler(bundle as ServerBuild, "production");
  const pages = new Map<string, string>();
  for (const path of paths) {
    const response = await handle(new Request(`http://localhost${path}`));
    const html = await response.text();
    assert.equal(response.status, 200, `${path} is answered ${response.status}: ${html.slice(0, 300)}`);
    pages.set(path, html);
  }
  return pages;
}
