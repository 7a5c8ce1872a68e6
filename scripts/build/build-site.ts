import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { listFigureIds } from "../../app/analysis/figures";
import { readReleases } from "../../app/downloads/data/release";
import { listSiteFiles } from "../../app/downloads/site-files";
import type { Edition } from "../../app/edition/edition";
import { editionPath } from "../../app/edition/neighbors";
import { pagePaths, provideBase } from "../../app/urls";
import { writeHostFiles } from "../../hosting/host-files";
import { type Inventory, takeInventory } from "../../hosting/inventory";
import { listFiles } from "../../hosting/list-files";
import { writeNginx } from "../../hosting/nginx";
import { compressFiles } from "./compress";
import { bundleIslands, type Islands } from "./islands";
import { bundleOffline, type OfflineScripts, writeOfflineFiles } from "./offline-files";
import { writePages } from "./pages";
import { clearLeftovers, publish, workFolderOf } from "./publish";
import { loadServerBundle } from "./server-bundle";
import { writeInto, writeReadyFiles, writeRenderings } from "./site-files";

/**
 * Builds the site from the content and the framework's bundle, and replaces dist/ with it. On failure it prints the
 * error and leaves dist/ unchanged. Files other than pages are written while the framework bundles.
 *
 * @param base the path that the site is hosted under
 * @param bundling the running framework build into `build/`; resolves to whether it succeeded
 * @returns whether the site was built
 */
export async function buildSite(root: string, base: string, bundling: Promise<boolean>): Promise<boolean> {
  clearLeftovers(root);
  const content = readReleases();
  if (!content.ok) {
    // Print errors after the framework's log, so that they stay in sight.
    await bundling;
    console.error(content.message);
    return false;
  }
  const [newest, ...older] = content.editions;
  const folder = workFolderOf(root);
  const islands = bundleIslands(base);
  const filling = fillFolder(folder, { root, edition: newest, base, bundling, islands });
  const scripts = bundleOffline();
  const making = Promise.allSettled([filling, islands, scripts]);
  try {
    const isBundled = await bundling;
    for (const warning of content.warnings) console.warn(warning);
    if (!isBundled) {
      console.error("The build failed; dist/ is unchanged.");
      return false;
    }
    await filling;
    const own = await writeOfflineFiles(folder, await scripts);
    // After the newest edition, whose service worker lists the files of its folder.
    for (const edition of older) await addOlderEdition(folder, { root, edition, base }, await scripts);
    const inventory = older.length > 0 ? takeInventory(folder) : own;
    writeHostFiles(folder, inventory, base);
    publish(root, folder, writeNginx(inventory, base));
    console.log(`${summarize(inventory)} into dist/ in ${(performance.now() / 1000).toFixed(1)} s`);
    return true;
  } catch (error) {
    console.error(`The build failed: ${(error as Error).message}. dist/ is unchanged.`);
    return false;
  } finally {
    // Wait for running tasks before removing their folder.
    await making;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes an older edition in its folder of the site: a site of its own, below the newest one's path. */
async function addOlderEdition(
  site: string,
  { root, edition, base }: Pick<Making, "root" | "edition" | "base">,
  scripts: OfflineScripts,
): Promise<void> {
  const path = editionPath(edition, "/");
  const folder = join(site, path);
  const own = base.slice(0, -1) + path;
  const bundling = Promise.resolve(true);
  await fillFolder(folder, { root, edition, base: own, bundling, islands: bundleIslands(own) });
  await writeOfflineFiles(folder, scripts);
}

function summarize({ pages, files }: Inventory): string {
  const all = [...pages.values(), ...files.values()];
  const bytes = all.reduce((sum, { size }) => sum + size, 0);
  return `Built ${pages.size} pages, ${all.length} files, ${(bytes / 1000).toFixed(0)} kB`;
}

interface Making {
  /** The project's folder, with `public/` and `build/`. */
  root: string;
  edition: Edition;
  /** The path that the site is hosted under. */
  base: string;
  bundling: Promise<boolean>;
  islands: Promise<Islands>;
}

/**
 * Writes everything but the offline and host files into a folder: data and pictures while the framework bundles, then
 * pages and scripts. If bundling fails it writes no pages.
 */
export async function fillFolder(
  folder: string,
  { root, edition, base, bundling, islands }: Making,
): Promise<void> {
  provideBase(base);
  const files = listSiteFiles(edition);
  const writeText = async () => {
    await writeReadyFiles(files, folder);
    if (!(await bundling)) return;
    const bundle = await loadServerBundle(join(root, "build"));
    const { scripts, files: scriptFiles } = await islands;
    bundle.entry.module.startEdition(edition, scripts, base);
    const slugs = edition.products.map(({ slug }) => slug);
    await writePages(bundle, pagePaths(slugs, listFigureIds(edition.report)), { folder, base });
    cpSync(join(root, "public"), folder, { recursive: true });
    for (const { path, code } of scriptFiles) writeInto(folder, path, code);
    await compressFiles(folder, listFiles(folder));
  };
  const work = [writeRenderings(files, folder), writeText()];
  // If one fails, wait for the other before the caller removes the folder.
  await Promise.allSettled(work);
  await Promise.all(work);
}
