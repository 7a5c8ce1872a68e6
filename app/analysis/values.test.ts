import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { kinds } from "../content/kind";
import { contentFolder } from "../content/trial-content";
import { readEdition } from "../edition/edition";
import { formatValue, type Value } from "./value";

const result = readEdition(contentFolder);
if (!result.ok) throw new Error(result.message);
const { report, products, resolver, shares, tiers } = result.edition;
const { values } = resolver;
const document = readFileSync(path.join(import.meta.dirname, "../../docs/values.md"), "utf8");

/** What a placeholder in docs/values.md stands for. */
const placeholders: Record<string, readonly string[]> = {
  group: shares.map(({ brand }) => brand),
  brand: [...new Set(products.map(({ brand }) => brand))],
  label: tiers.map(({ label }) => label),
  theme: [...new Set(products.map(({ theme }) => theme))],
  count: [...new Set(products.map(({ bandages }) => String(bandages)))],
  slug: products.map(({ slug }) => slug),
  kind: kinds,
};
/** Values that a product has only if the brief gives them. */
const optional = ["rating", "reviews", "licence"];

/** The names in the first cell of each row; `.name` goes on from the first name of its row. */
function documentedPatterns(): string[] {
  const rows = document.split("\n").filter((line) => line.startsWith("| `"));
  return rows.flatMap((row) => {
    const names = [...(row.split(" | ")[0] ?? "").matchAll(/`([^`]+)`/gu)].map(([, name = ""]) => name);
    const stem = (names[0] ?? "").replace(/\.[^.]+$/u, "");
    return names.map((name) => (name.startsWith(".") ? stem + name : name));
  });
}

function expand(pattern: string): string[] {
  const placeholder = /<([a-z]+)>/u.exec(pattern)?.[1];
  if (!placeholder) return [pattern];
  const meanings = placeholders[placeholder];
  if (!meanings) throw new Error(`docs/values.md has the unknown placeholder <${placeholder}>`);
  return meanings.map((meaning) => pattern.replace(`<${placeholder}>`, meaning));
}

const documented = documentedPatterns()
  .filter((pattern) => !pattern.startsWith("this."))
  .flatMap(expand);

describe("docs/values.md", () => {
  test("names every value that there is", () => {
    expect([...values.keys()].filter((name) => !documented.includes(name))).toEqual([]);
  });

  test("names only values that there are", () => {
    const missing = documented.filter((name) => !values.has(name));
    expect(missing.filter((name) => !optional.some((field) => name.endsWith(`.${field}`)))).toEqual([]);
    for (const field of optional)
      expect(
        documented.some(
          (name) => name.startsWith("product.") && name.endsWith(`.${field}`) && values.has(name),
        ),
      ).toBe(true);
  });

  test("names each value once", () => {
    const patterns = documentedPatterns();
    expect(patterns.filter((pattern, index) => patterns.indexOf(pattern) !== index)).toEqual([]);
    expect(patterns.length).toBeGreaterThan(60);
  });

  test("shows the formats as they are", () => {
    const examples = [...document.matchAll(/`\{([^}|]+)(?:\|(\w+))?\}` → ([^,.\s]+)/gu)];
    expect(examples.length).toBeGreaterThanOrEqual(5);
    for (const [, name = "", format, shown] of examples)
      expect(formatValue(values.get(name) as Value, format as "words" | undefined)).toBe(shown);
  });
});

describe("values", () => {
  const raw = (name: string) => values.get(name)?.raw;
  const count = (test: (product: (typeof products)[number]) => boolean) => products.filter(test).length;

  test("add up", () => {
    const sum = (names: string[]) => names.reduce((total, name) => total + Number(raw(name)), 0);
    const all = products.length;
    expect(sum(shares.map(({ brand }) => `share.${brand}.products`))).toBe(all);
    expect(sum((placeholders.brand ?? []).map((brand) => `brand.${brand}.products`))).toBe(all);
    expect(sum(tiers.map(({ label }) => `tier.${label}.products`))).toBe(all);
    expect(sum((placeholders.theme ?? []).map((theme) => `theme.${theme}.products`))).toBe(all);
    expect(sum((placeholders.count ?? []).map((size) => `packs.${size}.products`))).toBe(all);
    expect(sum(["licensed.count", "own.count"])).toBe(all);
    expect(sum(["licensed.percent", "own.percent"])).toBe(100);
    expect(sum(["rated.count", "unrated.count"])).toBe(all);
    expect(sum(["leader.products", "others.products"])).toBe(all);
    expect(sum(["tiers.used.count", "tiers.empty.count"])).toBe(raw("tiers.count"));
    expect(sum(["sources.primary.count", "sources.secondary.count"])).toBe(report.sources.length);
  });

  test("agree with a recount of the products", () => {
    expect(raw("licensed.count")).toBe(count(({ licence }) => licence !== undefined));
    expect(raw("rated.count")).toBe(count(({ rating }) => rating !== undefined));
    expect(raw("leader.listed")).toBe(count(({ brand }) => brand === "BioSwiss"));
    expect(raw("others.count")).toBe(shares.length - 1);
    const prices = products.map(({ dollars }) => dollars).sort((a, b) => a - b);
    expect(raw("price.lowest")).toBe(prices[0]);
    expect(raw("price.highest")).toBe(prices.at(-1));
    expect(raw("price.median")).toBeCloseTo(((prices[4] ?? 0) + (prices[5] ?? 0)) / 2, 10);
    expect(raw("packs.smallest")).toBe(24);
    expect(raw("packs.largest")).toBe(100);
    expect(raw("rated.highest")).toBe(4.4);
  });

  test("know that the brief's ranges are firm and the editors' prices are not", () => {
    const kind = (name: string) => values.get(name)?.kind;
    expect(kind("price.range")).toBe("brief");
    expect(kind("share.BioSwiss.percent")).toBe("brief");
    expect(kind("product.bioswiss-heart-shaped.rating")).toBe("brief");
    for (const name of ["price.median", "price.lowest", "perBandage.highest", "packs.24.products"])
      expect([name, kind(name)]).toEqual([name, "illustrative"]);
    expect(kind("product.bioswiss-heart-shaped.perBandage")).toBe("illustrative");
  });

  test("are no nonsense", () => {
    for (const [name, value] of values) {
      expect(formatValue(value), name).not.toMatch(/NaN|Infinity|undefined|null|^\s*$/u);
      expect(value.kind === "public", name).toBe(value.sources.length > 0 && value.kind !== "illustrative");
    }
  });
});
