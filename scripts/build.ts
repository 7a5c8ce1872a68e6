import "./build/production";
import { fileURLToPath } from "node:url";
import { parseBasePath } from "../hosting/base-path";
import { runReactRouter } from "./react-router";

/** Builds the site into dist/. A build that fails leaves the last good dist/ as it was. */
async function build(): Promise<boolean> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const base = readBase();
  if (base === undefined) return false;
  // In the one form that all who read the setting expect.
  process.env.BASE_PATH = base;
  // The framework bundles for seconds, in a process of its own: what the rest needs is loaded and read meanwhile.
  const bundling = runReactRouter(root, ["build"]);
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
