import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { figureIds } from "../../app/analysis/figures";
import { readRelease } from "../../app/changes/release";
import { contentRoot, type Edition } from "../../app/edition";
import { pagePaths } from "../../app/pages";
import { writeNginx } from "../hosting/nginx";
import { copyAssets } from "./assets";
import { compressFiles } from "./compress";
import { finishSite } from "./finish";
import { listFiles } from "./folder";
import { bundleOffline } from "./offline-files";
import { writePages } from "./pages";
import { clearLeftovers, publish, workFolderOf } from "./publish";
import { loadServerBundle } from "./server-bundle";
import { writeReadyFiles, writeRenderings } from "./site-files";

/**
 * Makes the site of the content and of what the framework bundles, and puts it in place of dist/. What is wrong is said,
 * and dist/ is then as it was.
 *
 * @param base the path that the site is hosted under
 * @param bundling the framework's build into `build/`, under way; whether it succeeds
 * @returns whether the site is built
 */
export async function buildSite(root: string, base: string, bundling: Promise<boolean>): Promise<boolean> {
  clearLeftovers(root);
  const content = readRelease(contentRoot());
  const folder = workFolderOf(root);
  try {
    // The framework tells of its progress: what an editor must read comes after that.
    const [isBundled, offlineScripts] = await Promise.all([bundling, bundleOffline()]);
    if (!content.ok) {
      console.error(content.message);
      return false;
    }
    for (const warning of content.warnings) console.warn(warning);
    if (!isBundled) {
      console.error("The build failed; dist/ is left as it was.");
      return false;
    }
    await fillFolder(folder, join(root, "build"), content.edition, base);
    const { inventory, pages, files, bytes } = await finishSite(folder, base, offlineScripts);
    const nginx = writeNginx(inventory, base);
    publish(root, folder);
    replaceFile(join(root, "hosting"), "nginx.conf", nginx);
    const seconds = (performance.now() / 1000).toFixed(1);
    console.log(
      `Built ${pages} pages, ${files} files, ${(bytes / 1000).toFixed(0)} kB into dist/ in ${seconds} s`,
    );
    return true;
  } catch (error) {
    console.error(`The build failed: ${(error as Error).message}. dist/ is left as it was.`);
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Lays into a folder all of the site that stands for itself: pages, data, pictures and what the framework bundled.
 *
 * @param built what the framework built
 */
async function fillFolder(folder: string, built: string, edition: Edition, base: string): Promise<void> {
  const bundle = await loadServerBundle(built);
  const siteFiles = bundle.entry.module.startEdition(edition);
  const slugs = edition.products.map(({ slug }) => slug);
  const writeText = async () => {
    writeReadyFiles(siteFiles, folder);
    await writePages(bundle, pagePaths(slugs, figureIds), { folder, base });
    copyAssets(join(built, "client"), folder);
    await compressFiles(folder, listFiles(folder));
  };
  const work = [writeRenderings(siteFiles, folder), writeText()];
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
