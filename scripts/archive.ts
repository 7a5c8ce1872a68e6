import "./build/production";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentRoot } from "../app/content/content-root";
import { archiveRoot, valuesFile } from "../app/downloads/data/archive";
import { zipFiles } from "../app/downloads/data/bundle";
import { publishedData } from "../app/downloads/data/data-files";
import { readRelease } from "../app/downloads/data/release";
import type { Edition } from "../app/edition/edition";
import { describeValues } from "../app/edition/mentions";
import { pdfPath, provideBase } from "../app/urls";
import { parseBasePath } from "../hosting/base-path";
import { listFiles } from "../hosting/list-files";
import { archiveData, isDifferent } from "./archive/archive-data";
import { fillFolder } from "./build/build-site";
import { bundleIsland } from "./build/island";
import { clearLeftovers, workFolderOf } from "./build/publish";
import { root, run, runCommand } from "./command";

const dist = join(root, "dist");

/**
 * Archives what is published: the data of the version in archive/<version>/, which never change afterwards, and the site of the
 * edition in archive/<year>.zip, built for the folder of its year. dist/ must have the same words.
 */
async function archive(): Promise<boolean> {
  const base = parseBasePath(process.env.BASE_PATH);
  const { edition, warnings } = await readRelease(contentRoot());
  for (const warning of warnings) console.warn(warning);
  const { publication } = edition.report;
  const { year, version } = publication;
  if (existsSync(join(dist, pdfPath(publication, "report")))) process.env.PDF_FOLDER = dist;
  const files = await makeSite({ ...edition, newest: base }, `${base}${year}/`);
  if (!files) return false;
  provideBase(base);
  archiveData(join(archiveRoot(), version), publishedData(edition).files);
  writeFileSync(valuesFile(version), `${JSON.stringify(describeValues(edition), null, 1)}\n`);
  const zip = zipFiles(`${base.slice(1)}${year}`, files, publication.published);
  const file = join(archiveRoot(), `${year}.zip`);
  writeFileSync(`${file}.tmp`, zip);
  renameSync(`${file}.tmp`, file);
  const size = `${files.length} files, ${(zip.length / 1e6).toFixed(1)} MB`;
  console.log(`Archived version ${version} and the site of ${year} (${size}) in archive/. Commit it.`);
  return true;
}

async function makeSite(edition: Edition, base: string) {
  clearLeftovers(root);
  const folder = workFolderOf(root);
  const bundleFolder = "build/archive";
  try {
    const env = { BASE_PATH: base, BUILD_FOLDER: bundleFolder };
    const bundling = run(["react-router", "build", "--logLevel", "warn"], { env });
    await fillFolder(folder, { root, bundleFolder, edition, base, bundling, island: bundleIsland(base) });
    if (!(await bundling)) return undefined;
    // Each build compresses anew.
    const names = listFiles(folder).filter((name) => !/\.(?:br|gz)$/.test(name));
    const other = existsSync(dist) && names.find((name) => isDifferent(name, folder, dist));
    if (other)
      throw new Error(`dist/ was built of other content: ${other} differs. Run "npm run build" first`);
    return names.map((name) => ({ name, body: new Uint8Array(readFileSync(join(folder, name))) }));
  } finally {
    for (const made of [folder, join(root, bundleFolder)]) rmSync(made, { recursive: true, force: true });
  }
}

await runCommand(archive);
