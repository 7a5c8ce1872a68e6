import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse, stringify } from "yaml";
import type { z } from "zod";
import { root, runCommand } from "../../scripts/command";
import { runScript } from "../run-script";
import { type Edition, type EditionName, editionNames, editions } from "./editions";

// Makes the content of each edition from content/, and builds its site: reports/editions/<name>.content and <name>.

const folder = join(root, "reports/editions");
/** How many texts were replaced: each by other words, because titles differ. */
let written = 0;

await runCommand(async () => {
  rmSync(folder, { recursive: true, force: true });
  const waiting = [...editionNames];
  // Two at once, because a build uses one core.
  await Promise.all(
    [1, 2].map(async () => {
      for (let name = waiting.shift(); name; name = waiting.shift()) await make(name);
    }),
  );
});

async function make(name: EditionName): Promise<void> {
  const content = join(folder, `${name}.content`);
  mkdirSync(content, { recursive: true });
  cpSync(join(root, "content"), content, { recursive: true });
  const edition = readContent(content);
  await editions[name](edition);
  if (name === "least") await leaveOut(edition);
  writeContent(edition);
  // What its owner would write again: sentences that name what is gone.
  const refused = /^ {2}\S+\.content\/(\S+)\.yaml:\d+:\d+ {2}([\w.-]+): found/gm;
  let checked = await check(content);
  const mistakes = [...checked.said.matchAll(refused)];
  for (const [, file = "", place = ""] of mistakes) replace(content, file, place.split("."));
  if (mistakes.length > 0) checked = await check(content);
  if (checked.code !== 0) throw new Error(`${name}: ${checked.said}`);
  const built = await runScript("scripts/build.ts", { CONTENT_DIR: content, DIST: join(folder, name) });
  if (built.code !== 0) throw new Error(`${name}: ${built.said}`);
  console.log(`${name}: ${built.said.trim()}`);
}

function check(content: string) {
  return runScript("scripts/check.ts", { CONTENT_DIR: content });
}

/** Names without `.yaml`, of products with their folder. */
function pathOf(content: string, name: string): string {
  return join(content, `${name}.yaml`);
}

function readYaml(content: string, name: string) {
  return parse(readFileSync(pathOf(content, name), "utf8"));
}

function toYaml(file: unknown): string {
  return stringify(file, { aliasDuplicateObjects: false });
}

function listNames(content: string, sub = ""): string[] {
  const names = readdirSync(join(content, sub)).filter((name) => name.endsWith(".yaml"));
  return names.map((name) => join(sub, basename(name, ".yaml")));
}

function readContent(folder: string): Edition {
  const files = Object.fromEntries(listNames(folder).map((name) => [name, readYaml(folder, name)]));
  const products = listNames(folder, "products").map((name) => readYaml(folder, name));
  products.sort((one, other) => one.id - other.id);
  return { files: files as Edition["files"], products, folder };
}

function writeContent({ files, products, folder }: Edition): void {
  rmSync(join(folder, "products"), { recursive: true });
  mkdirSync(join(folder, "products"));
  for (const [name, file] of Object.entries(files)) writeFileSync(pathOf(folder, name), toYaml(file));
  for (const product of products) writeFileSync(pathOf(folder, `products/${product.slug}`), toYaml(product));
}

/** Replaces a text, or leaves out what shows the products of a selection that has none. */
function replace(content: string, name: string, place: string[]): void {
  const file = readYaml(content, name);
  const [key = "", ...parents] = place.toReversed();
  let parent = file;
  for (const each of parents.toReversed()) {
    if (each === "shows") break;
    parent = parent[each];
  }
  if (place.includes("shows")) delete parent.shows;
  else parent[key] = plainWords();
  writeFileSync(pathOf(content, name), toYaml(file));
}

function plainWords(): string {
  written += 1;
  return `Plain words ${written}`;
}

/** Leaves out what schemas call optional, and values and citations in texts. */
async function leaveOut({ files, products, folder }: Edition): Promise<void> {
  // Writes the schemas.
  await check(folder);
  const schemaOf = (name: string) => JSON.parse(readFileSync(join(folder, "schema", `${name}.json`), "utf8"));
  for (const [name, file] of Object.entries(files)) if (file instanceof Object) thin(file, schemaOf(name));
  for (const product of products) thin(product, schemaOf("product"));
}

type Schema = z.core.JSONSchema.BaseSchema;

function thin(value: object, schema: Schema = {}): void {
  const record = value as Record<string, unknown>;
  for (const [key, field] of Object.entries(record)) {
    const isOptional = schema.properties && !schema.required?.includes(key);
    // Beside a sourced value it is not.
    if (isOptional && key !== "sources") delete record[key];
    else if (typeof field === "string" && /\{(?!joining|brand)|\]\(/.test(field)) record[key] = plainWords();
    else if (field instanceof Object)
      thin(field, (schema.properties?.[key] ?? schema.items ?? schema.additionalProperties) as Schema);
  }
}
