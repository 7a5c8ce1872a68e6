import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { contentFolder } from "../../tests/trial-content";
import { listFolder } from "./folder";
import { describeSchemas, schemaFolder, schemaLine } from "./json-schema";
import { reportFiles } from "./report-files";

const content = fileURLToPath(new URL("../../content", import.meta.url));
const files = [...Object.values(reportFiles).map(({ file }) => file), ...listFolder(contentFolder).products];
const read = (...path: string[]) => readFileSync(join(...path), "utf8");

test.each([content, contentFolder])("the schemas in %s are current", (root) => {
  for (const { name, text } of describeSchemas())
    expect(read(root, schemaFolder, name), `${name} is stale: run npm run schemas`).toBe(text);
});

test.each([content, contentFolder])("every file in %s names its schema in its first line", (root) => {
  const all = [...Object.values(reportFiles).map(({ file }) => file), ...listFolder(root).products];
  for (const file of all) expect(read(root, file).startsWith(schemaLine(file)), file).toBe(true);
});

// The schema that a file names, as editors find it.
const schemas = new Map(
  describeSchemas().map(({ name, text }) => [
    name,
    addFormats.default(new Ajv({ strict: false })).compile(JSON.parse(text)),
  ]),
);

test.each(files)("%s fits its schema, and a misspelled key does not", (file) => {
  const name = /[^/]+\.json/u.exec(schemaLine(file))?.[0] ?? "";
  const fits = (text: string) => schemas.get(name)?.(parse(text)) === true;
  const text = read(contentFolder, file);
  expect(fits(text)).toBe(true);
  expect(fits(text.replace(/^(- | {2}|)(?=[a-z]\w*:)/mu, "$1x"))).toBe(false);
});

test("a value is a plain one or names its kind", () => {
  const product = read(contentFolder, "products/01-bioswiss-heart-shaped.yaml");
  const withPrice = (price: string) =>
    schemas.get("product.json")?.(parse(product.replace(/^price:.*$/mu, `price: ${price}`)));
  expect(["8.49", "{ value: 8.49, kind: illustrative }"].map(withPrice)).toEqual([true, true]);
  expect(["cheap", "{ value: 8.49, kind: guess }", "{ kind: input }"].map(withPrice)).toEqual([
    false,
    false,
    false,
  ]);
});
