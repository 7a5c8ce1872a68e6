import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { ContentError } from "../app/content/diagnostic";
import type { Pictures } from "../app/content/pictures";
import { readReport } from "../app/read-report";
import type { Report } from "../app/report/report";
import type { Settings } from "../app/settings";
import { provideBrowser } from "./browser";
import { bundleSite } from "./bundle";
import { dist, root, runCommand } from "./command";
import { exportPdf } from "./pdf";
import { readSettings } from "./settings";

/** Builds the site into a folder of its own beside dist/, then replaces dist/. A failed build leaves dist/ as it was. */
await runCommand(async () => {
  // With another one, such as that of tests, React would be the one for development.
  process.env.NODE_ENV = "production";
  // Problems in settings and content end the build before it takes time.
  const settings = readSettings();
  const { report, pictures, problems, notices } = await readReport(settings);
  if (!report) throw new ContentError(problems);
  if (existsSync(dist) && readdirSync(dist).length > 0 && !existsSync(join(dist, "404.html")))
    throw new Error(`${dist} holds files of something else. Name a new or an empty folder in DIST.`);
  if (settings.hasPdf) await provideBrowser();
  await mkdir(dirname(dist), { recursive: true });
  removeAbandoned();
  const work = await mkdtemp(`${dist}.tmp-`);
  process.once("exit", () => rmSync(work, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
  try {
    await writeSite(settings, { report, pictures }, work);
    publish(join(work, "site"), join(work, "last"));
    console.log(`Built the site into ${relative(root, dist)}/ in ${(performance.now() / 1000).toFixed(1)} s`);
    for (const notice of notices) console.log(notice);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${message}\nThe build failed. ${relative(root, dist)}/ is unchanged.`, { cause: error });
  }
});

/** Removes the folders of builds that were killed: no build takes an hour. */
function removeAbandoned(): void {
  const hour = 3_600_000;
  const parent = dirname(dist);
  for (const name of readdirSync(parent)) {
    const folder = join(parent, name);
    if (name.startsWith(`${basename(dist)}.tmp-`) && Date.now() - statSync(folder).mtimeMs > hour)
      rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes every file of the site into `site` in the working folder: those that app/site.tsx renders, and those that are copied. */
async function writeSite(
  { basePath, hasPdf }: Settings,
  { report, pictures }: { report: Report; pictures: Pictures },
  workFolder: string,
): Promise<void> {
  const folder = join(workFolder, "site");
  const bundleFolder = await mkdtemp(join(workFolder, "bundle-"));
  const { renderSite } = await bundleSite(bundleFolder, basePath);
  cpSync(join(root, "public"), folder, { recursive: true });
  cpSync(join(root, "hosting/_headers"), join(folder, "_headers"));
  // Pages contain their style sheets, so the bundle's other assets are fonts.
  cpSync(join(bundleFolder, "assets"), join(folder, "assets"), {
    recursive: true,
    filter: (file) => !file.endsWith(".css"),
  });
  const files = await locateErrors("app/site.tsx", () =>
    renderSite(report, pictures, { hasPrintEdition: hasPdf }),
  );
  await Promise.all(
    files.map(({ path, body }) =>
      locateErrors(path, async () => {
        const file = join(folder, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, typeof body === "function" ? await body() : body);
      }),
    ),
  );
  if (hasPdf) await exportPdf(report, basePath, folder);
  const written = readdirSync(folder, { recursive: true, encoding: "utf8" });
  await Promise.all(written.map((name) => compress(join(folder, name))));
}

/** Errors of the site's code say what was made, and where they were thrown. */
async function locateErrors<Result>(made: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`${made}: ${(error as Error).stack}`, { cause: error });
  }
}

/** Writes `.br` and `.gz` copies of a text file, for hosts that serve them. Below 512 bytes, headers weigh more. */
async function compress(file: string): Promise<void> {
  const isText = /\.(?:html|js|svg|css|csv|json|txt|xml|bib|ris|webmanifest)$/.test(file);
  // An earlier edition brings its copies.
  if (!isText || existsSync(`${file}.br`) || statSync(file).size < 512) return;
  const bytes = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  // The operating system, which differs between machines: 255 is "unknown".
  gz[9] = 255;
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** No system can rename a folder to one that has files, so the last dist/ moves away first, and back if that fails. */
function publish(finished: string, last: string): void {
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

/** Servers often run as another user, and a strict umask would hide the site from them. */
function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
