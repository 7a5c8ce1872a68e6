import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { median } from "../app/analysis/value";
import { contentRoot } from "../app/content/content-root";
import { readEdition } from "../app/edition/edition";
import { pages, productPath } from "../app/urls";
import { listFiles } from "../hosting/list-files";
import { listen } from "../preview/listen";
import { createSite } from "../preview/site";
import { provideBrowser } from "./browser";
import { compressFiles } from "./build/compress";
import { writeInto } from "./build/site-files";

/** `npm run bench` prints the table of docs/performance.md for dist/; `--runs 3` shortens it. Missed targets are no failure. */
const { runs } = parseArgs({ options: { runs: { type: "string", default: "7" } } }).values;
const screens = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
};
/** Latencies are milliseconds to the first byte, throughputs bytes a second. `rate`: how many times slower the processor is. */
const quick = { latency: 100, rate: 1, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const slow = { latency: 150, rate: 4, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const [product] = readEdition(contentRoot()).edition.products;
const fixed = [pages.home, pages.products, pages.marketAnalysis, pages.methodology];
const paths = [...fixed.map(({ path }) => path), productPath(product?.slug ?? "")];

/** Copies the site without scripts and preloads: its first paint is the earliest that is possible. */
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

/** Opens a page with an empty cache, and reads 1.5 s after its load event when it painted and whether it shows the site's faces. */
async function visit(browser: Browser, screen: object, address: string, conditions?: typeof slow) {
  // The pages of the floor do not match their policy.
  const page = await browser.newPage({ ...screen, bypassCSP: true, ignoreHTTPSErrors: true });
  const session = await page.context().newCDPSession(page);
  if (conditions) {
    const { rate, ...network } = conditions;
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", { offline: false, ...network });
    await session.send("Emulation.setCPUThrottlingRate", { rate });
  }
  await page.goto(address, { waitUntil: "load", timeout: 60_000 });
  await page.waitForTimeout(1500);
  const paints = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "largest-contentful-paint", buffered: true });
    return {
      firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      largestPaint: observer.takeRecords().at(-1)?.startTime ?? Number.NaN,
    };
  });
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  let hasFaces = true;
  // The fonts lack the arrow that a paragraph with a link may contain.
  for (const selector of ["h1", "main p:not(:has(a), :empty)"]) {
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    hasFaces &&= fonts.some((font) => font.isCustomFont);
  }
  await page.close();
  return { ...paints, hasFaces };
}

type Visit = Awaited<ReturnType<typeof visit>>;

/** Compared as printed, so that no row says "35 of 35, missed". */
function judge(target: string, measured: number, limit: number, digits: number): void {
  const [found, most] = [measured.toFixed(digits), limit.toFixed(digits)];
  const outcome = Number(found) <= Number(most) ? "reached" : "**missed**";
  console.log(`| ${target} | ${found} | at most ${most} | ${outcome} |`);
}

/** The visits alternate, so that other load affects both sites alike. */
async function comparePaints(name: keyof typeof screens, sites: Record<"site" | "floor", string>) {
  const browser = await chromium.launch(await provideBrowser());
  // The first page of a browser takes longer.
  await visit(browser, screens[name], sites.floor, slow);
  for (const path of paths) {
    const loads: Record<keyof typeof sites, Visit[]> = { site: [], floor: [] };
    for (let run = 0; run < Number(runs); run += 1)
      for (const variant of ["site", "floor"] as const)
        loads[variant].push(await visit(browser, screens[name], sites[variant] + path, slow));
    for (const what of ["firstPaint", "largestPaint"] as const) {
      const [site = 0, floor = 0] = [loads.site, loads.floor].map((visits) =>
        median(visits.map((each) => each[what])),
      );
      const times = `ms: site ${site.toFixed(0)}, floor ${floor.toFixed(0)}`;
      const paint = what.replace("Paint", " paint");
      judge(`${paint} of ${path}, slow ${name} (${times}), against the floor`, site / floor, 1.1, 2);
    }
  }
  await browser.close();
}

/** First visits, each with a new profile, without emulation and on a quick network. */
async function countFaces(name: keyof typeof screens, site: string): Promise<void> {
  for (const conditions of [undefined, quick]) {
    const visits: Visit[] = [];
    for (const path of [...paths, pages.report.path])
      for (let run = 0; run < 10; run += 1) {
        const browser = await chromium.launch(await provideBrowser());
        visits.push(await visit(browser, screens[name], site + path, conditions));
        await browser.close();
      }
    const network = conditions ? `${conditions.latency} ms` : "localhost, nothing emulated";
    const target = `first views of ${visits.length} without the site's faces, ${name}, ${network}`;
    judge(target, visits.filter(({ hasFaces }) => !hasFaces).length, 1, 0);
  }
}

const work = mkdtempSync(join(tmpdir(), "bench-"));
try {
  const floor = await serve(await makeFloor(join(work, "floor")));
  const sites = { site: await serve("dist"), floor };
  // As `npm start` does.
  const started = await listen(createSite("dist"), { port: 0 });
  console.log("| target | measured | limit |  |\n| --- | --- | --- | --- |");
  for (const name of ["phone", "desktop"] as const) {
    await countFaces(name, started.address.slice(0, -1));
    await comparePaints(name, sites);
  }
  started.close();
} finally {
  rmSync(work, { recursive: true });
}
