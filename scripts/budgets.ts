import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { takeInventory } from "../server/inventory";
import { budgetsSchema, findExcesses, type PageWeight } from "./budgets/limits";
import { readMarkup } from "./budgets/markup";
import { isChunk, reachedChunks } from "./build/chunks";

/** Weighs every built page and fails when one is over its budget in budgets.json. */
function checkBudgets(): boolean {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const dist = join(root, "dist");
  if (!existsSync(dist)) {
    console.error('There is nothing to weigh yet. Run "npm run build" first.');
    return false;
  }
  const budgets = budgetsSchema.parse(JSON.parse(readFileSync(join(root, "budgets.json"), "utf8")));
  const weights = weighPages(dist);
  printTable(weights);
  const unknown = Object.keys(budgets.pages).filter(
    (address) => !weights.some((page) => page.address === address),
  );
  const excesses = [
    ...weights.flatMap((page) => findExcesses(page, budgets)),
    ...unknown.map((address) => `${address}: has a budget but was not built`),
  ];
  for (const excess of excesses) console.error(`over budget  ${excess}`);
  if (excesses.length === 0) console.log(`${weights.length} pages within budget`);
  return excesses.length === 0 && weights.length > 0;
}

function weighPages(dist: string): PageWeight[] {
  const { pages, files } = takeInventory(dist);
  const readText = (path: string) => readFileSync(join(dist, path), "utf8");
  const sentSize = (path: string) =>
    statSync(join(dist, existsSync(join(dist, `${path}.br`)) ? `${path}.br` : path)).size;
  const total = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + sentSize(path), 0);
  const chunks = [...files.values()].map(({ name }) => name).filter(isChunk);
  return [...pages.values()].map(({ address, name }) => {
    const { blocking, foreign, inlineScripts, fonts } = readMarkup(readText(name));
    const scripts = [...reachedChunks([name], chunks, readText)].filter((path) => path.endsWith(".js"));
    return {
      address,
      htmlBytes: sentSize(name),
      scriptBytes: total(scripts),
      inlineScripts,
      fontFiles: fonts.length,
      fontBytes: total(fonts.filter((path) => files.has(path)).map((path) => path.slice(1))),
      blocking,
      foreign,
    };
  });
}

function printTable(weights: readonly PageWeight[]): void {
  const width = Math.max(...weights.map(({ address }) => address.length));
  const row = (address: string, ...cells: (string | number)[]) =>
    console.log(address.padEnd(width), ...cells.map((cell) => String(cell).padStart(8)));
  row("page", "html", "script", "inline", "fonts", "font kB");
  for (const page of weights) {
    const fontKilobytes = (page.fontBytes / 1000).toFixed(1);
    row(page.address, page.htmlBytes, page.scriptBytes, page.inlineScripts, page.fontFiles, fontKilobytes);
  }
}

process.exitCode = checkBudgets() ? 0 : 1;
