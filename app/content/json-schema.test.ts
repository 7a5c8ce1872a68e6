import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { schemaFolder } from "../../scripts/edition/write-schemas";
import { fixtureContent } from "../../tests/sites";
import { heart } from "../../tests/trial-content";
import { figureIds } from "../analysis/figures";
import { listFolder } from "./folder";
import { describeSchemas } from "./json-schema";
import { reportFiles } from "./report-files";

const current = new Map(describeSchemas(figureIds).map(({ name, text }) => [name, text]));
const files = [...Object.values(reportFiles).map(({ file }) => file), ...listFolder(fixtureContent).products];
const read = (...path: string[]) => readFileSync(join(...path), "utf8");

test("the one copy of the schemas is current", () => {
  expect(readdirSync(schemaFolder()).sort()).toEqual([...current.keys()].sort());
  for (const [name, text] of current)
    expect(read(schemaFolder(), name), `${name} is stale: run npm run schemas`).toBe(text);
});

// The schema that a file names, as editors find it.
const compile = (text: string) => addFormats.default(new Ajv({ strict: false })).compile(JSON.parse(text));
const schemas = new Map([...current].map(([name, text]) => [name, compile(text)]));

const fits = (file: string, text: string) => {
  const name = file.startsWith("products/") ? "product.json" : file.replace(".yaml", ".json");
  return schemas.get(name)?.(parse(text)) === true;
};

test.each(files)("%s fits its schema, and a misspelled key does not", (file) => {
  const text = read(fixtureContent, file);
  expect(fits(file, text)).toBe(true);
  expect(fits(file, text.replace(/^(- | {2}|)(?=[a-z]\w*:)/mu, "$1x"))).toBe(false);
});

test("every field has a description", () => {
  const bare = (schema: unknown): string[] => {
    if (typeof schema !== "object" || schema === null) return [];
    const { properties = {} } = schema as { properties?: Record<string, { description?: string }> };
    const own = Object.keys(properties).filter((key) => !properties[key]?.description);
    return [...own, ...Object.values(schema).flatMap(bare)];
  };
  for (const [name, text] of current) expect(bare(JSON.parse(text)), name).toEqual([]);
});

test.each([
  ["figures.yaml", "brand-share:", "brand-shar:"],
  ["report.yaml", "currency: USD", "currency: USS"],
  [heart, /^reviews:.*\n/mu, ""],
])("in %s is marked while typing: %s", (file, found, replacement) => {
  const text = read(fixtureContent, file);
  expect([fits(file, text), fits(file, text.replace(found, replacement))]).toEqual([true, false]);
});

test("a value is a plain one or names its kind", () => {
  const product = read(fixtureContent, heart);
  const withPrice = (price: string) => fits(heart, product.replace(/^price:.*$/mu, `price: ${price}`));
  expect(["8.49", "{ value: 8.49, kind: illustrative }"].map(withPrice)).toEqual([true, true]);
  for (const price of ["cheap", "{ value: 8.49, kind: guess }", "{ kind: input }"])
    expect(withPrice(price), price).toBe(false);
});
