import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** The name in the working folder to which a build moves the previous site while replacing it. */
const previousName = "previous";

/**
 * Prepares a folder to be replaced by a build: restores the site that a killed build has moved away, and removes the
 * working folders of killed builds.
 *
 * @param dist - the folder of the built site, or a symbolic link to it
 * @returns the folder to replace, which is the target of the link; working folders must be beside it
 * @throws {Error} If a build must not or cannot replace the folder.
 */
export function prepareTarget(dist: string): string {
  const target = followLink(dist);
  mkdirSync(dirname(target), { recursive: true });
  restorePrevious(target);
  if (existsSync(target)) {
    if (isMountPoint(target))
      throw new Error(
        `${dist} is a mount point, which no build can replace. Name a folder inside it in DIST.`,
      );
    if (readdirSync(target).length > 0 && !existsSync(join(target, "404.html")))
      throw new Error(`${dist} holds files of something else. Name a new or an empty folder in DIST.`);
  }
  removeOldWorkFolders(target);
  return target;
}

/**
 * Replaces a folder by a finished site. No system can rename a folder over one that has files, so the previous site
 * first moves into the working folder. If the replacement fails, the previous site moves back.
 *
 * @param site - the folder with the finished site
 * @param target - the folder that `prepareTarget` returned
 * @param workFolder - a folder beside the target whose name begins with the one of the target and `.tmp-`
 */
export function publish(site: string, target: string, workFolder: string): void {
  makeReadable(site);
  const previous = join(workFolder, previousName);
  mkdirSync(target, { recursive: true });
  renameSync(target, previous);
  try {
    renameSync(site, target);
  } catch (error) {
    renameSync(previous, target);
    throw error;
  }
}

/** Returns the target of a symbolic link, which is created if it does not exist, or the path of a folder. */
function followLink(dist: string): string {
  const isLink = lstatSync(dist, { throwIfNoEntry: false })?.isSymbolicLink();
  if (isLink && !existsSync(dist)) mkdirSync(resolve(dirname(dist), readlinkSync(dist)), { recursive: true });
  return isLink ? realpathSync(dist) : dist;
}

/** Restores the previous site if a build was killed after moving it away. */
function restorePrevious(target: string): void {
  if (existsSync(target)) return;
  const [newest] = listWorkFolders(target)
    .filter((folder) => existsSync(join(folder, previousName)))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (!newest) return;
  renameSync(join(newest, previousName), target);
  rmSync(newest, { recursive: true });
}

/** Removes the working folders of builds that were killed: no build takes an hour. */
function removeOldWorkFolders(target: string): void {
  const hour = 3_600_000;
  for (const folder of listWorkFolders(target))
    if (Date.now() - statSync(folder).mtimeMs > hour) rmSync(folder, { recursive: true, force: true });
}

function listWorkFolders(target: string): string[] {
  const parent = dirname(target);
  const names = readdirSync(parent).filter((name) => name.startsWith(`${basename(target)}.tmp-`));
  return names.map((name) => join(parent, name));
}

function isMountPoint(folder: string): boolean {
  if (statSync(folder).dev !== statSync(dirname(folder)).dev) return true;
  // A bind mount can be on the same device as its parent folder. Only Linux has this file.
  const mountInfo = "/proc/self/mountinfo";
  const mounts = existsSync(mountInfo) ? readFileSync(mountInfo, "utf8").split("\n") : [];
  return mounts.some((mount) => mount.split(" ")[4] === folder);
}

/**
 * Makes a folder readable for all users. Servers often run as another user, from whom a strict umask would hide the site.
 */
function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
