import { existsSync, rmSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { loadEdition } from "../app/edition/edition";
import { pages, productPath } from "../app/urls";
import { byTurns, median, type Profile } from "./bench/browser";
import { buildHydrated } from "./bench/hydrated";
import { measureFilter, measureKeys, measureTap } from "./bench/interactions";
import { countFaces, measureLoad } from "./bench/loads";
import { targetTable, type Verdict, writeReport } from "./bench/report";
import { changePages, floorOf, type Served, serve, temporaryFolder, withScript } from "./bench/sites";
import { bundleScript } from "./build/bundle-script";
import { buildProject, copyProject } from "./build/project-copy";
import { generateContent } from "./generate-content";
import { findBrowser } from "./programs";

/**
 * `npm run bench -- --before DIR`: how fast the built site is for a slow phone and a desktop, beside its floor and an
 * earlier build (the dist/ in DIR). `--runs 3` and `--parts taps,keys` make it smaller. A run of all parts is written to
 * docs/performance.md. A missed target is printed and is no failure.
 */
const { values } = parseArgs({
  options: {
    before: { type: "string", default: "../before/dist" },
    "before-name": { type: "string", default: "an earlier commit" },
    runs: { type: "string", default: "7" },
    parts: { type: "string", default: "loads,taps,filter,keys" },
  },
});
const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");
const runs = Number(values.runs);
const verdicts: Verdict[] = [];
const profiles: Profile[] = ["phone", "desktop"];
const [product] = loadEdition().products;
const paths = [
  pages.home.path,
  pages.products.path,
  productPath(product?.slug ?? ""),
  pages.marketAnalysis.path,
  pages.methodology.path,
];

interface Sites {
  before: Served;
  site: Served;
  floor: Served;
}

const eachSite = <Result>({ before, site, floor }: Sites, measure: (site: Served) => Result) => ({
  before: measure(before),
  site: measure(site),
  floor: measure(floor),
});

function judge(target: string, measured: number, limit: number, unit: Verdict["unit"] = "times"): void {
  verdicts.push({ target, measured, limit, unit });
  console.log(targetTable(verdicts.slice(-1)).split("\n").at(-1));
}

async function loads(browser: Browser, sites: Sites): Promise<void> {
  const late = await serve(dist, { fontDelay: 1000 });
  for (const profile of profiles) {
    for (const path of paths) {
      const load =
        ({ address }: Served) =>
        () =>
          measureLoad(browser, profile, address + path);
      const measured = await byTurns(runs, eachSite(sites, load));
      const [before, site, floor] = [measured.before, measured.site, measured.floor].map((all) => ({
        paint: median(all.map(({ firstPaint }) => firstPaint)),
        blocking: median(all.map(({ blocking }) => blocking)),
      }));
      if (!before || !site || !floor) continue;
      const where = `${path}, ${profile}`;
      const paints = `first paint of ${where} (${site.paint.toFixed(0)} ms, floor ${floor.paint.toFixed(0)}, before ${before.paint.toFixed(0)})`;
      judge(`${paints}, against the floor`, site.paint / floor.paint, 1.1);
      judge(`the same, against before`, site.paint / before.paint, 0.65);
      if (path !== pages.products.path)
        judge(`blocking beyond the floor's: ${where}`, site.blocking - floor.blocking, 20, "ms");
      const { shift } = await measureLoad(browser, profile, late.address + path);
      judge(`layout shift, fonts late: ${where}`, shift, 0.01, "shift");
    }
    const visited = [pages.methodology, pages.marketAnalysis].map(({ path }) => sites.site.address + path);
    const faces = await countFaces(browser, profile, visited as [string, string], runs);
    judge(`faces seen on the first page, quick network, ${profile}`, faces.first / runs, 1, "of visits");
    judge(`faces seen on the second page, ${profile}`, faces.second / runs, 1, "of visits");
  }
  late.close();
}

async function taps(browser: Browser, sites: Sites): Promise<void> {
  const target =
    (inMenu: boolean) =>
    ({ path }: { path: string }) => ({ link: path, inMenu });
  const { products, marketAnalysis, methodology } = pages;
  const inHeader = [products, marketAnalysis, methodology].map(target(true));
  for (const aim of [...inHeader, ...[products, marketAnalysis].map(target(false))]) {
    const tap =
      ({ address }: Served) =>
      () =>
        measureTap(browser, "phone", address, aim);
    const { before, site, floor } = await byTurns(runs, eachSite(sites, tap));
    const [own, least] = [site, floor].map((all) => median(all).toFixed(0));
    const where = `${aim.inMenu ? "header" : "button"} to ${aim.link} (${own} ms, floor ${least})`;
    judge(`tap, ${where}, against before`, median(site) / median(before), 0.6);
  }
}

async function filter(browser: Browser, { site }: Sites): Promise<void> {
  const folder = await buildHydrated(dist);
  const byDefault = await serve(folder, { unprotected: true });
  const measure =
    ({ address }: Served) =>
    () =>
      measureFilter(browser, address + pages.products.path);
  const works = await byTurns(runs, { own: measure(site), byDefault: measure(byDefault) });
  const [own, usual] = [median(works.own), median(works.byDefault)];
  judge(`filter works (${own.toFixed(0)} ms, by default ${usual.toFixed(0)})`, own / usual, 0.85);
  byDefault.close();
  rmSync(folder, { recursive: true });
}

/** Beside the plain list at ten products, and by itself at a thousand. */
async function keys(browser: Browser): Promise<void> {
  const long = temporaryFolder();
  copyProject(long);
  generateContent(join(root, "content"), join(long, "generated"), 1000);
  const started = performance.now();
  await buildProject(long, { CONTENT_DIR: join(long, "generated") });
  judge("build of 1000 products, s", (performance.now() - started) / 1000, 60, "s");
  for (const [count, built] of [
    [10, dist],
    [1000, join(long, "dist")],
  ] as const) {
    const script = await bundleScript(fileURLToPath(new URL("bench/plain-list.tsx", import.meta.url)));
    const folder = await changePages(built, (html) => withScript(html, "/plain-list.js"));
    writeFileSync(join(folder, "plain-list.js"), script);
    const [site, plain] = [await serve(built), await serve(folder, { unprotected: true })];
    const rest = count === 10 ? 500 : 2500;
    const type =
      ({ address }: Served) =>
      () =>
        measureKeys(browser, address + pages.products.path, rest);
    const took = await byTurns(Math.ceil(runs / 2), { site: type(site), plain: type(plain) });
    for (const [index, key] of ["letter", "cleared box"].entries()) {
      const [own, usual] = [took.site, took.plain].map((all) => median(all.map((pair) => pair[index] ?? 0)));
      if (own === undefined || usual === undefined) continue;
      const words = `${key} at ${count} products (${own.toFixed(0)} ms, plain list ${usual.toFixed(0)})`;
      if (count === 10) judge(`${words}, against the plain list`, own / usual, 1.2);
      else judge(words, own, index === 0 ? 250 : 500, "ms");
    }
    for (const served of [site, plain]) served.close();
    rmSync(folder, { recursive: true });
  }
  rmSync(long, { recursive: true });
}

async function main(): Promise<void> {
  for (const folder of [dist, values.before])
    if (!existsSync(join(folder, "index.html")))
      throw new Error(`There is no built site in ${folder}. --before names the dist/ of an earlier build.`);
  const { executablePath } = await findBrowser();
  const args = ["--ignore-certificate-errors", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
  const browser = await chromium.launch({ executablePath, args });
  const floorFolder = await changePages(dist, floorOf);
  const [site, floor] = [await serve(dist), await serve(floorFolder)];
  const before = await serve(values.before);
  const sites: Sites = { before, site, floor };
  const parts: Record<string, (browser: Browser, sites: Sites) => Promise<void>> = {
    loads,
    taps,
    filter,
    keys,
  };
  const chosen = values.parts.split(",");
  // The first page of a browser pays for starting it.
  await measureLoad(browser, "phone", site.address);
  for (const name of chosen) await parts[name]?.(browser, sites);
  await browser.close();
  rmSync(floorFolder, { recursive: true });
  for (const served of [site, floor, before]) served.close();
  if (Object.keys(parts).some((name) => !chosen.includes(name))) return;
  const [cpu] = cpus();
  const machine = `${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  const date = new Date().toISOString().slice(0, 10);
  const circumstances = {
    date,
    machine,
    browser: `Chromium ${browser.version()}`,
    runs,
    before: values["before-name"],
  };
  writeFileSync(join(root, "docs", "performance.md"), writeReport(circumstances, verdicts));
  console.log("Written to docs/performance.md");
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
