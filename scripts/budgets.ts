import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import budgets from "../budgets.json";
import { withinEdition } from "../hosting/editions";
import { takeInventory } from "../hosting/inventory";
import { weighPage } from "./budgets/weigh-page";
import { root } from "./command";

// Fails if a page of dist/ exceeds its budget in budgets.json. `pages` there sets other limits for single pages.
const dist = join(root, "dist");
const own: Record<string, Partial<typeof budgets.everyPage>> = budgets.pages;
const { pages, files } = takeInventory(dist);

function sentSize(name: string): number {
  const path = join(dist, name);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

const weights = [...pages.values()].map(({ address, name }) => ({
  address,
  htmlBytes: sentSize(name),
  ...weighPage(readFileSync(join(dist, name), "utf8"), (file) => (files.has(file) ? sentSize(file) : 0)),
}));
console.table(weights);
const excesses = weights.flatMap(({ address, ...weight }) => {
  const limits = { ...budgets.everyPage, ...own[withinEdition(address)] };
  return (Object.keys(limits) as (keyof typeof limits)[])
    .filter((what) => weight[what] > limits[what])
    .map((what) => `${address}: ${what} is ${weight[what]}, at most ${limits[what]} is allowed`);
});
for (const address of Object.keys(own))
  if (!pages.has(address)) excesses.push(`${address}: has a budget but was not built`);
for (const excess of excesses) console.error(`over budget  ${excess}`);
if (excesses.length === 0) console.log(`${weights.length} pages within budget`);
process.exitCode = excesses.length === 0 && weights.length > 0 ? 0 : 1;
