import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clearLeftovers, publish, workFolderOf } from "./publish";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "publish-"));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function makeFolder(path: string, text: string): string {
  mkdirSync(path);
  writeFileSync(join(path, "index.html"), text);
  return path;
}

const published = () => readFileSync(join(root, "dist", "index.html"), "utf8");

test("publishes the first and the next site, and leaves no other folder", () => {
  publish(root, makeFolder(workFolderOf(root), "first"), "");
  expect(published()).toBe("first");
  publish(root, makeFolder(workFolderOf(root), "second"), "");
  expect(published()).toBe("second");
  expect(readdirSync(root).sort()).toEqual(["build", "dist"]);
});

test("restores the last site if the new one cannot replace it", () => {
  makeFolder(join(root, "dist"), "good");
  expect(() => publish(root, join(root, "dist.tmp-none"), "")).toThrow("ENOENT");
  expect(published()).toBe("good");
  expect(readdirSync(root).sort()).toEqual(["build", "dist"]);
});

test("leaves the last site if the nginx configuration cannot be written", () => {
  makeFolder(join(root, "dist"), "good");
  mkdirSync(join(root, "build/nginx.conf"), { recursive: true });
  expect(() => publish(root, makeFolder(workFolderOf(root), "new"), "")).toThrow("EISDIR");
  expect(published()).toBe("good");
});

test("removes the folders of killed builds, and keeps those of running builds", () => {
  makeFolder(join(root, "dist"), "good");
  makeFolder(workFolderOf(root, 111), "half");
  makeFolder(workFolderOf(root, 222), "under way");
  makeFolder(join(root, "dist.old-111"), "old");
  clearLeftovers(root, (pid) => pid === 222);
  expect(readdirSync(root).sort()).toEqual(["dist", "dist.tmp-222"]);
});

test("restores a site that a killed build had renamed", () => {
  makeFolder(join(root, "dist.old-111"), "good");
  clearLeftovers(root, () => false);
  expect(published()).toBe("good");
  expect(existsSync(join(root, "dist.old-111"))).toBe(false);
});
