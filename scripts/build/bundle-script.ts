import { dirname } from "node:path";
import { type BuildOptions, build } from "vite";

/**
 * Bundles a script that is no part of the site's pages, with all that it imports. Throws if that is more than one file.
 *
 * @param file its path
 * @param options how, where that differs from what Vite does
 */
export async function bundleScript(file: string, options: BuildOptions = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    root: dirname(file),
    build: {
      ...options,
      write: false,
      rolldownOptions: { ...options.rolldownOptions, input: file },
    },
  });
  const outputs = [result].flat().flatMap((each) => ("output" in each ? each.output : []));
  const [script, ...others] = outputs;
  if (script?.type !== "chunk" || others.length > 0) throw new Error(`${file} is not one script.`);
  return script.code.trim();
}
