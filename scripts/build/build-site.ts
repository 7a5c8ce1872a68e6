import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { listFigureIds } from "../../app/analysis/figures/all-figures";
import { contentRoot } from "../../app/content/content-root";
import { listArchivedYears, readArchivedSite } from "../../app/downloads/archived-sites";
import { readRelease } from "../../app/downloads/data/release";
import { listSiteFiles } from "../../app/downloads/site-files";
import type { Edition } from "../../app/edition/edition";
import { pagePaths, provideBase } from "../../app/urls";
import { editionFolder } from "../../hosting/editions";
import { writeHostFiles } from "../../hosting/host-files";
import { listAddresses, takeInventory } from "../../hosting/inventory";
import { listFiles } from "../../hosting/list-files";
import { root } from "../command";
import { compressFiles } from "./compress";
import { bundleIsland } from "./island";
import { writePages } from "./pages";
import { clearLeftovers, publish, workFolderOf } from "./publish";
import { writeRedirectPages } from "./redirect-pages";
import { listRedirects } from "./redirects";
import { writeSchemas } from "./schemas";
import { loadServerBundle } from "./server-bundle";
import { writeFiles, writeInto } from "./site-files";

/**
 * Builds the site, and replaces dist/ with it. Throws on failure, and leaves dist/ unchanged. `bundling`: the framework's build
 * into `build/`, which runs at the same time; resolves to whether it succeeded.
 */
export async function buildSite(base: string, bundling: Promise<boolean>): Promise<void> {
  clearLeftovers(root);
  writeSchemas();
  const { edition, warnings } = await readRelease(contentRoot());
  for (const warning of warnings) console.warn(warning);
  const { year } = edition.report.publication;
  const folder = workFolderOf(root);
  const island = bundleIsland(base);
  const filling = fillFolder(folder, { root, edition, base, bundling, island });
  const adding = addArchivedSites(folder, base, year);
  const making = Promise.allSettled([filling, island, adding]);
  try {
    const isBundled = await bundling;
    if (!isBundled) throw new Error("the framework says above why");
    await Promise.all([filling, adding]);
    const inventory = takeInventory(folder);
    const addresses = listAddresses(inventory);
    const redirects = listRedirects(addresses, year);
    writeHostFiles(folder, inventory, base, redirects);
    if (process.env.REDIRECT_PAGES) writeRedirectPages(folder, base, redirects);
    publish(root, folder);
    const seconds = (performance.now() / 1000).toFixed(1);
    console.log(`Built ${inventory.pages.size} pages, ${addresses.length} files into dist/ in ${seconds} s`);
  } catch (cause) {
    throw new Error(`The build failed: ${(cause as Error).message}. dist/ is unchanged.`, { cause });
  } finally {
    // Running tasks write into the folder.
    await making;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds the archived sites, each in the folder of its year. Throws if one was made for another base path. */
export async function addArchivedSites(site: string, base: string, newest: number): Promise<void> {
  for (const year of listArchivedYears(newest)) {
    const { base: own, files } = readArchivedSite(year);
    if (own !== base)
      throw new Error(
        `archive/${year}.zip was made for a site at ${own}, but this one is for ${base}. Set BASE_PATH=${own}, or go back ` +
          `to the commit of that edition, run "BASE_PATH=${base} npm run archive" there and copy its archive/${year}.zip`,
      );
    const paths = [...files].map(([name, body]) => {
      writeInto(site, `${year}/${name}`, body);
      return `${year}/${name}`;
    });
    await compressFiles(site, paths);
  }
}

interface Making {
  /** With `public/` and the framework's bundle. */
  root: string;
  bundleFolder?: string;
  edition: Edition;
  base: string;
  bundling: Promise<boolean>;
  island: ReturnType<typeof bundleIsland>;
}

/**
 * Writes everything but the host files into a folder: data and pictures while the framework bundles, then pages and scripts, if
 * it succeeds.
 */
export async function fillFolder(
  folder: string,
  { root, bundleFolder = "build", edition, base, bundling, island }: Making,
): Promise<void> {
  provideBase(base);
  const writeText = async () => {
    if (!(await bundling)) return;
    const bundle = await loadServerBundle(join(root, bundleFolder));
    const script = await island;
    const context = bundle.entry.module.makeContext(edition, script.address);
    const slugs = edition.products.map(({ slug }) => slug);
    const paths = pagePaths(slugs, listFigureIds(edition.report));
    await writePages(bundle, paths, { folder, base, context, script });
    cpSync(join(root, "public"), folder, { recursive: true });
    writeInto(folder, script.path, script.code);
    await compressFiles(
      folder,
      listFiles(folder).filter((name) => editionFolder(`/${name}`) === ""),
    );
  };
  const work = [writeFiles(listSiteFiles(edition), folder), writeText()];
  // If one fails, the other still writes into the folder, which the caller removes.
  await Promise.allSettled(work);
  await Promise.all(work);
}
