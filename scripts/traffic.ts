import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { takeInventory } from "../server/inventory";
import { isNotFoundPage } from "../server/policy";
import { isChunk, reachedChunks } from "./build/chunks";

/** What an answer's status line and headers take on the wire: about what ours do, over HTTP/1.1. */
const headerBytes = 1100;

/** What a page loads by itself, unlike what it only links to: sources, preloads and icons, addresses in its CSS. */
const loading =
  /\ssrc="([^"]+)"|<link rel="(?:icon|preload|modulepreload|manifest)"[^>]*\shref="([^"]+)"|url\(["']?([^"')]+)/g;

/** `npm run traffic` says what a reader's visit loads from the built site, and what a million visits come to. */
function printTraffic(): boolean {
  const dist = join(fileURLToPath(new URL("..", import.meta.url)), "dist");
  if (!existsSync(dist)) {
    console.error('There is nothing to weigh yet. Run "npm run build" first.');
    return false;
  }
  const { pages, files } = takeInventory(dist);
  const scripts = [...files.values()].map((file) => file.name).filter(isChunk);
  const sent = (name: string) => {
    const path = join(dist, name);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size + headerBytes;
  };
  const shown = [...pages.values()].filter(({ address }) => !isNotFoundPage(address));
  const loadedBy = (name: string) => {
    const chunks = reachedChunks([name], scripts, (path) => readFileSync(join(dist, path), "utf8"));
    const html = readFileSync(join(dist, name), "utf8");
    const named = [...html.matchAll(loading)].map(([, source, linked, url]) => source ?? linked ?? url ?? "");
    const found = [...files.values()].filter(({ address }) => named.some((path) => path.endsWith(address)));
    return [...new Set([...found.map((file) => file.name), ...chunks])];
  };
  const first = (name: string) => [name, ...loadedBy(name)].reduce((sum, each) => sum + sent(each), 0);
  const everything = new Set(shown.flatMap(({ name }) => [name, ...loadedBy(name)]));
  const whole = [...everything].reduce((sum, name) => sum + sent(name), 0);

  const weights = shown.map(({ name }) => first(name)).sort((a, b) => a - b);
  const median = weights[Math.floor(weights.length / 2)] ?? 0;
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
  const requests = shown.map(({ name }) => 1 + loadedBy(name).length).sort((a, b) => a - b);
  const gigabytes = (bytes: number) => `${((bytes * 1_000_000) / 1e9).toFixed(0)} GB`;
  console.log(`One page, nothing kept yet (median of ${shown.length})  ${kilobytes(median)}`);
  console.log(`Requests for it                                 ${requests[Math.floor(requests.length / 2)]}`);
  console.log(`The whole report, every page and picture once   ${kilobytes(whole)}`);
  console.log(`A million readers of one page                   ${gigabytes(median)}`);
  console.log(`A million readers of the whole report           ${gigabytes(whole)}`);
  return true;
}

process.exitCode = printTraffic() ? 0 : 1;
