import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { takeInventory } from "../hosting/inventory";
import { budgetsSchema, findExcesses, type PageWeight } from "./budgets/limits";
import { readMarkup } from "./budgets/markup";

/** Fails if a built page exceeds its budget in budgets.json. */
function checkBudgets(): boolean {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const dist = join(root, "dist");
  if (!existsSync(dist)) {
    console.error('There is no built site in dist/. Run "npm run build" first.');
    return false;
  }
  const budgets = budgetsSchema.parse(JSON.parse(readFileSync(join(root, "budgets.json"), "utf8")));
  const weights = weighPages(dist);
  printTable(weights);
  const built = weights.map(({ address }) => address);
  const unknown = Object.keys(budgets.pages).filter((address) => !built.includes(address));
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
  const names = (addresses: readonly string[]) =>
    addresses.filter((address) => files.has(address)).map((address) => address.slice(1));
  return [...pages.values()].map(({ address, name }) => {
    const { blocking, foreign, inlineScripts, scripts, fonts: named } = readMarkup(readText(name));
    // Whole faces are for characters that no page has; tests/e2e/every-page.spec.ts checks that none is fetched.
    const fonts = named.filter((address) => !/-whole-[\w]+\.woff2$/.test(address));
    return {
      address,
      htmlBytes: sentSize(name),
      scriptFiles: scripts.length,
      scriptBytes: total(names(scripts)),
      inlineScripts,
      fontFiles: fonts.length,
      fontBytes: total(names(fonts)),
      blocking,
      foreign,
    };
  });
}

function printTable(weights: readonly PageWeight[]): void {
  const width = Math.max(...weights.map(({ address }) => address.length));
  const row = (address: string, ...cells: (string | number)[]) =>
    console.log(address.padEnd(width), ...cells.map((cell) => String(cell).padStart(8)));
  row("page", "html", "scripts", "bytes", "inline", "fonts", "font kB");
  for (const page of weights) {
    const { address, htmlBytes, scriptFiles, scriptBytes, inlineScripts, fontFiles, fontBytes } = page;
    row(
      address,
      htmlBytes,
      scriptFiles,
      scriptBytes,
      inlineScripts,
      fontFiles,
      (fontBytes / 1000).toFixed(1),
    );
  }
}

process.exitCode = checkBudgets() ? 0 : 1;
