import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { takeInventory } from "../hosting/inventory";
import { budgetsSchema, findExcesses, type PageWeight } from "./budgets/limits";
import { readMarkup } from "./budgets/markup";
import { root } from "./command";

/** Fails if a built page exceeds its budget in budgets.json. */
function checkBudgets(): boolean {
  const dist = join(root, "dist");
  if (!existsSync(dist)) {
    console.error('There is no built site in dist/. Run "npm run build" first.');
    return false;
  }
  const budgets = budgetsSchema.parse(JSON.parse(readFileSync(join(root, "budgets.json"), "utf8")));
  const weights = weighPages(dist);
  console.table(weights, [
    "address",
    "htmlBytes",
    "scriptFiles",
    "scriptBytes",
    "inlineScripts",
    "fontFiles",
    "fontBytes",
  ]);
  const unknown = Object.keys(budgets.pages).filter(
    (page) => !weights.some(({ address }) => address === page),
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
  const sentSize = (name: string) => {
    const path = join(dist, name);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  };
  const total = (addresses: readonly string[]) =>
    addresses.filter((address) => files.has(address)).reduce((sum, address) => sum + sentSize(address), 0);
  return [...pages.values()].map(({ address, name }) => {
    const { scripts, fonts: named, ...markup } = readMarkup(readFileSync(join(dist, name), "utf8"));
    // Whole faces are for characters that no page has; tests/e2e/every-page.spec.ts checks that none is fetched.
    const fonts = named.filter((font) => !/-whole-[\w]+\.woff2$/.test(font));
    return {
      address,
      htmlBytes: sentSize(name),
      scriptFiles: scripts.length,
      scriptBytes: total(scripts),
      fontFiles: fonts.length,
      fontBytes: total(fonts),
      ...markup,
    };
  });
}

process.exitCode = checkBudgets() ? 0 : 1;
