import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { prepareTarget, publish } from "./publish";

function createFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "publish-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Writes a site whose home page has this text. */
function writeSite(folder: string, text: string): void {
  mkdirSync(join(folder, "data"), { recursive: true });
  writeFileSync(join(folder, "index.html"), text);
  writeFileSync(join(folder, "404.html"), "Not found");
}

const readHome = (folder: string) => readFileSync(join(folder, "index.html"), "utf8");

/** Prepares the target, writes a site into a working folder beside it, publishes it and removes the working folder. */
function build(dist: string, text: string, publishSite = publish): void {
  const target = prepareTarget(dist);
  const workFolder = mkdtempSync(`${target}.tmp-`);
  writeSite(join(workFolder, "site"), text);
  publishSite(join(workFolder, "site"), target, workFolder);
  rmSync(workFolder, { recursive: true });
}

test("creates the folder, and then replaces it as a whole", () => {
  const parent = createFolder();
  const dist = join(parent, "new/dist");
  build(dist, "first");
  writeFileSync(join(dist, "old.html"), "");
  build(dist, "second");
  expect(readHome(dist)).toBe("second");
  expect(existsSync(join(dist, "old.html"))).toBe(false);
  expect(readdirSync(join(parent, "new"))).toEqual(["dist"]);
});

test("makes files and folders readable for servers that run as another user", () => {
  const dist = join(createFolder(), "dist");
  const umask = process.umask(0o077);
  onTestFinished(() => void process.umask(umask));
  build(dist, "first");
  const modes = [dist, join(dist, "data"), join(dist, "index.html")].map(
    (path) => statSync(path).mode & 0o777,
  );
  expect(modes).toEqual([0o755, 0o755, 0o644]);
});

test("restores the previous site if the finished one cannot be moved", () => {
  const dist = join(createFolder(), "dist");
  build(dist, "first");
  const failingPublish: typeof publish = (site, target, workFolder) => {
    // No system renames the path ".".
    expect(() => publish(`${site}/.`, target, workFolder)).toThrow();
  };
  build(dist, "second", failingPublish);
  expect(readHome(dist)).toBe("first");
});

describe("after a build that was killed while it replaced the site", () => {
  const kill: typeof publish = (_, target, workFolder) => {
    renameSync(target, join(workFolder, "previous"));
    throw new Error("killed");
  };

  test("restores the previous site, even after hours", () => {
    const parent = createFolder();
    const dist = join(parent, "dist");
    build(dist, "first");
    expect(() => build(dist, "second", kill)).toThrow("killed");
    expect(existsSync(dist)).toBe(false);
    for (const name of readdirSync(parent)) utimesSync(join(parent, name), 0, 0);
    prepareTarget(dist);
    expect(readHome(dist)).toBe("first");
    expect(readdirSync(parent), "the working folder is removed").toEqual(["dist"]);
  });

  test("keeps a newer site", () => {
    const dist = join(createFolder(), "dist");
    build(dist, "first");
    expect(() => build(dist, "second", kill)).toThrow("killed");
    writeSite(dist, "third");
    prepareTarget(dist);
    expect(readHome(dist)).toBe("third");
  });
});

test("removes working folders that are older than an hour, and no others", () => {
  const parent = createFolder();
  for (const name of ["dist.tmp-old", "dist.tmp-new", "other.tmp-old"]) mkdirSync(join(parent, name));
  for (const name of ["dist.tmp-old", "other.tmp-old"]) utimesSync(join(parent, name), 0, 0);
  prepareTarget(join(parent, "dist"));
  expect(readdirSync(parent).sort()).toEqual(["dist.tmp-new", "other.tmp-old"]);
});

describe("with a symbolic link", () => {
  test.each(["", "releases/1"])("replaces the target of the link (existing folder: %j)", (existing) => {
    const parent = createFolder();
    const target = join(parent, "releases/1");
    if (existing) writeSite(join(parent, existing), "first");
    symlinkSync("releases/1", join(parent, "dist"));
    build(join(parent, "dist"), "second");
    expect(readHome(target)).toBe("second");
    expect(realpathSync(join(parent, "dist"))).toBe(target);
    expect(readdirSync(join(parent, "releases"))).toEqual(["1"]);
  });
});

test("refuses a folder with other files", () => {
  const folder = createFolder();
  writeFileSync(join(folder, "notes.txt"), "");
  expect(() => prepareTarget(folder)).toThrow(
    `${folder} holds files of something else. Name a new or an empty folder in DIST.`,
  );
  expect(readdirSync(folder)).toEqual(["notes.txt"]);
});

// Linux and macOS mount this folder.
test.skipIf(process.platform === "win32")("refuses a mount point", () => {
  expect(() => prepareTarget("/dev")).toThrow(
    "/dev is a mount point, which no build can replace. Name a folder inside it in DIST.",
  );
});
