import { existsSync, rmSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { loadEdition } from "../app/edition";
import { pages, productPath } from "../app/pages";
import { buildProject, copyProject } from "../tests/hosting/second-tree";
import { byTurns, median, type Profile } from "./bench/browser";
import { buildHydrated } from "./bench/hydrated";
import { measureFilter, measureKeys, measureTap, type Target } from "./bench/interactions";
import { compareLoads, countFaces, measureLoad } from "./bench/loads";
import { table, targetTable, type Verdict, writeReport } from "./bench/report";
import { changePages, floorOf, type Served, serve, temporaryFolder, withScript } from "./bench/sites";
import { findBrowser } from "./browser";
import { bundleScript } from "./build/bundle-script";
import { generateContent } from "./generate-content";

/**
 * `npm run bench -- --before DIR`: how fast the built site is for a slow phone and a desktop, beside its floor and an
 * earlier build (the dist/ in DIR). `--runs 3` and `--parts loads,taps,filter,keys` make it smaller. All parts with a
 * build to compare with are written to docs/performance.md. A missed target is printed and is no failure.
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
const loadRows: string[][] = [];
const profiles: Profile[] = ["phone", "desktop"];
const [product] = loadEdition().products;
const paths = [
  pages.home.path,
  pages.products.path,
  productPath(product?.slug ?? ""),
  pages.marketAnalysis.path,
  pages.methodology.path,
];

function judge(target: string, measured: number, limit: number, unit: Verdict["unit"] = "times"): void {
  verdicts.push({ target, measured, limit, unit });
  console.log(targetTable(verdicts.slice(-1)).split("\n").at(-1));
}

async function loads(browser: Browser, site: Served, floor: Served, before: Served): Promise<void> {
  const late = await serve(dist, { fontDelay: 1000 });
  for (const profile of profiles)
    for (const path of paths) {
      const addresses = {
        before: before.address + path,
        site: site.address + path,
        floor: floor.address + path,
      };
      const measured = await compareLoads(browser, profile, addresses, runs);
      const { before: earlier, site: own, floor: least } = measured;
      const where = `${path}, ${profile}`;
      judge(`first paint against the floor: ${where}`, own.firstPaint / least.firstPaint, 1.1);
      judge(`first paint against before: ${where}`, own.firstPaint / earlier.firstPaint, 0.65);
      if (path !== pages.products.path)
        judge(`blocking beyond the floor's: ${where}`, own.blocking - least.blocking, 20, "ms");
      const shifted = await measureLoad(browser, profile, late.address + path);
      judge(`layout shift, fonts late: ${where}`, shifted.shift, 0.01, "shift");
      for (const [name, load] of Object.entries(measured))
        loadRows.push([
          where,
          name,
          ...[load.firstPaint, load.blocking].map((value) => value.toFixed(0)),
          load.shift.toFixed(3),
        ]);
    }
  for (const profile of profiles) {
    const [first, second] = [site.address + pages.methodology.path, site.address + pages.marketAnalysis.path];
    const faces = await countFaces(browser, profile, [first, second], runs);
    judge(`site's faces on the first page, quick network, ${profile}`, faces.first / runs, 1, "of visits");
    judge(`site's faces on the second page, ${profile}`, faces.second / runs, 1, "of visits");
  }
  late.close();
}

async function taps(browser: Browser, site: Served, floor: Served, before: Served): Promise<void> {
  const inHeader = [pages.products, pages.marketAnalysis, pages.methodology].map(({ path }) => ({
    link: path,
    inMenu: true,
  }));
  const buttons = [pages.products, pages.marketAnalysis].map(({ path }) => ({ link: path, inMenu: false }));
  for (const target of [...inHeader, ...buttons] as Target[]) {
    const tap = (served: Served) => () => measureTap(browser, "phone", served.address, target);
    const took = await byTurns(runs, { before: tap(before), site: tap(site), floor: tap(floor) });
    const where = `${target.inMenu ? "header" : "button"} to ${target.link}`;
    const words = `tap, ${where} (${took.site.toFixed(0)} ms, floor ${took.floor.toFixed(0)}), against before`;
    judge(words, took.site / took.before, 0.6);
  }
}

async function filter(browser: Browser, site: Served): Promise<void> {
  const folder = await buildHydrated(dist);
  const hydrated = await serve(folder, { unprotected: true });
  const measure =
    ({ address }: Served) =>
    () =>
      measureFilter(browser, address + pages.products.path);
  const works = await byTurns(runs, { site: measure(site), hydrated: measure(hydrated) });
  judge(`filter works (${works.site.toFixed(0)} ms), against default`, works.site / works.hydrated, 0.85);
  hydrated.close();
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
    const took = {
      site: { letters: [] as number[], clears: [] as number[] },
      plain: { letters: [] as number[], clears: [] as number[] },
    };
    for (let round = 0; round < Math.max(1, Math.ceil(runs / 2)); round += 1)
      for (const [name, served] of [
        ["site", site],
        ["plain", plain],
      ] as const) {
        const measured = await measureKeys(browser, served.address + pages.products.path, rest);
        took[name].letters.push(...measured.letters);
        took[name].clears.push(...measured.clears);
      }
    for (const kind of ["letters", "clears"] as const) {
      const [own, usual] = [median(took.site[kind]), median(took.plain[kind])];
      const words = `${kind === "letters" ? "letter" : "cleared box"} at ${count} products`;
      if (count === 10) judge(`${words} (${own.toFixed(0)} ms), against the plain list`, own / usual, 1.2);
      else judge(`${words} (plain list ${usual.toFixed(0)} ms)`, own, kind === "letters" ? 250 : 500, "ms");
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
  const parts: Record<string, () => Promise<void>> = {
    loads: () => loads(browser, site, floor, before),
    taps: () => taps(browser, site, floor, before),
    filter: () => filter(browser, site),
    keys: () => keys(browser),
  };
  const chosen = values.parts.split(",");
  // The first page of a browser pays for starting it.
  await measureLoad(browser, "phone", site.address);
  for (const name of chosen) await parts[name]?.();
  await browser.close();
  rmSync(floorFolder, { recursive: true });
  for (const served of [site, floor, before]) served.close();
  if (Object.keys(parts).some((name) => !chosen.includes(name))) return;
  const [cpu] = cpus();
  const machine = `${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  const loadTable = table(["page", "", "first paint ms", "blocking ms", "layout shift"], loadRows);
  const date = new Date().toISOString().slice(0, 10);
  const circumstances = {
    date,
    machine,
    browser: `Chromium ${browser.version()}`,
    runs,
    before: values["before-name"],
  };
  writeFileSync(join(root, "docs", "performance.md"), writeReport(circumstances, verdicts, loadTable));
  console.log("Written to docs/performance.md");
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
