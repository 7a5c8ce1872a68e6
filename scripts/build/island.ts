import { fileURLToPath } from "node:url";
import { build } from "vite";
import { islandName } from "../../app/document/island";
import { browsers } from "./browsers";

const entry = new URL("../../app/routes/products/explorer/hydrate.tsx", import.meta.url);

/** Bundles the island of the product list, with React, into one script, without the framework's configuration. */
export async function bundleIsland(base: string): Promise<{ path: string; code: string; address: string }> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    root: fileURLToPath(new URL("../..", import.meta.url)),
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      target: browsers,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: { [islandName]: fileURLToPath(entry) },
        output: { entryFileNames: "assets/[name]-[hash].js" },
      },
    },
  });
  const outputs = [result].flat().flatMap((each) => ("output" in each ? each.output : []));
  const [script, ...others] = outputs.filter((output) => output.type === "chunk");
  if (!script || others.length > 0) throw new Error("The island of the product list must be one script.");
  return { path: script.fileName, code: script.code, address: base + script.fileName };
}
