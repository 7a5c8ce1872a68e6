import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { IslandName, IslandScripts } from "../../app/document/islands";
import { browsers } from "./browsers";

/** The scripts of the islands as browsers get them, by their paths in the site. */
export interface Islands {
  files: { path: string; code: string }[];
  scripts: IslandScripts;
}

const entries: Record<IslandName, string> = {
  "product-list": "products/explorer/hydrate.tsx",
  comparison: "compare/explorer/hydrate.tsx",
};

/**
 * Bundles each island into a script of its own, and React with all else that both use into one more: a page fetches two,
 * and the second page with an island only one.
 *
 * @param base the path that the site is hosted under
 */
export async function bundleIslands(base: string): Promise<Islands> {
  const routes = new URL("../../app/routes/", import.meta.url);
  const input = Object.fromEntries(
    Object.entries(entries).map(([name, file]) => [name, fileURLToPath(new URL(file, routes))]),
  );
  const result = await build({
    configFile: false,
    logLevel: "warn",
    root: fileURLToPath(new URL("../..", import.meta.url)),
    base,
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      target: browsers,
      rolldownOptions: {
        input,
        output: {
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: "assets/[name]-[hash].js",
          codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] },
        },
      },
    },
  });
  const chunks = [result]
    .flat()
    .flatMap((each) => ("output" in each ? each.output : []))
    .filter((output) => output.type === "chunk");
  const address = (path: string) => base + path;
  const scriptsOf = (name: IslandName): string[] => {
    const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
    if (!entry) throw new Error(`The bundler made no script of the island "${name}".`);
    return [...entry.imports, entry.fileName].map(address);
  };
  return {
    files: chunks.map(({ fileName, code }) => ({ path: fileName, code })),
    scripts: { "product-list": scriptsOf("product-list"), comparison: scriptsOf("comparison") },
  };
}
