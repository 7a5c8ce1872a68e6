import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { ContentError } from "../app/content/diagnostic";
import type { Pictures } from "../app/content/pictures";
import { readReport } from "../app/read-report";
import type { Report } from "../app/report/report";
import type { Settings } from "../app/settings";
import { bundleSite } from "./bundle";
import { root } from "./command";
import { prepareTarget, publish } from "./publish";
import { locateErrors, writeSite } from "./write-site";

/**
 * Builds the site into a working folder beside `dist`, which then replaces `dist`. A failed build leaves `dist` unchanged.
 *
 * @param dist - the path of the folder for the site: a new or empty folder, or one with an earlier build
 * @returns notices for the user
 * @throws {ContentError} If the content has problems, before anything is bundled or written.
 */
export async function buildSite(settings: Settings, dist: string): Promise<string[]> {
  const target = prepareTarget(dist);
  const { report, pictures, problems, notices } = await readReport(settings);
  if (!report) throw new ContentError(problems);
  // Only builds with the PDF load Playwright, because that takes a third of a second.
  if (settings.hasPdf) {
    const { provideBrowser } = await import("./browser");
    await provideBrowser();
  }
  const workFolder = await mkdtemp(`${target}.tmp-`);
  const removeWorkFolder = () => rmSync(workFolder, { recursive: true, force: true });
  process.once("exit", removeWorkFolder);
  try {
    await createSite(settings, { report, pictures }, workFolder);
    publish(join(workFolder, "site"), target, workFolder);
    return notices;
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${message}\nThe build failed. ${relative(root, dist)}/ is unchanged.`, { cause: error });
  } finally {
    process.off("exit", removeWorkFolder);
    removeWorkFolder();
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

/** Writes `.br` and `.gz` copies of a text file, for hosts that serve them. Files smaller than 512 bytes get no copies. */
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
