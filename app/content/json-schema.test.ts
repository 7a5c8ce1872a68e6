import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { fixtureContent } from "../../tests/sites";
import { heart } from "../../tests/trial-content";
import { describeSchemas } from "./json-schema";
import { listFolder } from "./list-files";
import { reportFiles } from "./report-files";

const files = [...Object.values(reportFiles).map(({ file }) => file), ...listFolder(fixtureContent).products];
const read = (...path: string[]) => readFileSync(join(...path), "utf8");

// The schema that a file names, as editors find it.
const compile = (text: string) => addFormats.default(new Ajv({ strict: false })).compile(JSON.parse(text));
const schemas = new Map(describeSchemas().map(({ name, text }) => [name, compile(text)]));

const fits = (file: string, text: string) => {
  const name = file.startsWith("products/") ? "product.json" : file.replace(".yaml", ".json");
  return schemas.get(name)?.(parse(text)) === true;
};

test.each(files)("%s fits its schema, and a misspelled key does not", (file) => {
  const text = read(fixtureContent, file);
  expect(fits(file, text)).toBe(true);
  expect(fits(file, text.replace(/^(- \{ |- | {2}|)(?=[a-z]\w*:)/mu, "$1x"))).toBe(false);
});

test.each([
  ["brands.yaml", "#1f9aad", "teal"],
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
