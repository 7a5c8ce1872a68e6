import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyAssets } from "./assets";
import { fileWriter, listFiles } from "./folder";

const built: Record<string, string> = {
  ".vite/manifest.json": "{}",
  "_.data": "",
  "index.html": '<script type="module" src="/assets/home-eeeeeeee.js"></script>',
  "assets/entry-aaaaaaaa.js": 'import"./shared-bbbbbbbb.js";const m=()=>import("./lazy-cccccccc.js")',
  "assets/shared-bbbbbbbb.js": 'import"./entry-aaaaaaaa.js"',
  "assets/lazy-cccccccc.js": 'const css=["assets/lazy-dddddddd.css"]',
  "assets/lazy-dddddddd.css": "",
  "assets/home-eeeeeeee.js": 'import"./shared-bbbbbbbb.js"',
  "assets/entry-aaaaaaaa.js.map": "{}",
  "assets/font-ffffffff.woff2": "",
  "robots.txt": "",
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "assets-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("what pages lead to is copied, lazily too, and the framework's leftovers are not", () => {
  const [source, target] = [join(folder, "source"), join(folder, "target")];
  for (const [path, text] of Object.entries(built)) fileWriter(source)(path, text);
  fileWriter(target)("products.html", '<script type="module" src="/assets/entry-aaaaaaaa.js"></script>');
  copyAssets(source, target);
  expect(listFiles(target)).toEqual([
    "assets/entry-aaaaaaaa.js",
    "assets/font-ffffffff.woff2",
    "assets/lazy-cccccccc.js",
    "assets/lazy-dddddddd.css",
    "assets/shared-bbbbbbbb.js",
    "products.html",
    "robots.txt",
  ]);
});
