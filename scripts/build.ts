import "./build/production";
import { parseBasePath } from "../hosting/base-path";
import { root } from "./command";
import { runReactRouter } from "./react-router";

/** Builds the site into dist/. A failed build leaves the last dist/ unchanged. */
async function build(): Promise<boolean> {
  const base = readBase();
  if (base === undefined) return false;
  // The framework bundles in its own process; the modules and content for the rest load meanwhile.
  const bundling = runReactRouter("build");
  const { buildSite } = await import("./build/build-site");
  return buildSite(root, base, bundling);
}

function readBase(): string | undefined {
  try {
    return parseBasePath(process.env.BASE_PATH);
  } catch (error) {
    console.error((error as Error).message);
    return undefined;
  }
}

process.exitCode = (await build()) ? 0 : 1;
