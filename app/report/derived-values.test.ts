import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { editionIn } from "../../tests/trial-content";
import { type Kind, kinds, weakestKind } from "../content/kind";
import { traverse } from "../content/traverse";
import { isSourced } from "./content-values";
import { deriveValues, type Values } from "./derived-values";
import { deriveProducts } from "./product";
import { deriveShares } from "./share";
import { deriveTiers } from "./tier";
import { formatValue } from "./value";

const edition = editionIn();
const { products, resolver, shares, tiers } = edition;
const { values } = resolver;
const document = readFileSync(path.join(import.meta.dirname, "../../docs/values.md"), "utf8");

/** The values of the placeholders in docs/values.md. */
const placeholders: Record<string, readonly string[]> = {
  group: shares.map(({ brand }) => brand),
  brand: [...new Set(products.map(({ brand }) => brand))],
  label: tiers.map(({ label }) => label),
  theme: [...new Set(products.map(({ theme }) => theme))],
  slug: products.map(({ slug }) => slug),
  kind: kinds,
};
/** Values that only some products have. */
const optional = ["rating", "reviews"];

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

test("docs/values.md lists every value once, and no others", () => {
  const patterns = documentedPatterns();
  expect(new Set(patterns).size).toBe(patterns.length);
  const documented = patterns.filter((pattern) => !pattern.startsWith("this.")).flatMap(expand);
  const isOptional = (name: string) => optional.some((field) => name.endsWith(`.${field}`));
  expect(documented.filter((name) => values.has(name) || !isOptional(name)).sort()).toEqual(
    [...values.keys()].sort(),
  );
  for (const field of optional)
    expect(
      [...values.keys()].some((name) => name.endsWith(`.${field}`)),
      field,
    ).toBe(true);
});

// tests/parity/values.ts recomputes each value from the published tables.
test("values are of kind input for ranges and illustrative for chosen counts", () => {
  const counts = ["input", "public", "illustrative", "unknown"].map(
    (kind) => values.get(`values.${kind}.count`)?.raw,
  );
  expect(counts, "of seven facts of four products").toEqual([11, 0, 12, 5]);
  const heart = "product.bioswiss-heart-shaped";
  for (const name of ["price.range", "share.BioSwiss.percent", `${heart}.rating`])
    expect(values.get(name)?.kind, name).toBe("input");
  expect(values.get("decorated.percent")?.kind).toBe("illustrative");
});

test("values are no more certain than what they are made of", () => {
  for (const { input, values, changed } of changesOfInputs()) {
    expect(changed.length, input.name).toBeGreaterThan(0);
    for (const name of changed) {
      const kind = values.get(name)?.kind ?? input.kind;
      expect([input.name, name, kind]).toEqual([input.name, name, weakestKind([kind, input.kind])]);
    }
  }
});

test("values name all of several leaders, and count them together", () => {
  const report = structuredClone(edition.report);
  report.products = report.products.slice(1, 3);
  const show = (name: string) => {
    const value = listValues(report).get(name);
    return value && formatValue(value);
  };
  const names = ["name", "products", "percent", "listed"].map((field) => `leader.${field}`);
  expect(names.map(show)).toEqual(["BioSwiss and Welly", "2", "100%", "2"]);
  expect(show("others.count")).toBe("0");
});

test("values have no empty, undefined or infinite text", () => {
  for (const [name, value] of values) {
    expect(formatValue(value), name).not.toMatch(/NaN|Infinity|undefined|null|^\s*$/u);
    expect(value.kind === "public", name).toBe(value.sources.length > 0 && value.kind !== "illustrative");
  }
});

/** Of each input of less certainty: every derived value with it, and the names of those that change when it changes. */
function changesOfInputs() {
  const report = structuredClone(edition.report);
  for (const stated of [...report.products, report.figures].flatMap((each) => [...traverse(each)]))
    if (isSourced(stated.value)) Object.assign(stated.value, { kind: "input", sources: [] });
  const derive = (change: (copy: typeof report) => void) => {
    const copy = structuredClone(report);
    change(copy);
    return new Map([...listValues(copy)].filter(([name]) => !name.startsWith("values.")));
  };
  const compare = (name: string, kind: Kind, values: Values, others: Values[]) => {
    const names = [...new Set([...values.keys(), ...others.flatMap((other) => [...other.keys()])])];
    const isChanged = (key: string) => others.some((other) => other.get(key)?.raw !== values.get(key)?.raw);
    return { input: { name, kind }, values, changed: names.filter(isChanged) };
  };
  const kind = "illustrative";
  const [whole, part] = (["whole", "part"] as const).map((field) => {
    const set = (value: number) => (copy: typeof report) => {
      Object.assign(copy.figures["decorated-share"]?.counted?.at(-1)?.[field] ?? {}, { value, kind });
    };
    return compare(field, kind, derive(set(50)), [derive(set(1_000_000))]);
  });
  const ofProducts = report.products.flatMap((_, index) => {
    const set = (fields: object) => derive((copy) => Object.assign(copy.products[index] ?? {}, fields));
    const sourced = (field: string, value: unknown, ...others: unknown[]) => {
      const as = (each: unknown) => set({ [field]: each && { value: each, kind, sources: [] } });
      return compare(`${field} ${index}`, kind, as(value), others.map(as));
    };
    return [
      sourced("rating", 5, 4.9, undefined),
      sourced("reviews", { number: 2, noun: "ratings" }, { number: 3, noun: "ratings" }),
      sourced("license", "Some", "Other", undefined),
      compare(`theme ${index}`, "editorial", set({ theme: "Some" }), [set({ theme: "Animals" })]),
      compare(`name ${index}`, "editorial", set({ name: "Some" }), [set({ name: "Other" })]),
    ];
  });
  return [...[whole, part].flatMap((each) => each ?? []), ...ofProducts];
}

function listValues(report: typeof edition.report) {
  const products = deriveProducts(report);
  const shares = deriveShares(products, report.brands);
  return deriveValues(report, products, shares, deriveTiers(products, report.tiers));
}
