import { chmodSync, cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { mkdir, mkdtemp, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { ContentError } from "../app/content/problem";
import type { SiteFile } from "../app/files/site-file";
import { checkContent } from "../app/read-report";
import type { Settings } from "../app/settings";
import { provideBrowser } from "./browser";
import { dist, root, runCommand } from "./command";
import { compressFile } from "./compress-file";
import { type Printed, printSite } from "./pdf";
import { readSettings } from "./settings";

/** Builds the site into a folder of its own beside dist/, then replaces dist/. A failed build leaves dist/ as it was. */
await runCommand(async () => {
  // With another one, such as that of tests, React would be the one for development.
  process.env.NODE_ENV = "production";
  // Problems in settings and content end the build before it takes time.
  const settings = readSettings();
  const { problems, notices, edition } = await checkContent(settings);
  if (!edition || problems.length > 0) throw new ContentError(problems);
  if (existsSync(dist) && readdirSync(dist).length > 0 && !existsSync(join(dist, "404.html")))
    throw new Error(`${dist} holds files of something else. Name a new or an empty folder in DIST.`);
  if (settings.hasPrints) await provideBrowser();
  await mkdir(dirname(dist), { recursive: true });
  removeAbandoned();
  const work = await mkdtemp(`${dist}.tmp-`);
  process.once("exit", () => rmSync(work, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
  try {
    // The bundled code finds packages from there, wherever that is.
    await symlink(join(root, "node_modules"), join(work, "node_modules"), "junction");
    await writeSite(settings, edition, join(work, "site"), join(work, "code"));
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

/**
 * Writes every file of the site.
 *
 * @param code where to bundle app/site.tsx, which lists them
 */
async function writeSite(settings: Settings, edition: Printed, folder: string, code: string): Promise<void> {
  await build({ root, logLevel: "warn", build: { outDir: code, emptyOutDir: false } });
  // Errors name the lines of app/.
  process.setSourceMapsEnabled(true);
  const { listSite } = await import(pathToFileURL(join(code, "site.js")).href);
  cpSync(join(root, "public"), folder, { recursive: true });
  cpSync(join(root, "hosting/_headers"), join(folder, "_headers"));
  // Pages hold their styles, so only fonts are left.
  cpSync(join(code, "assets"), join(folder, "assets"), {
    recursive: true,
    filter: (file) => !file.endsWith(".css"),
  });
  const files: SiteFile[] = await locateErrors("app/site.tsx", () => listSite(settings));
  await Promise.all(
    files.map(({ path, body }) =>
      locateErrors(path, async () => {
        const file = join(folder, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, typeof body === "function" ? await body() : body);
      }),
    ),
  );
  if (settings.hasPrints) await printSite(edition, settings.basePath, folder);
  const written = readdirSync(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    written
      .filter((entry) => entry.isFile())
      .map((entry) => compressFile(join(entry.parentPath, entry.name))),
  );
}

/** Errors of the site's code say what was made, and where they were thrown. */
async function locateErrors<Result>(made: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`${made}: ${(error as Error).stack}`, { cause: error });
  }
}

/** No system can rename a folder to one that has files, so the last dist/ moves away first, and back if that fails. */
function publish(finished: string, last: string): void {
  makeReadable(finished);
  const hadDist = existsSync(dist);
  if (hadDist) renameSync(dist, last);
  try {
    renameSync(finished, dist);
  } catch (error) {
    if (hadDist) renameSync(last, dist);
    throw error;
  }
}

/** Servers often run as another user, and a strict umask would hide the site from them. */
function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
