import "../../scripts/build/production";
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { listFigureIds } from "../../app/analysis/figures/all-figures";
import type { Edition } from "../../app/edition/edition";
import { pagePaths } from "../../app/urls";
import { trialContent } from "../trial-content";
import { loadBundle, renderPages } from "./render";

const content = trialContent();
const slug = "welly-zoo-animals";
// A little higher than before: no product changes its rank, and no axis its ticks.
const newPrice = 12.79;
const amount = /\$\d+(?:\.\d+)?/g;
const amountsIn = (text = "") => text.match(amount) ?? [];

/** The text of each page. Addresses of pictures and hashes of data may change with any value. */
async function renderTexts(edition: Edition): Promise<Map<string, string>> {
  const slugs = edition.products.map((product) => product.slug);
  const paths = pagePaths(slugs, listFigureIds(edition.report));
  const pages = await renderPages(await loadBundle(), edition, paths);
  const textOf = (html: string) =>
    html
      .replaceAll(/(\/art\/[\w-]+)\.\w+\.svg/g, "$1.svg")
      .replaceAll(/\b(?:[0-9a-f]{64}|[0-9a-f]{16})\b/g, "hash")
      .replaceAll(/<style[\s\S]*?<\/style>/g, "")
      // The data of the list hold each amount a second time, as a number beside its text.
      .replaceAll(/":\d+\.\d+/g, '":number')
      .replaceAll(/<[^>]+>/g, "\n");
  return new Map([...pages].map(([path, html]) => [path, textOf(html)]));
}

/** Everything in the report that is computed from prices. */
function derivedAmounts({ products }: Edition): string[] {
  const prices = products.map(({ priceNumber }) => priceNumber);
  const perPiece = products.map(({ priceNumber, countNumber }) => priceNumber / countNumber);
  const spreads = [prices, perPiece].flatMap((all) => [Math.min(...all), Math.max(...all)]);
  const own = perPiece[products.findIndex((product) => product.slug === slug)] ?? 0;
  return [newPrice, own, ...spreads].map((value) => `$${value.toFixed(2)}`);
}

test("one changed price changes every place that depends on it, and nothing else", async () => {
  const before = await renderTexts(content.edition());
  const file = readdirSync(content.path("products")).find((name) => name.includes(slug));
  content.edit(`products/${file}`, /(?<=^price:.*?value: )[\d.]+/m, String(newPrice));
  const edition = content.edition();
  const derived = derivedAmounts(edition);
  const after = await renderTexts(edition);
  const changed = [...after].filter(([path, text]) => text !== before.get(path));
  const blank = (words = "") => words.replaceAll(amount, "$");
  for (const [path, text] of changed) {
    expect(blank(text), `${path} changes in its amounts only`).toBe(blank(before.get(path)));
    const then = amountsIn(before.get(path));
    const fresh = amountsIn(text).filter((value, index) => value !== then[index]);
    expect(derived, path).toEqual(expect.arrayContaining(fresh));
  }
  const paths = changed.map(([path]) => path);
  expect(paths).toEqual(expect.arrayContaining(["/products", `/products/${slug}`, "/compare"]));
  expect(paths).not.toContain("/methodology");
  expect(amountsIn(after.get(`/products/${slug}`))).toContain(`$${newPrice}`);
});
