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

/** Bundles a script and all its imports into one. Throws if that gives more than one file. */
export async function bundleScript(file: URL): Promise<string> {
  const input = fileURLToPath(file);
  const [script, ...others] = await bundleScripts({ input, output: { format: "iife" } });
  if (!script || others.length > 0) throw new Error(`${input} cannot be bundled into one script.`);
  return script.code.trim();
}
