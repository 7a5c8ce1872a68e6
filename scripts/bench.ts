import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { median } from "../app/analysis/value";
import { loadEdition } from "../app/edition/edition";
import { pages, productPath } from "../app/urls";
import { listFiles } from "../hosting/list-files";
import { listen } from "../preview/listen";
import { createSite } from "../preview/site";
import { type Screen, visit } from "./bench/visit";
import { compressFiles } from "./build/compress";
import { writeInto } from "./build/site-files";
import { launchBrowser } from "./programs";

/**
 * `npm run bench` prints the table of docs/performance.md for dist/. `--before DIR` compares with an earlier build (its
 * dist/), `--runs 3` shortens it. A missed target is not a failure.
 */
const { before, runs } = parseArgs({
  options: { before: { type: "string" }, runs: { type: "string", default: "7" } },
}).values;
const slow = { latency: 150, megabits: 1.6, slowdown: 4 };
const [product] = loadEdition().products;
const { home, products, marketAnalysis, methodology, report } = pages;
const fixed = [home, products, marketAnalysis, methodology].map(({ path }) => path);
const paths = [...fixed, productPath(product?.slug ?? "")];

/** Copies the site. Its pages keep text, CSS and pictures, but nothing that could hold the first paint back. */
async function makeFloor(folder: string): Promise<string> {
  cpSync("dist", folder, { recursive: true, filter: (path) => !/\.html\.(?:br|gz)$/.test(path) });
  const documents = listFiles(folder).filter((path) => path.endsWith(".html"));
  const held =
    /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="(?:preload|modulepreload|expect)"[^>]*>/g;
  for (const path of documents)
    writeInto(folder, path, readFileSync(join(folder, path), "utf8").replace(held, ""));
  await compressFiles(folder, documents);
  return folder;
}

/** Serves a folder over HTTP/2 and TLS, as hosts do; returns its URL. */
async function serve(folder: string): Promise<string> {
  const request = "req -x509 -newkey rsa:2048 -nodes -keyout - -out - -days 2 -subj /CN=localhost".split(" ");
  const key = execFileSync("openssl", request, { stdio: ["ignore", "pipe", "ignore"] });
  const handle = createSite(folder) as unknown as Parameters<typeof createSecureServer>[1];
  const server = createSecureServer({ key, cert: key }, handle).listen(0, "127.0.0.1");
  await once(server.unref(), "listening");
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

/** Prints a target as a row of a Markdown table. Compared as printed, so that no row says "35 of 35, missed". */
function judge(target: string, measured: number, limit: number, digits: number): void {
  const [found, most] = [measured.toFixed(digits), limit.toFixed(digits)];
  const outcome = Number(found) <= Number(most) ? "reached" : "**missed**";
  console.log(`| ${target} | ${found} | at most ${most} | ${outcome} |`);
}

/** First paint, blocking and shift of each page on a slow network, by turns, so that other load affects all alike. */
async function compareLoads(screen: Screen, sites: Record<"site" | "floor", string>): Promise<void> {
  const browser = await launchBrowser();
  // The first page of a browser is slower.
  await visit(browser, screen, sites.floor, slow);
  for (const path of paths) {
    const loads: { name: string; firstPaint: number; blocking: number }[] = [];
    for (let run = 0; run < Number(runs); run += 1)
      for (const [name, site] of Object.entries(sites))
        loads.push({ name, ...(await visit(browser, screen, site + path, slow)) });
    const of = (name: string, what: "firstPaint" | "blocking") =>
      median(loads.filter((load) => load.name === name).map((load) => load[what]));
    const times = Object.keys(sites).map((name) => `${name} ${of(name, "firstPaint").toFixed(0)}`);
    const target = `first paint of ${path}, slow ${screen} (ms: ${times.join(", ")}), against the floor`;
    judge(target, of("site", "firstPaint") / of("floor", "firstPaint"), 1.1, 2);
    judge("blocking beyond the floor's, ms", of("site", "blocking") - of("floor", "blocking"), 20, 0);
    const { shift } = await visit(browser, screen, sites.site + path, { ...slow, fontDelay: 1000 });
    judge("layout shift, fonts a second late", shift, 0.01, 3);
  }
  await browser.close();
}

/** First visits, each with a new profile, on localhost without emulation and on a quick network. */
async function countFaces(screen: Screen, site: string): Promise<void> {
  for (const [network, conditions] of [
    ["localhost, nothing emulated", {}],
    ["100 ms", { latency: 100 }],
  ] as const) {
    const visits: { hasFaces: boolean; shift: number }[] = [];
    for (const path of [...paths, report.path])
      for (let run = 0; run < 10; run += 1) {
        const browser = await launchBrowser();
        visits.push(await visit(browser, screen, site + path, conditions));
        await browser.close();
      }
    const without = visits.filter(({ hasFaces }) => !hasFaces).length;
    const target = `first views of ${visits.length} without the site's faces, ${screen}, ${network}`;
    judge(target, without, 1, 0);
    judge("their largest layout shift", Math.max(...visits.map(({ shift }) => shift)), 0.01, 3);
  }
}

const work = mkdtempSync(join(tmpdir(), "bench-"));
try {
  const floor = await serve(await makeFloor(join(work, "floor")));
  const sites = { site: await serve("dist"), floor, ...(before && { before: await serve(before) }) };
  // As `npm start` does.
  const started = await listen(createSite("dist"), { port: 0 });
  console.log("| target | measured | limit |  |\n| --- | --- | --- | --- |");
  for (const screen of ["phone", "desktop"] as const) {
    await countFaces(screen, started.address.slice(0, -1));
    await compareLoads(screen, sites);
  }
  started.close();
} finally {
  rmSync(work, { recursive: true });
}
