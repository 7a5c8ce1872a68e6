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
const newPrice = "12.79";
const amount = /\$\d+(?:\.\d+)?/g;
const amountsIn = (text = "") => text.match(amount) ?? [];

/** Without addresses of pictures and hashes, which may change with any value. */
async function renderTexts(edition: Edition): Promise<Map<string, string>> {
  const slugs = edition.products.map((product) => product.slug);
  const paths = pagePaths(slugs, listFigureIds(edition.report));
  const pages = await renderPages(await loadBundle(), edition, paths);
  const textOf = (html: string) =>
    html
      .replaceAll(/(\/art\/[\w-]+)\.\w+\.svg/g, "$1.svg")
      .replaceAll(/\b(?:[0-9a-f]{64}|[0-9a-f]{16})\b/g, "hash")
      .replaceAll(/<style[\s\S]*?<\/style>/g, "")
      .replaceAll(/<[^>]+>/g, "\n");
  return new Map([...pages].map(([path, html]) => [path, textOf(html)]));
}

test("one changed price changes every place that depends on it, and nothing else", async () => {
  const before = await renderTexts(content.edition());
  const file = readdirSync(content.path("products")).find((name) => name.includes(slug));
  content.edit(`products/${file}`, /(?<=^price:.*?value: )[\d.]+/m, newPrice);
  const after = await renderTexts(content.edition());
  const changed = [...after].filter(([path, text]) => text !== before.get(path));
  const blank = (words = "") => words.replaceAll(amount, "$");
  for (const [path, text] of changed) {
    expect(blank(text), `${path} changes in its amounts only`).toBe(blank(before.get(path)));
    const then = amountsIn(before.get(path));
    const fresh = amountsIn(text).filter((value, index) => value !== then[index]);
    expect(new Set(fresh), path).toEqual(new Set([`$${newPrice}`]));
  }
  const paths = changed.map(([path]) => path);
  expect(paths).toEqual(expect.arrayContaining(["/products", `/products/${slug}`, "/compare"]));
  expect(paths).not.toContain("/methodology");
});
