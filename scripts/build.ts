import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { ContentError } from "../app/content/problem";
import { checkContent } from "../app/report/check-content";
import { readReport } from "../app/report/report";
import { hasExampleAddress, siteUrl } from "../app/settings";
import { root, run, runCommand } from "./command";

/** The folder of the site. Tests build others. */
const dist = resolve(root, process.env.DIST || "dist");

/** Builds the site into a folder of its own beside dist/, then replaces dist/. A failed build leaves dist/ as it was. */
await runCommand(async () => {
  // Problems in settings and content end the build before it takes time.
  siteUrl();
  const { problems } = checkContent();
  if (problems.length > 0) throw new ContentError(problems);
  const work = `${dist}.tmp-${process.pid}`;
  mkdirSync(work, { recursive: true });
  try {
    const isBuilt = await run(["react-router", "build", "--logLevel", "warn"], {
      env: { BUILD_DIRECTORY: work },
    });
    if (!isBuilt) throw new Error(`The build failed. ${basename(dist)}/ is unchanged.`);
    copyFileSync(join(root, "hosting/_headers"), join(work, "client/_headers"));
    publish(join(work, "client"), join(work, "last"));
    console.log(`Built the site into ${basename(dist)}/ in ${(performance.now() / 1000).toFixed(1)} s`);
    const { about } = readReport();
    if (hasExampleAddress(about))
      console.log(`Its address, ${about.address}, is an example: see content/report.yaml`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});

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
