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
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { root } from "../../scripts/command";
import { runScript } from "../run-script";

// Builds a copy of the content with a base path, into a folder outside of the project.

const copy = mkdtempSync(join(tmpdir(), "content-"));
const sites = mkdtempSync(join(tmpdir(), "sites-"));
const site = join(sites, "site");
const settings = { CONTENT_DIR: copy, DIST: site, BASE_PATH: "/some/where/" };
const build = (own = {}) => runScript("scripts/build.ts", { ...settings, ...own });

function listFiles(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return all.filter((name) => statSync(join(folder, name)).isFile());
}

beforeAll(async () => {
  cpSync(join(root, "content"), copy, { recursive: true });
  const report = join(copy, "report.yaml");
  const words = parse(readFileSync(report, "utf8"));
  writeFileSync(report, stringify({ ...words, earlier: [{ year: 2001, address: "/icons/" }] }));
  // A folder that a killed build left long ago.
  mkdirSync(`${site}.tmp-old`);
  utimesSync(`${site}.tmp-old`, 0, 0);
  const readTimes = () => listFiles(copy).map((name) => statSync(join(copy, name)).mtimeMs);
  const before = readTimes();
  const { code, said } = await build();
  expect(code, said).toBe(0);
  expect(readTimes(), "builds do not write content").toEqual(before);
  // For busy machines.
}, 600_000);
afterAll(() => {
  for (const folder of [copy, sites]) rmSync(folder, { recursive: true, force: true });
});

test("every link of a site below a path begins with it, and web servers may read it", () => {
  const own = listFiles(site).filter((name) => !existsSync(join(root, "public", name)));
  for (const page of own.filter((name) => name.endsWith(".html"))) {
    const html = readFileSync(join(site, page), "utf8");
    const links = [...html.matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(([, link]) => link);
    expect(links.length, page).toBeGreaterThan(10);
    const ofEarlier = links.filter((link) => link === "/some/where/icons/");
    expect(ofEarlier, page).toHaveLength(page === "data.html" ? 2 : 1);
    const outside = links.filter((link) => !`${link}/`.startsWith(settings.BASE_PATH));
    expect(outside, page).toEqual([]);
    // Web servers often run as another user.
    expect(statSync(join(site, page)).mode & 0o777).toBe(0o644);
  }
  expect(statSync(join(site, "data")).mode & 0o777).toBe(0o755);
  expect(readdirSync(sites), "nothing is left over").toEqual(["site"]);
});

// That a stopped build leaves nothing: print-edition.test.ts.
test("no build replaces a folder of other files", async () => {
  const { said } = await build({ DIST: copy });
  expect(said).toContain(`${copy} holds files of something else`);
});

test("content with a problem ends the build at once, with file and line, and leaves the site", async () => {
  const [file = ""] = listFiles(copy).filter((name) => /products\/.*\.yaml$/.test(name));
  const path = join(copy, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(/^theme:.*$/m, "theme: []"));
  const line = readFileSync(path, "utf8").split("\n").indexOf("theme: []") + 1;
  const read = () => readFileSync(join(site, "index.html"), "utf8");
  const before = read();
  const { code, said } = await build();
  expect(code).toBe(1);
  expect(said).toContain(`${file}:${line}:`);
  expect(said).toMatch(/theme: ./);
  expect(read()).toBe(before);
});
