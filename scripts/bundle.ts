import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { root } from "./command";
import { createViteConfig } from "./vite-config";

/**
 * Bundles app/site.tsx with its style sheets and browser scripts into a folder, and imports it.
 *
 * @param folder - an existing folder, which receives `site.js`, the fonts in `assets/` and a link to `node_modules`
 * @param basePath - the path below which the site is served, such as `/` or `/some/where/`: it is compiled into the bundle
 */
export async function bundleSite(folder: string, basePath: string): Promise<typeof import("../app/site")> {
  // React reads this variable when it is imported. With another value, for example the one that Vitest sets, React would load
  // its development build.
  process.env.NODE_ENV = "production";
  // The bundle imports packages by name, so Node.js must find node_modules from its folder.
  await symlink(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  const config = createViteConfig({ basePath });
  await build({
    ...config,
    root,
    configFile: false,
    logLevel: "warn",
    build: { ...config.build, outDir: folder, emptyOutDir: false },
  });
  // With source maps, stack traces name the files and lines of app/.
  process.setSourceMapsEnabled(true);
  return import(pathToFileURL(join(folder, "site.js")).href);
}
