import { chmodSync, existsSync, lstatSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const workFolder = /^dist\.(?:tmp|old)-(\d+)$/;

/** The folder beside dist/ that this build writes. */
export function workFolderOf(root: string, pid = process.pid): string {
  return join(root, `dist.tmp-${pid}`);
}

/** Throws if dist/ cannot be renamed when the build has finished, which takes time. An empty one is removed. */
export function checkReplaceable(root: string, removeEmpty = rmdirSync): void {
  const dist = join(root, "dist");
  if (lstatSync(dist, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(`${dist} is a symbolic link: remove it, or let the host serve the folder itself`);
  try {
    removeEmpty(dist);
  } catch (cause) {
    // Other errors say that it is missing or has files.
    if ((cause as NodeJS.ErrnoException).code !== "EBUSY") return;
    const advice = "mount the folder around it, or build elsewhere and copy";
    throw new Error(`${dist} is a mount point, which cannot be replaced: ${advice}`, { cause });
  }
}

/**
 * Replaces dist/ with a finished folder. No system can rename a folder to one that is not empty, so the old dist/ is renamed
 * first, and restored if the second rename fails.
 */
export function publish(root: string, finished: string, remove = removeFolder): void {
  const dist = join(root, "dist");
  const old = join(root, `dist.old-${process.pid}`);
  makeReadable(finished);
  const hadDist = existsSync(dist);
  if (hadDist) renameSync(dist, old);
  try {
    renameSync(finished, dist);
  } catch (error) {
    if (hadDist) renameSync(old, dist);
    throw error;
  }
  try {
    remove(old);
  } catch (error) {
    // The next build removes it.
    console.warn(`${old} could not be deleted: ${(error as Error).message}`);
  }
}

/** Servers often run as another user, and a strict umask would hide the site from them. */
function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Cleans up after builds that were killed: restores a renamed dist/, removes unfinished folders. */
export function clearLeftovers(root: string, isRunning: (pid: number) => boolean = isProcessRunning): void {
  for (const name of readdirSync(root)) {
    const pid = workFolder.exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const dist = join(root, "dist");
    if (name.startsWith("dist.old-") && !existsSync(dist)) renameSync(join(root, name), dist);
    else removeFolder(join(root, name));
  }
}

function isProcessRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs as another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
