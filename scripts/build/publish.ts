import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

const workFolder = /^dist\.(?:tmp|old)-(\d+)$/;

/** A folder beside dist/ for this build to fill. */
export function workFolderOf(root: string, pid = process.pid): string {
  return join(root, `dist.tmp-${pid}`);
}

/**
 * Puts a finished folder in place of dist/. No system can rename a folder onto a full one, so the old dist/ steps
 * aside first and steps back if the second rename fails: at no moment is there half a site.
 */
export function publish(root: string, finished: string): void {
  const dist = join(root, "dist");
  const old = join(root, `dist.old-${process.pid}`);
  const hadDist = existsSync(dist);
  if (hadDist) renameSync(dist, old);
  try {
    renameSync(finished, dist);
  } catch (error) {
    if (hadDist) renameSync(old, dist);
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}

/** Clears up after builds that were killed: brings back a dist/ that had stepped aside, removes unfinished folders. */
export function clearLeftovers(root: string, isRunning: (pid: number) => boolean = isProcessRunning): void {
  for (const name of readdirSync(root)) {
    const pid = workFolder.exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const dist = join(root, "dist");
    if (name.startsWith("dist.old-") && !existsSync(dist)) renameSync(join(root, name), dist);
    else rmSync(join(root, name), { recursive: true, force: true });
  }
}

function isProcessRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but is another user's.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
