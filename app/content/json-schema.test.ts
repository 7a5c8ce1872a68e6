import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { fixtureContent } from "../../tests/sites";
import { heart } from "../../tests/trial-content";
import { describeIssues } from "./issue";
import { describeSchemas } from "./json-schema";
import { listFolder } from "./list-files";
import { reportFiles } from "./report-files";
import { productSchema } from "./schema/product";
import { traverse } from "./traverse";

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

test("a value names its kind, except where a plain one is a study input", () => {
  const product = read(fixtureContent, heart);
  const withPrice = (price: string) => fits(heart, product.replace(/^price:.*$/mu, `price: ${price}`));
  expect(withPrice("{ value: 8.49, kind: illustrative }")).toBe(true);
  expect(fits(heart, product.replace(/^rating:.*$/mu, "rating: { value: 4.4, kind: input }"))).toBe(true);
  for (const price of ["8.49", "cheap", "{ value: 8.49, kind: guess }", "{ kind: input }"])
    expect(withPrice(price), price).toBe(false);
});

test("any other value is accepted or described: no check across fields meets a field that does not fit", () => {
  const wrong = [" ", -1, []];
  for (const { file, schema } of [...Object.values(reportFiles), { file: heart, schema: productSchema }]) {
    const content = parse(read(fixtureContent, file));
    const problems = new Set<string>();
    for (const { path } of [...traverse(content)].filter(({ value }) => typeof value !== "object")) {
      const parent = path.slice(0, -1).reduce((value, key) => value[key], content);
      const key = path.at(-1) as string;
      const before = parent[key];
      for (const value of wrong) {
        parent[key] = value;
        const { error } = schema.safeParse(content, { reportInput: true });
        for (const { message } of describeIssues(error?.issues ?? [])) problems.add(message);
      }
      parent[key] = before;
    }
    expect(
      [...problems].filter((message) => /^(?:Invalid|Too)|undefined/u.test(message)),
      file,
    ).toEqual([]);
    expect(problems.size).toBeGreaterThan(0);
  }
});
