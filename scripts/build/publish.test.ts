import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder";
import { checkReplaceable, clearLeftovers, publish, workFolderOf } from "./publish";

const folder = temporaryFolder();

function makeFolder(path: string, text: string): string {
  mkdirSync(path);
  writeFileSync(join(path, "index.html"), text);
  return path;
}

const published = () => readFileSync(join(folder(), "dist", "index.html"), "utf8");

test("publishes the first and the next site, and leaves no other folder", () => {
  publish(folder(), makeFolder(workFolderOf(folder()), "first"));
  expect(published()).toBe("first");
  publish(folder(), makeFolder(workFolderOf(folder()), "second"));
  expect(published()).toBe("second");
  expect(readdirSync(folder()).sort()).toEqual(["dist"]);
});

test.skipIf(process.platform === "win32")("everybody may read what is published, whatever the umask", () => {
  const umask = process.umask(0o077);
  const made = makeFolder(workFolderOf(folder()), "new");
  makeFolder(join(made, "products"), "product");
  process.umask(umask);
  publish(folder(), made);
  const modes = ["", "index.html", "products", "products/index.html"].map((name) =>
    (statSync(join(folder(), "dist", name)).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(["755", "644", "755", "644"]);
});

test("restores the last site if the new one cannot replace it", () => {
  makeFolder(join(folder(), "dist"), "good");
  expect(() => publish(folder(), join(folder(), "dist.tmp-none"))).toThrow("ENOENT");
  expect(published()).toBe("good");
  expect(readdirSync(folder()).sort()).toEqual(["dist"]);
});

test("refuses to replace a symbolic link or a mount point", () => {
  expect(() => checkReplaceable(folder())).not.toThrow();
  makeFolder(join(folder(), "dist"), "good");
  checkReplaceable(folder());
  expect(published()).toBe("good");
  const refuse = () => {
    throw Object.assign(new Error("resource busy or locked"), { code: "EBUSY" });
  };
  expect(() => checkReplaceable(folder(), refuse)).toThrow("dist is a mount point");
  rmSync(join(folder(), "dist"), { recursive: true });
  symlinkSync(".", join(folder(), "dist"));
  expect(() => checkReplaceable(folder())).toThrow("is a symbolic link");
});

test("a last site that cannot be deleted does not undo the new one", () => {
  makeFolder(join(folder(), "dist"), "good");
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  publish(folder(), makeFolder(workFolderOf(folder()), "new"), () => {
    throw new Error("EBUSY");
  });
  expect(published()).toBe("new");
  const says = expect.stringMatching(/dist\.old-\d+ could not be deleted: EBUSY/);
  expect(warn).toHaveBeenCalledExactlyOnceWith(says);
  warn.mockRestore();
});

test("removes the folders of killed builds, and keeps those of running builds", () => {
  makeFolder(join(folder(), "dist"), "good");
  makeFolder(workFolderOf(folder(), 111), "half");
  makeFolder(workFolderOf(folder(), 222), "under way");
  makeFolder(join(folder(), "dist.old-111"), "old");
  clearLeftovers(folder(), (pid) => pid === 222);
  expect(readdirSync(folder()).sort()).toEqual(["dist", "dist.tmp-222"]);
});

test("restores a site that a killed build had renamed", () => {
  makeFolder(join(folder(), "dist.old-111"), "good");
  clearLeftovers(folder(), () => false);
  expect(published()).toBe("good");
  expect(existsSync(join(folder(), "dist.old-111"))).toBe(false);
});
