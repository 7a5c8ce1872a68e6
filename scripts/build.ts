import "./build/production";

import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { figureIds } from "../app/analysis/figures";
import { readRelease } from "../app/changes/release";
import { contentRoot } from "../app/edition";
import { pagePaths } from "../app/pages";
import { parseBasePath } from "../server/base-path";
import { copyAssets } from "./build/assets";
import { compressFiles } from "./build/compress";
import { finishSite } from "./build/finish";
import { listFiles } from "./build/folder";
import { writePages } from "./build/pages";
import { clearLeftovers, publish, workFolderOf } from "./build/publish";
import { loadServerBundle } from "./build/server-bundle";
import { writeReadyFiles, writeRenderings } from "./build/site-files";
import { writeNginx } from "./hosting/nginx";
import { runReactRouter } from "./react-router";

/** Builds the site into dist/. A build that fails leaves the last good dist/ as it was. */
async function build(): Promise<boolean> {
  const started = performance.now();
  const root = fileURLToPath(new URL("..", import.meta.url));
  const base = readBase();
  if (base === undefined) return false;
  clearLeftovers(root);

  const content = readRelease(contentRoot());
  if (!content.ok) {
    console.error(content.message);
    return false;
  }

  for (const warning of content.warnings) console.warn(warning);

  if (!(await runReactRouter(root, ["build"]))) {
    console.error("The build failed; dist/ is left as it was.");
    return false;
  }

  const folder = workFolderOf(root);
  try {
    const built = join(root, "build");
    const bundle = await loadServerBundle(built);
    const slugs = content.edition.products.map(({ slug }) => slug);
    const siteFiles = bundle.entry.module.siteFiles();
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
    const { inventory, pages, files, bytes } = await finishSite(folder, base);
    const nginx = writeNginx(inventory, base);
    publish(root, folder);
    replaceFile(join(root, "hosting"), "nginx.conf", nginx);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
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

function readBase(): string | undefined {
  try {
    return parseBasePath(process.env.BASE_PATH);
  } catch (error) {
    console.error((error as Error).message);
    return undefined;
  }
}

/** A reader of the file sees the old one or the new one, never half of it. */
function replaceFile(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  const unfinished = join(folder, `${name}.${process.pid}`);
  writeFileSync(unfinished, text);
  renameSync(unfinished, join(folder, name));
}

process.exitCode = (await build()) ? 0 : 1;
