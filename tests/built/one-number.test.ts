import "../../scripts/build/production";
import { expect, test } from "vitest";
import { listFigureIds } from "../../app/analysis/figures";
import { median } from "../../app/analysis/value";
import type { Edition } from "../../app/edition/edition";
import { pagePaths } from "../../app/urls";
import { heart, trialContent } from "../trial-content";
import { loadBundle, renderPages } from "./render";

const content = trialContent();
const slug = "bioswiss-heart-shaped";
const newPrice = 9.87;
const amount = /\$\d+(?:\.\d+)?|\d+(?:\.\d+)? cents/g;
const amountsIn = (text: string) => text.match(amount) ?? [];

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
  const own = products.find((product) => product.slug === slug);
  const spread = (values: number[]) => [Math.min(...values), Math.max(...values), median(values)];
  return [
    newPrice,
    newPrice / (own?.countNumber ?? 1),
    ...spread(products.map(({ priceNumber }) => priceNumber)),
    ...spread(products.map(({ priceNumber, countNumber }) => priceNumber / countNumber)),
  ].map((value) => `$${value.toFixed(2)}`);
}

test("one changed price changes every place that depends on it, and nothing else", async () => {
  const before = await renderTexts(content.edition());
  content.edit(heart, /(?<=^price:.*?value: )[\d.]+/m, String(newPrice));
  const edition = content.edition();
  const derived = derivedAmounts(edition);
  const after = await renderTexts(edition);
  const changed = [...after].filter(([path, text]) => text !== before.get(path));
  for (const [path, text] of changed) {
    const was = before.get(path) ?? "";
    const blank = (words: string) => words.replaceAll(amount, "$");
    expect(blank(text), `${path} changes in its amounts only`).toBe(blank(was));
    const then = amountsIn(was);
    const fresh = amountsIn(text).filter((value, index) => value !== then[index]);
    for (const value of fresh) expect(derived, path).toContain(value);
  }
  const paths = changed.map(([path]) => path);
  expect(paths).toEqual(expect.arrayContaining(["/products", `/products/${slug}`, "/compare"]));
  expect(paths).not.toContain("/methodology");
  expect(amountsIn(after.get(`/products/${slug}`) ?? "")).toContain(`$${newPrice}`);
});
