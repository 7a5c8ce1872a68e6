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
import { launch, type Screen, visit } from "./bench/visit";
import { compressFiles } from "./build/compress";
import { writeInto } from "./build/site-files";

/**
 * `npm run bench` prints the table of docs/performance.md for dist/. `--before DIR` compares with an earlier build (its
 * dist/), `--runs 3` shortens it. A missed target is not a failure.
 */
const { values } = parseArgs({
  options: { before: { type: "string" }, runs: { type: "string", default: "7" } },
});
const runs = Number(values.runs);
const work = mkdtempSync(join(tmpdir(), "bench-"));
const slow = { network: { latency: 150, megabits: 1.6 }, slowdown: 4 };
const [product] = loadEdition().products;
const { home, products, marketAnalysis, methodology, report } = pages;
const fixed = [home, products, marketAnalysis, methodology].map(({ path }) => path);
const paths = [...fixed, productPath(product?.slug ?? "")];

/** The page with its text, CSS and pictures, but nothing that could hold its first paint back. */
function floorOf(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*\brel="(?:preload|modulepreload|expect)"[^>]*>/g, "");
}

async function makeFloor(): Promise<string> {
  const folder = join(work, "floor");
  cpSync("dist", folder, { recursive: true, filter: (path) => !/\.html\.(?:br|gz)$/.test(path) });
  const documents = listFiles(folder).filter((path) => path.endsWith(".html"));
  for (const path of documents) writeInto(folder, path, floorOf(readFileSync(join(folder, path), "utf8")));
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
  console.log(
    `| ${target} | ${found} | at most ${most} | ${Number(found) <= Number(most) ? "reached" : "**missed**"} |`,
  );
}

/** First paint, blocking and shift of each page on a slow network, by turns, so that other load affects all alike. */
async function compareLoads(screen: Screen, sites: Record<string, string>): Promise<void> {
  const browser = await launch();
  // The first page of a browser is slower.
  await visit(browser, screen, sites.floor as string, slow);
  for (const path of paths) {
    const loads: Record<string, Awaited<ReturnType<typeof visit>>[]> = {};
    for (let run = 0; run < runs; run += 1)
      for (const [name, site] of Object.entries(sites)) {
        loads[name] ??= [];
        loads[name].push(await visit(browser, screen, site + path, slow));
      }
    const of = (name: string, what: "firstPaint" | "blocking") =>
      median((loads[name] ?? []).map((load) => load[what]));
    const times = Object.keys(sites).map((name) => `${name} ${of(name, "firstPaint").toFixed(0)}`);
    judge(
      `first paint of ${path}, slow ${screen} (ms: ${times.join(", ")}), against the floor`,
      of("site", "firstPaint") / of("floor", "firstPaint"),
      1.1,
      2,
    );
    judge(`blocking beyond the floor's, ms`, of("site", "blocking") - of("floor", "blocking"), 20, 0);
    const { shift } = await visit(browser, screen, sites.site + path, { ...slow, fontDelay: 1000 });
    judge("layout shift, fonts a second late", shift, 0.01, 3);
  }
  await browser.close();
}

/** First visits, each with a new profile, on localhost without emulation and on a quick network. */
async function countFaces(screen: Screen, site: string): Promise<void> {
  for (const latency of [undefined, 100]) {
    const seen: boolean[] = [];
    let worst = 0;
    for (const path of [...paths, report.path])
      for (let run = 0; run < 10; run += 1) {
        const browser = await launch();
        const network = latency === undefined ? {} : { network: { latency, megabits: 10 } };
        const { hasFaces, shift } = await visit(browser, screen, site + path, network);
        seen.push(hasFaces);
        worst = Math.max(worst, shift);
        await browser.close();
      }
    const where = `${screen}, ${latency === undefined ? "localhost, nothing emulated" : `${latency} ms`}`;
    const without = seen.filter((is) => !is).length;
    judge(`first views of ${seen.length} without the site's faces, ${where}`, without, 1, 0);
    judge("their largest layout shift", worst, 0.01, 3);
  }
}

try {
  const before = values.before === undefined ? {} : { before: await serve(values.before) };
  const sites = { site: await serve("dist"), floor: await serve(await makeFloor()), ...before };
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
