import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { figureIds } from "../../app/analysis/figures";
import { listSiteFiles } from "../../app/downloads/site-files";
import { contentRoot, type Edition } from "../../app/edition/edition";
import { readRelease } from "../../app/edition/release";
import { pagePaths } from "../../app/urls";
import { writeHostFiles } from "../../hosting/host-files";
import type { Inventory } from "../../hosting/inventory";
import { writeNginx } from "../../hosting/nginx";
import { compressFiles } from "./compress";
import { fileWriter, listFiles } from "./folder";
import { bundleIslands, type Islands } from "./islands";
import { bundleOffline, writeOfflineFiles } from "./offline-files";
import { writePages } from "./pages";
import { clearLeftovers, publish, workFolderOf } from "./publish";
import { loadServerBundle } from "./server-bundle";
import { writeReadyFiles, writeRenderings } from "./site-files";

/**
 * Makes the site of the content and of what the framework bundles, and puts it in place of dist/. What is wrong is said,
 * and dist/ is then as it was. All files that are no pages are made beside the bundling.
 *
 * @param base the path that the site is hosted under
 * @param bundling the framework's build into `build/`, under way; whether it succeeds
 * @returns whether the site is built
 */
export async function buildSite(root: string, base: string, bundling: Promise<boolean>): Promise<boolean> {
  clearLeftovers(root);
  const content = readRelease(contentRoot());
  if (!content.ok) {
    // The framework tells of its progress: what an editor must read comes after that.
    await bundling;
    console.error(content.message);
    return false;
  }
  const folder = workFolderOf(root);
  const islands = bundleIslands(base);
  const filling = fillFolder(folder, {
    root,
    edition: content.edition,
    base,
    bundling,
    islands,
  });
  const scripts = bundleOffline();
  const making = Promise.allSettled([filling, islands, scripts]);
  try {
    const isBundled = await bundling;
    for (const warning of content.warnings) console.warn(warning);
    if (!isBundled) {
      console.error("The build failed; dist/ is left as it was.");
      return false;
    }
    await filling;
    // The worker lists all other files, and hosts read what each one is.
    const inventory = await writeOfflineFiles(folder, await scripts);
    writeHostFiles(folder, inventory, base);
    const nginx = writeNginx(inventory, base);
    publish(root, folder);
    replaceFile(join(root, "build"), "nginx.conf", nginx);
    console.log(`${summarize(inventory)} into dist/ in ${(performance.now() / 1000).toFixed(1)} s`);
    return true;
  } catch (error) {
    console.error(`The build failed: ${(error as Error).message}. dist/ is left as it was.`);
    return false;
  } finally {
    // What is under way ends before its folder goes.
    await making;
    rmSync(folder, { recursive: true, force: true });
  }
}

function summarize({ pages, files }: Inventory): string {
  const all = [...pages.values(), ...files.values()];
  const bytes = all.reduce((sum, { size }) => sum + size, 0);
  return `Built ${pages.size} pages, ${all.length} files, ${(bytes / 1000).toFixed(0)} kB`;
}

interface Making {
  /** The project: its `public/` and what the framework bundles into `build/`. */
  root: string;
  edition: Edition;
  /** The path that the site is hosted under. */
  base: string;
  bundling: Promise<boolean>;
  islands: Promise<Islands>;
}

/**
 * Lays into a folder all of the site that stands for itself: data and pictures beside the bundling, then pages and what the
 * framework bundled. Where that fails there are no pages.
 */
export async function fillFolder(
  folder: string,
  { root, edition, base, bundling, islands }: Making,
): Promise<void> {
  const files = listSiteFiles(edition);
  const writeText = async () => {
    await writeReadyFiles(files, folder);
    if (!(await bundling)) return;
    const bundle = await loadServerBundle(join(root, "build"));
    const { scripts, files: scriptFiles } = await islands;
    bundle.entry.module.startEdition(edition, scripts);
    const slugs = edition.products.map(({ slug }) => slug);
    await writePages(bundle, pagePaths(slugs, figureIds), { folder, base });
    cpSync(join(root, "public"), folder, { recursive: true });
    const write = fileWriter(folder);
    for (const { path, code } of scriptFiles) write(path, code);
    await compressFiles(folder, listFiles(folder));
  };
  const work = [writeRenderings(files, folder), writeText()];
  // Where one fails, the other ends too before the folder goes.
  await Promise.allSettled(work);
  await Promise.all(work);
}

/** A reader of the file sees the old one or the new one, never half of it. */
function replaceFile(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  const unfinished = join(folder, `${name}.${process.pid}`);
  writeFileSync(unfinished, text);
  renameSync(unfinished, join(folder, name));
}
