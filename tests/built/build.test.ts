import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { buildSite } from "../../scripts/build-site";
import { root } from "../../scripts/command";
import { runScript, startScript } from "../run-script";

// `npm run build` and `npm run build:pdf`, with the tests' small content and a folder outside of the project. Builds that must
// fail run in the process of the test if they can, because starting a command takes a second.

const workFolder = mkdtempSync(join(tmpdir(), "build-"));
afterAll(() => rmSync(workFolder, { recursive: true }));
const content = join(workFolder, "content");
const sites = join(workFolder, "sites");
const site = join(sites, "site");
const environment = { CONTENT_DIR: content, DIST: site };
const settings = { contentRoot: content, basePath: "/", hasPdf: false };

/** Returns the modification time of each file in a folder. */
function readModified(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ name, modified: statSync(join(parentPath, name)).mtimeMs }));
}

let contentBefore: ReturnType<typeof readModified>;
/** The folder of the site: another one would have another inode. */
let siteBefore: { inode: number; files: ReturnType<typeof readModified> };
const readSite = () => ({ inode: statSync(site).ino, files: readModified(site) });

beforeAll(async () => {
  cpSync(join(root, "tests/content"), content, { recursive: true });
  contentBefore = readModified(content);
  // The folder of a build that was killed long ago.
  mkdirSync(`${site}.tmp-old`, { recursive: true });
  utimesSync(`${site}.tmp-old`, 0, 0);
  const { code, output } = await runScript("scripts/build.ts", environment);
  expect(code, output).toBe(0);
  siteBefore = readSite();
}, 300_000);

test("a build writes only the site, with files that web servers may read", () => {
  for (const path of ["", ...readdirSync(site, { recursive: true, encoding: "utf8" })]) {
    const entry = statSync(join(site, path));
    expect(entry.mode & 0o777, path).toBe(entry.isDirectory() ? 0o755 : 0o644);
  }
  expect(readdirSync(sites)).toEqual(["site"]);
  expect(readModified(content)).toEqual(contentBefore);
});

test("a build refuses to replace a folder with other files", async () => {
  await expect(buildSite(settings, content)).rejects.toThrow(`${content} holds files of something else`);
  expect(readModified(content)).toEqual(contentBefore);
});

test("a problem in the content stops a build before it writes anything, with file and line", async () => {
  const invalidContent = join(workFolder, "invalid-content");
  cpSync(content, invalidContent, { recursive: true });
  const file = join(invalidContent, "products/first.yaml");
  const lines = readFileSync(file, "utf8").split("\n");
  const index = lines.findIndex((line) => line.startsWith("theme:"));
  writeFileSync(file, lines.with(index, "theme: []").join("\n"));
  // Creating a working folder would change this, even if the build removes it.
  const { mtimeMs } = statSync(sites);
  const problem = new RegExp(`products/first\\.yaml:${index + 1}:\\d+ {2}theme: found `);
  await expect(buildSite({ ...settings, contentRoot: invalidContent }, site)).rejects.toThrow(problem);
  expect(statSync(sites).mtimeMs).toBe(mtimeMs);
  expect(readSite()).toEqual(siteBefore);
});

describe("a build that cannot print the PDF leaves the last site in place", () => {
  const browser = join(workFolder, "browser");
  const foundBrowser = JSON.stringify({ executablePath: browser });
  /** Writes a shell script in place of the browser. */
  const writeBrowser = (script: string) => writeFileSync(browser, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  afterEach(() => {
    expect(readdirSync(sites)).toEqual(["site"]);
    expect(readSite()).toEqual(siteBefore);
  });

  test("when the browser fails", async () => {
    writeBrowser("exit 1");
    vi.stubEnv("FOUND_BROWSER", foundBrowser);
    const build = buildSite({ ...settings, hasPdf: true }, site);
    await expect(build).rejects.toThrow(/The build failed\. \S+ is unchanged\./);
    vi.unstubAllEnvs();
  }, 300_000);

  test("when it is interrupted", async () => {
    const started = join(workFolder, "browser-started");
    writeBrowser(`touch '${started}'; exec sleep 60`);
    const printing = { ...environment, FOUND_BROWSER: foundBrowser };
    const { child, closed } = startScript("scripts/build.ts --pdf", printing);
    while (!existsSync(started) && child.exitCode === null) await setTimeout(20);
    child.kill();
    expect(await closed).toEqual([1, null]);
    expect(existsSync(started)).toBe(true);
  }, 300_000);
});
