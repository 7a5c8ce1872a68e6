import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder";
import { clearLeftovers, publish, workFolderOf } from "./publish";

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

test("restores the last site if the new one cannot replace it", () => {
  makeFolder(join(folder(), "dist"), "good");
  expect(() => publish(folder(), join(folder(), "dist.tmp-none"))).toThrow("ENOENT");
  expect(published()).toBe("good");
  expect(readdirSync(folder()).sort()).toEqual(["dist"]);
});

test("refuses to replace a symbolic link", () => {
  symlinkSync(".", join(folder(), "dist"));
  expect(() => publish(folder(), "new")).toThrow("is a symbolic link");
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
