import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { ContentError } from "../app/content/diagnostic";
import type { Pictures } from "../app/content/pictures";
import { readReport } from "../app/read-report";
import type { Report } from "../app/report/report";
import type { Settings } from "../app/settings";
import { bundleSite } from "./bundle";
import { root } from "./command";
import { locateErrors, writeSite } from "./write-site";

/**
 * Builds the site into a working folder beside `dist`, which then replaces `dist`. A failed build leaves `dist` unchanged.
 *
 * @param dist - the path of the folder for the site: a new or empty folder, or one with an earlier build
 * @returns notices for the user
 * @throws {ContentError} for problems in the content, before anything is bundled or written
 */
export async function buildSite(settings: Settings, dist: string): Promise<string[]> {
  const { report, pictures, problems, notices } = await readReport(settings);
  if (!report) throw new ContentError(problems);
  if (existsSync(dist) && readdirSync(dist).length > 0 && !existsSync(join(dist, "404.html")))
    throw new Error(`${dist} holds files of something else. Name a new or an empty folder in DIST.`);
  // Only builds with the PDF load Playwright, because that takes a third of a second.
  if (settings.hasPdf) {
    const { provideBrowser } = await import("./browser");
    await provideBrowser();
  }
  await mkdir(dirname(dist), { recursive: true });
  removeAbandoned(dist);
  const workFolder = await mkdtemp(`${dist}.tmp-`);
  const removeWorkFolder = () => rmSync(workFolder, { recursive: true, force: true });
  process.once("exit", removeWorkFolder);
  try {
    await createSite(settings, { report, pictures }, workFolder);
    publish(join(workFolder, "site"), join(workFolder, "last"), dist);
    return notices;
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${message}\nThe build failed. ${relative(root, dist)}/ is unchanged.`, { cause: error });
  } finally {
    process.off("exit", removeWorkFolder);
    removeWorkFolder();
  }
}

/** Removes the working folders of builds that were killed: those that are older than an hour, because no build takes that long. */
function removeAbandoned(dist: string): void {
  const hour = 3_600_000;
  const parent = dirname(dist);
  for (const name of readdirSync(parent)) {
    const folder = join(parent, name);
    if (name.startsWith(`${basename(dist)}.tmp-`) && Date.now() - statSync(folder).mtimeMs > hour)
      rmSync(folder, { recursive: true, force: true });
  }
}

/** Renders the site into `site` in the working folder, with the PDF if the settings ask for it, and compresses it. */
async function createSite(
  { basePath, hasPdf }: Settings,
  { report, pictures }: { report: Report; pictures: Pictures },
  workFolder: string,
): Promise<void> {
  const folder = join(workFolder, "site");
  const bundleFolder = await mkdtemp(join(workFolder, "bundle-"));
  const { renderSite } = await bundleSite(bundleFolder, basePath);
  const files = await locateErrors("app/site.tsx", () =>
    renderSite(report, pictures, { hasPrintEdition: hasPdf }),
  );
  await writeSite(files, bundleFolder, folder);
  if (hasPdf) {
    const { exportPdf } = await import("./pdf");
    await exportPdf(report, basePath, folder);
  }
  const written = readdirSync(folder, { recursive: true, encoding: "utf8" });
  await Promise.all(written.map((name) => compress(join(folder, name))));
}

/** Writes `.br` and `.gz` copies of a text file, for hosts that serve them. Smaller files than 512 bytes get none. */
async function compress(file: string): Promise<void> {
  const isText = /\.(?:html|js|svg|css|csv|json|txt|xml|bib|ris|webmanifest)$/.test(file);
  // Earlier editions in public/ already have their copies.
  if (!isText || existsSync(`${file}.br`) || statSync(file).size < 512) return;
  const bytes = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  // The byte for the operating system differs between machines; 255 means unknown.
  gz[9] = 255;
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/**
 * Replaces `dist` by the finished site. No operating system can rename a folder to one that has files, so the last site is
 * moved to `last` first, and moved back if the second step fails.
 */
function publish(finished: string, last: string, dist: string): void {
  makeReadable(finished);
  mkdirSync(dist, { recursive: true });
  renameSync(dist, last);
  try {
    renameSync(finished, dist);
  } catch (error) {
    renameSync(last, dist);
    throw error;
  }
}

/** Makes a folder readable for all users, because web servers often run as another user and the umask may be strict. */
function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
