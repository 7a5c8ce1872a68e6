import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { editionIn } from "../../tests/trial-content";
import { kinds } from "../content/kind";
import { formatValue, type Value } from "./value";

const edition = editionIn();
const { products, resolver, shares, tiers, formats } = edition;
const { values } = resolver;
const document = readFileSync(path.join(import.meta.dirname, "../../docs/values.md"), "utf8");

/** The values of the placeholders in docs/values.md. */
const placeholders: Record<string, readonly string[]> = {
  group: shares.map(({ brand }) => brand),
  brand: [...new Set(products.map(({ brand }) => brand))],
  label: tiers.map(({ label }) => label),
  theme: [...new Set(products.map(({ theme }) => theme))],
  count: [...new Set(products.map(({ countNumber }) => String(countNumber)))],
  slug: products.map(({ slug }) => slug),
  kind: kinds,
  key: edition.report.list.facts.map(({ key }) => key),
};
/** Values that only some products have. */
const optional = ["rating", "reviews", "licence"];

/** The names in the first cell of each row; `.name` has the prefix of the row's first name. */
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
  test("lists every value", () => {
    expect([...values.keys()].filter((name) => !documented.includes(name))).toEqual([]);
  });

  test("lists only existing values", () => {
    const missing = documented.filter((name) => !values.has(name));
    expect(missing.filter((name) => !optional.some((field) => name.endsWith(`.${field}`)))).toEqual([]);
    for (const field of optional)
      expect(
        documented.some(
          (name) => name.startsWith("product.") && name.endsWith(`.${field}`) && values.has(name),
        ),
      ).toBe(true);
  });

  test("lists each value once", () => {
    const patterns = documentedPatterns();
    expect(patterns.filter((pattern, index) => patterns.indexOf(pattern) !== index)).toEqual([]);
    expect(patterns.length).toBeGreaterThan(60);
  });

  test("shows the real formats", () => {
    const examples = [...document.matchAll(/`\{([^}|]+)(?:\|(\w+))?\}` → ([^,.\s]+)/gu)];
    expect(examples.length).toBeGreaterThanOrEqual(5);
    for (const [, name = "", format, shown] of examples)
      expect(formatValue(values.get(name) as Value, formats, format as "words" | undefined)).toBe(shown);
  });
});

// tests/parity/measures.ts recomputes each value from the published tables.
describe("values", () => {
  test("are of kind input for ranges and illustrative for chosen prices", () => {
    const kind = (name: string) => values.get(name)?.kind;
    expect(kind("price.range")).toBe("input");
    expect(kind("share.BioSwiss.percent")).toBe("input");
    expect(kind("product.bioswiss-heart-shaped.rating")).toBe("input");
    for (const name of ["price.median", "price.lowest", "perPiece.highest", "packs.24.products"])
      expect([name, kind(name)]).toEqual([name, "illustrative"]);
    expect(kind("product.bioswiss-heart-shaped.perPiece")).toBe("illustrative");
  });

  test("have no empty, undefined or infinite text", () => {
    for (const [name, value] of values) {
      expect(formatValue(value, formats), name).not.toMatch(/NaN|Infinity|undefined|null|^\s*$/u);
      expect(value.kind === "public", name).toBe(value.sources.length > 0 && value.kind !== "illustrative");
    }
  });
});
