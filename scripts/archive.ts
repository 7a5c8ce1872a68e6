import "./build/production";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentRoot } from "../app/content/folders";
import { archiveRoot } from "../app/downloads/data/archive";
import { zipFiles } from "../app/downloads/data/bundle";
import { readRelease } from "../app/downloads/data/release";
import type { Edition } from "../app/edition/edition";
import { pdfPath } from "../app/urls";
import { parseBasePath } from "../hosting/base-path";
import { listFiles } from "../hosting/list-files";
import { listPublished } from "./build/addresses";
import { fillFolder } from "./build/build-site";
import { bundleIsland } from "./build/island";
import { bundleOffline, writeOfflineFiles } from "./build/offline-files";
import { clearLeftovers, workFolderOf } from "./build/publish";
import { root, run, runCommand } from "./command";

/**
 * Keeps what is published: the data of the built version in archive/<version>/, which never changes afterwards, and the
 * finished site of the edition in archive/<year>.zip, made for the folder of its year. Builds of later editions publish both.
 * What is published is added to archive/addresses.txt, and no later build may lose it.
 */
async function archive(): Promise<boolean> {
  const base = parseBasePath(process.env.BASE_PATH);
  const content = readRelease(contentRoot());
  if (!content.ok) throw new Error(content.message);
  const { publication } = content.edition.report;
  keepData(publication.version);
  const dist = join(root, "dist");
  if (existsSync(join(dist, pdfPath(publication, "report")))) process.env.PDF_FOLDER = dist;
  const files = await makeSite({ ...content.edition, newest: base }, `${base}${publication.year}/`);
  if (!files) return false;
  const zip = zipFiles(`${base.slice(1)}${publication.year}`, files, publication.published);
  writeFileSync(join(archiveRoot(), `${publication.year}.zip`), zip);
  console.log(
    `Kept the site of ${publication.year} in archive/${publication.year}.zip: ${files.length} files, ${(zip.length / 1e6).toFixed(1)} MB. Commit archive/.`,
  );
  return true;
}

function keepData(version: string): void {
  const target = join(archiveRoot(), version);
  const built = join(root, "dist/data", version);
  if (existsSync(target)) {
    console.log(`archive/${version}/ exists already and was not changed.`);
    return;
  }
  if (!existsSync(built))
    throw new Error(`dist/ has no data of version ${version}. Run "npm run build" first.`);
  const names = listOriginals(built);
  mkdirSync(target, { recursive: true });
  for (const name of names) cpSync(join(built, name), join(target, name));
  console.log(`Kept ${names.length} files of version ${version} in archive/${version}/.`);
}

/** The files of an edition's site at a path; undefined if bundling fails. */
async function makeSite(edition: Edition, base: string) {
  clearLeftovers(root);
  const folder = workFolderOf(root);
  const bundleFolder = "build/archive";
  try {
    const env = { BASE_PATH: base, BUILD_FOLDER: bundleFolder };
    const bundling = run(["react-router", "build"], { env });
    await fillFolder(folder, { root, bundleFolder, edition, base, bundling, island: bundleIsland(base) });
    if (!(await bundling)) return undefined;
    listPublished(edition.report.publication.year, await writeOfflineFiles(folder, await bundleOffline()));
    const names = listOriginals(folder);
    return names.map((name) => ({ name, body: new Uint8Array(readFileSync(join(folder, name))) }));
  } finally {
    for (const made of [folder, join(root, bundleFolder)]) rmSync(made, { recursive: true, force: true });
  }
}

/** The files of a folder without precompressed copies, which the build makes anew. */
function listOriginals(folder: string): string[] {
  return listFiles(folder).filter((name) => !/\.(?:br|gz)$/.test(name));
}

await runCommand(archive);
