import { build } from "vite";
import { parseBasePath } from "../../app/settings.ts";

/** The oldest browsers with full CSS and scripts. Older ones show the whole text. */
export const browsers = ["chrome125", "edge125", "firefox128", "safari18"];

/** Bundles a file and what it imports into one script: its code, and the files that are in it. */
export async function bundleScript(file: string): Promise<{ code: string; moduleIds: string[] }> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    base: parseBasePath(process.env.BASE_PATH),
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      // Else the script brings the rules of its components, which pages have already.
      cssCodeSplit: false,
      target: browsers,
      rolldownOptions: { input: file, output: { format: "iife" } },
    },
  });
  const outputs = [result].flat().flatMap((each) => ("output" in each ? each.output : []));
  const [script] = outputs.filter((output) => output.type === "chunk");
  if (!script) throw new Error(`${file} is no script`);
  return { code: script.code.trim(), moduleIds: script.moduleIds };
}
