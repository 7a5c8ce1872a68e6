import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { mkdir, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { csvParse } from "d3-dsv";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseDocument, visit } from "yaml";
import { root } from "../../scripts/command";
import { products } from "../site";

// Two builds at the same time: of the report as it is, and of a copy in which every illustrative value was observed.

const copy = mkdtempSync(join(tmpdir(), "content-"));
const sites = mkdtempSync(join(tmpdir(), "sites-"));
const seen = { publisher: "Own observation", title: "Packs on a shelf", place: "Target, Minneapolis" };

type Build = { code: number; said: string };

/**
 * Builds a site into a folder of its own outside of the project, as a user whose files others may not read.
 * @param isStopped whether the build is stopped once it writes
 */
async function build(name: string, settings: Record<string, string>, isStopped = false): Promise<Build> {
  // Vitest sets NODE_ENV, which would make it a build for development.
  const env = { ...process.env, NODE_ENV: "production", DIST: join(sites, name), ...settings };
  const command = "umask 077; exec node --import tsx scripts/build.ts";
  const child = spawn("sh", ["-c", command], { cwd: root, env });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  const closed = once(child, "close");
  while (isStopped && !readdirSync(sites).some((file) => file.startsWith(`${name}.tmp-`)))
    await setTimeout(20);
  if (isStopped) child.kill();
  const [code] = await closed;
  return { code, said };
}

/** Replaces every illustrative value by one with a source. */
function observe(folder: string): void {
  for (const file of listFiles(folder).filter((name) => /products\/.*\.yaml$/.test(name))) {
    const document = parseDocument(readFileSync(join(folder, file), "utf8"));
    visit(document, {
      Map(_, map) {
        if (map.get("kind") !== "illustrative") return;
        map.set("kind", "sourced");
        map.set("sources", ["own-observation"]);
      },
    });
    writeFileSync(join(folder, file), document.toString());
  }
  const sources = parseDocument(readFileSync(join(folder, "sources.yaml"), "utf8"));
  sources.add({ id: "own-observation", ...seen, date: "2026-11-20", role: "primary" });
  writeFileSync(join(folder, "sources.yaml"), sources.toString());
}

function listFiles(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return all.filter((name) => statSync(join(folder, name)).isFile());
}

const read = (site: string, name: string) => readFileSync(join(sites, site, name), "utf8");
const isText = (name: string) => /\.(html|csv|json|txt|xml|svg|bib|ris|webmanifest)$/.test(name);

let asItIs: Build;
let observed: Build;
beforeAll(async () => {
  cpSync(join(root, "content"), copy, { recursive: true });
  observe(copy);
  // Of builds that were killed: the number of one is now another program's.
  for (const id of [2 ** 30, 1]) await mkdir(join(sites, `as-it-is.tmp-${id}`));
  await utimes(join(sites, "as-it-is.tmp-1"), 0, 0);
  const readTimes = () => listFiles(copy).map((name) => statSync(join(copy, name)).mtimeMs);
  const before = readTimes();
  [asItIs, observed] = await Promise.all([
    build("as-it-is", { BASE_PATH: "/as/it/is/" }),
    build("observed", { BASE_PATH: "/observed", CONTENT_DIR: copy, SITE_URL: "https://report.test" }),
  ]);
  expect(readTimes(), "builds do not write content").toEqual(before);
  // For busy machines.
}, 600_000);
afterAll(() => {
  for (const folder of [copy, sites]) rmSync(folder, { recursive: true, force: true });
});

test("two builds at once end well, and do not mix", () => {
  for (const [site, base, { code, said }] of [
    ["as-it-is", "/as/it/is/", asItIs],
    ["observed", "/observed/", observed],
  ] as const) {
    expect(code, said).toBe(0);
    for (const page of listFiles(join(sites, site)).filter((name) => name.endsWith(".html"))) {
      const links = [...read(site, page).matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(([, link]) => link);
      expect(links.length, page).toBeGreaterThan(10);
      const outside = links.filter((link) => !`${link}/`.startsWith(base));
      expect(outside, `${site}, ${page}`).toEqual([]);
      // A web server often runs as another user.
      expect(statSync(join(sites, site, page)).mode & 0o777).toBe(0o644);
    }
    expect(statSync(join(sites, site, "data")).mode & 0o777).toBe(0o755);
  }
  expect(readdirSync(sites).sort(), "nothing is left over").toEqual(["as-it-is", "observed"]);
});

test("once every value was observed, nothing says that any is illustrative", () => {
  expect(observed.said).not.toMatch(/illustrative|example/);
  const files = listFiles(join(sites, "observed")).filter(isText);
  expect(files.length).toBeGreaterThan(products.length);
  for (const file of files) {
    const text = read("observed", file).replaceAll(/<style.*?<\/style>| placeholder="/gs, "");
    const marks = /.{0,60}(?:illustrative|dashed:|made[ -]up|invented|placeholder).{0,60}/i;
    expect(marks.exec(text)?.[0], file).toBeUndefined();
    expect(text, file).not.toMatch(/https:\/\/[\w-]+\.example\b/);
    // Every value leads to its source.
    for (const [, id] of text.matchAll(/ href="#([\w-]+)"/g))
      expect(text.includes(` id="${id}"`), `${file}: #${id}`).toBe(true);
  }
  const page = read("observed", `products/${products[0]?.slug}.html`);
  expect(page).toContain(`${seen.publisher}, <cite>${seen.title}</cite>, ${seen.place}, November 20, 2026`);
});

test("once prices and counts were observed, the comparison and products.csv have the price of one", () => {
  const [first] = csvParse(read("observed", "data/products.csv"));
  const each = Number(first?.price_usd) / Number(first?.count_bandages);
  expect(Number(first?.each_usd)).toBeCloseTo(each, 2);
  expect(read("observed", "products.html")).toContain(
    each < 1 ? `${Math.round(each * 100)}¢` : `$${each.toFixed(2)}`,
  );
  const kindsOf = ({ row }: (typeof products)[number]) => [row.price_usd_kind, row.count_bandages_kind];
  const isKnown = products.some((product) => kindsOf(product).every((kind) => kind === "sourced"));
  expect(read("as-it-is", "data/products.csv").includes("each_usd")).toBe(isKnown);
});

test("a build that is stopped leaves nothing, and no build replaces a folder of other files", async () => {
  const before = readdirSync(sites);
  await build("stopped", {}, true);
  expect(readdirSync(sites)).toEqual(before);
  const { said } = await build("", { DIST: copy });
  expect(said).toContain(`${copy} holds files of something else`);
});

test("content with a problem ends the build at once, with file and line, and leaves the site", async () => {
  const [file = ""] = listFiles(copy).filter((name) => /products\/.*\.yaml$/.test(name));
  const path = join(copy, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(/^theme:.*$/m, "theme: []"));
  const line = readFileSync(path, "utf8").split("\n").indexOf("theme: []") + 1;
  const before = read("observed", "index.html");
  const { code, said } = await build("observed", { CONTENT_DIR: copy });
  expect(code).toBe(1);
  expect(said).toContain(`${file}:${line}:`);
  expect(said).toMatch(/theme: ./);
  expect(read("observed", "index.html")).toBe(before);
});
