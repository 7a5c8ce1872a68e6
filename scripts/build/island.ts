import { fileURLToPath } from "node:url";
import { bundleScripts } from "./bundle";

const entry = new URL("../../app/routes/products/explorer/hydrate.tsx", import.meta.url);

/**
 * Bundles the island of the product list, with React, into one script.
 *
 * @param base the path that the site is hosted under
 */
export async function bundleIsland(base: string): Promise<{ path: string; code: string; address: string }> {
  const input = { "product-list": fileURLToPath(entry) };
  const [script, ...others] = await bundleScripts({
    input,
    output: { entryFileNames: "assets/[name]-[hash].js" },
  });
  if (!script || others.length > 0) throw new Error("The island of the product list must be one script.");
  return { path: script.fileName, code: script.code, address: base + script.fileName };
}
