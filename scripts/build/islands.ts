import { fileURLToPath } from "node:url";
import type { IslandName } from "../../app/document/islands";
import { bundleScripts } from "./bundle";

/** The bundled scripts of the islands. */
export type Islands = Awaited<ReturnType<typeof bundleIslands>>;

const island = (file: string) => fileURLToPath(new URL(`../../app/routes/${file}`, import.meta.url));
const input: Record<IslandName, string> = {
  "product-list": island("products/explorer/hydrate.tsx"),
  comparison: island("compare/explorer/hydrate.tsx"),
};

/**
 * Bundles each island into its own script, and React with everything else that both use into a shared one, which the
 * second page with an island finds in the cache.
 *
 * @param base the path that the site is hosted under
 */
export async function bundleIslands(base: string) {
  const output = {
    entryFileNames: "assets/[name]-[hash].js",
    chunkFileNames: "assets/[name]-[hash].js",
    codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] },
  };
  const chunks = await bundleScripts({ input, output }, base);
  const scriptsOf = (name: IslandName): string[] => {
    const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
    if (!entry) throw new Error(`Vite bundled no script for the island "${name}".`);
    return [...entry.imports, entry.fileName].map((path) => base + path);
  };
  return {
    files: chunks.map(({ fileName, code }) => ({ path: fileName, code })),
    scripts: { "product-list": scriptsOf("product-list"), comparison: scriptsOf("comparison") },
  };
}
