import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { median } from "../app/analysis/value";
import { loadEdition } from "../app/edition/edition";
import { pages, productPath } from "../app/urls";
import { createSite } from "../preview/site";
import { measureFilter, measureKeys, measureTap } from "./bench/interactions";
import { measureFaces, measureLoad } from "./bench/loads";
import { byTurns, type Profile, profiles } from "./bench/page";
import { makeFloor, makeHydrated, makePlainList } from "./bench/variants";
import { buildProject, copyProject } from "./build/project-copy";
import { generateContent } from "./generate-content";
import { findBrowser } from "./programs";

/**
 * `npm run bench -- --before DIR` prints the table of docs/performance.md: the speed of dist/ on a slow phone and a
 * desktop, compared with a lower bound and with an earlier build (the dist/ in DIR). `--runs 3` and `--parts taps,keys`
 * shorten it. A missed target is not a failure.
 */
const { values } = parseArgs({
  options: {
    before: { type: "string", default: "../before/dist" },
    runs: { type: "string", default: "7" },
    parts: { type: "string", default: "loads,taps,filter,keys" },
  },
});
const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");
const runs = Number(values.runs);
const work = mkdtempSync(join(tmpdir(), "bench-"));
const request = "req -x509 -newkey rsa:2048 -nodes -keyout - -out - -days 2 -subj /CN=localhost";
const certificate = execFileSync("openssl", request.split(" "), { stdio: ["ignore", "pipe", "ignore"] });

/** URLs of the built site, the earlier build and the lower bound. */
type Sites = Record<"before" | "site" | "floor", string>;

/** Serves a folder over HTTP/2 and TLS, as hosts do; returns its URL. */
async function serve(folder: string): Promise<string> {
  const handle = createSite(folder) as unknown as Parameters<typeof createSecureServer>[1];
  const server = createSecureServer({ key: certificate, cert: certificate }, handle).listen(0, "127.0.0.1");
  await once(server.unref(), "listening");
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

/** Decimal places by unit. */
const digits = { times: 2, ms: 0, s: 0, shift: 3, visits: 0 };

/** Prints a target as a row of a Markdown table. */
function judge(target: string, measured: number, limit: number, unit: keyof typeof digits = "times"): void {
  const format = (value: number) => value.toFixed(digits[unit]);
  // Compared as printed, so that no row says "35 of 35, missed".
  const outcome = Number(format(measured)) <= Number(format(limit)) ? "reached" : "**missed**";
  console.log(`| ${target} | ${format(measured)} | at most ${format(limit)} ${unit} | ${outcome} |`);
}

const parts: Record<string, (browser: Browser, sites: Sites) => Promise<void>> = {
  async loads(browser, { before, site, floor }) {
    const [product] = loadEdition().products;
    const { home, products, marketAnalysis, methodology } = pages;
    const fixed = [home.path, products.path, marketAnalysis.path, methodology.path];
    for (const profile of Object.keys(profiles) as Profile[]) {
      for (const path of [...fixed, productPath(product?.slug ?? "")]) {
        const load = (address: string) => () => measureLoad(browser, profile, address + path);
        const all = await byTurns(runs, { before: load(before), site: load(site), floor: load(floor) });
        const paint = (name: keyof Sites) => median(all[name].map(({ firstPaint }) => firstPaint));
        const blocking = (name: keyof Sites) => median(all[name].map((each) => each.blocking));
        const [own, least, earlier] = [paint("site"), paint("floor"), paint("before")];
        const where = `${path}, ${profile}`;
        const paints = `${own.toFixed(0)} ms, floor ${least.toFixed(0)}, before ${earlier.toFixed(0)}`;
        judge(`first paint of ${where} (${paints}), against the floor`, own / least, 1.1);
        judge("the same, against before", own / earlier, 0.65);
        if (path !== products.path)
          judge(`blocking beyond the floor's: ${where}`, blocking("site") - blocking("floor"), 20, "ms");
        const { shift } = await measureLoad(browser, profile, site + path, 1000);
        judge(`layout shift, fonts late: ${where}`, shift, 0.01, "shift");
      }
      const visited = [site + methodology.path, site + marketAnalysis.path];
      const fonts = await byTurns(runs, {
        first: () => measureFaces(browser, profile, "quick", visited.slice(0, 1)),
        second: () => measureFaces(browser, profile, "slow", visited),
      });
      for (const [name, shown] of Object.entries(fonts)) {
        const without = shown.filter((is) => !is).length;
        judge(`visits without the site's fonts on the ${name} page, ${profile}`, without, 0, "visits");
      }
    }
  },

  async taps(browser, { before, site }) {
    const { products, marketAnalysis, methodology } = pages;
    const linked = { header: [products, marketAnalysis, methodology], main: [products, marketAnalysis] };
    for (const place of ["header", "main"] as const)
      for (const { path } of linked[place]) {
        const tap = (address: string) => () => measureTap(browser, address, place, path);
        const took = await byTurns(runs, { before: tap(before), site: tap(site) });
        const [own, earlier] = [median(took.site), median(took.before)];
        judge(`tap in ${place}, to ${path} (${own.toFixed(0)} ms), against before`, own / earlier, 0.6);
      }
  },

  async filter(browser, { site }) {
    const byDefault = await serve(await makeHydrated(dist, work));
    const measure = (address: string) => () => measureFilter(browser, address + pages.products.path);
    const works = await byTurns(runs, { own: measure(site), byDefault: measure(byDefault) });
    const [own, usual] = [median(works.own), median(works.byDefault)];
    judge(`filter works (${own.toFixed(0)} ms, by default ${usual.toFixed(0)})`, own / usual, 0.85);
  },

  async keys(browser, { site }) {
    const type = (address: string, rest: number) => () =>
      measureKeys(browser, address + pages.products.path, rest);
    const plain = await serve(await makePlainList(dist, work));
    const times = Math.ceil(runs / 2);
    const took = await byTurns(times, { own: type(site, 500), plain: type(plain, 500) });
    const project = join(work, "long");
    copyProject(project);
    generateContent(join(root, "content"), join(project, "generated"), 1000);
    const started = performance.now();
    await buildProject(project, { CONTENT_DIR: join(project, "generated") });
    judge("build of 1000 products", (performance.now() - started) / 1000, 60, "s");
    const long = await serve(join(project, "dist"));
    const { slow } = await byTurns(times, { slow: type(long, 2500) });
    for (const key of ["letter", "cleared"] as const) {
      const of = (all: { letter: number; cleared: number }[]) => median(all.map((each) => each[key]));
      const [own, usual] = [of(took.own), of(took.plain)];
      const words = `${key} at 10 products (${own.toFixed(0)} ms, plain list ${usual.toFixed(0)})`;
      judge(`${words}, against the plain list`, own / usual, 1.2);
      judge(`${key} at 1000 products`, of(slow), key === "letter" ? 250 : 500, "ms");
    }
  },
};

const { executablePath } = await findBrowser();
const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
const browser = await chromium.launch({ executablePath, args });
try {
  const floor = await serve(await makeFloor(dist, work));
  const sites = { before: await serve(values.before), site: await serve(dist), floor };
  console.log(`Medians of ${runs}, Chromium ${browser.version()}\n`);
  console.log("| target | measured | limit |  |\n| --- | --- | --- | --- |");
  // The first page of a browser is slower, so it is not measured.
  await measureLoad(browser, "phone", sites.site);
  for (const name of values.parts.split(",")) await parts[name]?.(browser, sites);
} finally {
  await browser.close();
  rmSync(work, { recursive: true });
}
