import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "vite";
import { browsers } from "./browsers";

/** Bundles scripts with Vite, without the framework's configuration, for the supported browsers. */
export async function bundleScripts(rolldownOptions: BuildOptions["rolldownOptions"], base = "/") {
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
      rolldownOptions: rolldownOptions ?? {},
    },
  });
  const outputs = [result].flat().flatMap((each) => ("output" in each ? each.output : []));
  return outputs.filter((output) => output.type === "chunk");
}
