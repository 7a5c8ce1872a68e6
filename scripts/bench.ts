import { existsSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import { loadEdition } from "../app/edition";
import { pages, productPath } from "../app/pages";
import { measureClicks } from "./bench/click";
import { measureFilters } from "./bench/filter";
import { measureGrowth } from "./bench/growth";
import { type BenchOptions, parseBenchOptions } from "./bench/options";
import { comparePages, shortLoads } from "./bench/page-load";
import { writeReport, writeTables } from "./bench/report";
import type { Results } from "./bench/results";
import { serveFloor, serveSite, serveUnprotected } from "./bench/served-site";
import { buildHydrated } from "./bench/trial-project";
import { findBrowser } from "./browser";

/**
 * `npm run bench`: how fast the built site is on a slow phone, beside floor pages, and how it grows. `-- pages`, `filter`,
 * `click` and `growth` run parts; `--runs 3`, `--sizes 10,100` and `--quick` make them smaller. A run of everything is
 * written to docs/performance.md. A missed target is printed and is no failure: other work on a machine misses targets too.
 */
async function bench(): Promise<void> {
  const options = parseBenchOptions(process.argv.slice(2));
  const root = fileURLToPath(new URL("..", import.meta.url));
  if (!existsSync(join(root, "dist", "index.html"))) {
    throw new Error('There is no built site yet. Run "npm run build" first.');
  }
  const { executablePath } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  const loadBefore = loadavg()[0] ?? 0;
  try {
    const results = await measure(browser, executablePath, root, options);
    console.log(`\n${writeTables(results)}`);
    if (!options.isWhole) return;
    const circumstances = {
      date: new Date().toISOString().slice(0, 10),
      machine: `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB of memory, ${process.platform}, Node ${process.versions.node}`,
      browser: `Chromium ${browser.version()}`,
      runs: options.runs,
      load: `${loadBefore.toFixed(1)} and ${(loadavg()[0] ?? 0).toFixed(1)}`,
    };
    writeFileSync(join(root, "docs", "performance.md"), writeReport(results, circumstances));
    console.log("\nWritten to docs/performance.md");
  } finally {
    await browser.close();
  }
}

async function measure(
  browser: Browser,
  executablePath: string,
  root: string,
  { parts, runs, sizes }: BenchOptions,
): Promise<Results> {
  const dist = join(root, "dist");
  const site = await serveSite(dist);
  const results: Results = {};
  try {
    if (parts.includes("pages")) {
      say("loading pages and their floor pages");
      const paths = measuredPaths();
      const floor = await serveFloor(dist, paths);
      results.pages = await comparePages(browser, {
        paths,
        site: site.address,
        floor: floor.address,
        runs,
        // One run is for those who want to see whether anything is wrong at all.
        shortRuns: runs > 1 ? runs * shortLoads : 0,
      }).finally(floor.remove);
    }
    if (parts.includes("filter")) {
      say("building the list with default hydration");
      const project = await buildHydrated(root);
      // The site's policy forbids what the default needs.
      const hydratedSite = await serveUnprotected(project.dist, [pages.products.path]);
      try {
        say("filtering before the script is there");
        const [own, hydrated] = await measureFilters(browser, [site.address, hydratedSite.address], runs);
        if (own && hydrated) results.filter = { own, hydrated };
      } finally {
        hydratedSite.remove();
        project.remove();
      }
    }
    if (parts.includes("click")) {
      say("clicking from page to page");
      const floor = await serveFloor(dist, [pages.home.path, pages.products.path]);
      results.click = await measureClicks(executablePath, {
        site: site.address,
        floor: floor.address,
        runs,
      }).finally(floor.remove);
    }
    if (parts.includes("growth")) {
      results.growth = await measureGrowth(browser, root, { sizes, runs, say });
    }
  } finally {
    site.remove();
  }
  return results;
}

function measuredPaths(): string[] {
  const [product] = loadEdition().products;
  if (!product) throw new Error("The report has no product to measure.");
  return [
    pages.home.path,
    pages.products.path,
    productPath(product.slug),
    pages.marketAnalysis.path,
    pages.methodology.path,
  ];
}

function say(line: string): void {
  console.log(`${line} ...`);
}

try {
  await bench();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
