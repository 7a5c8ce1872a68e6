import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse, parseDocument, stringify } from "yaml";
import type { z } from "zod";
import { writeSchemas } from "../../app/content/json-schema";
import { readContent } from "../../app/content/read-content";
import { root, runCommand } from "../../scripts/command";
import { runScript } from "../run-script";
import { type Edition, type EditionName, editionNames, editions } from "./editions";

// Makes the content of each edition from content/, and builds its site: reports/editions/<name>.content and <name>.

const folder = join(root, "reports/editions");
/** How many texts were replaced: each by other words, because titles differ. */
let written = 0;

await runCommand(async () => {
  rmSync(folder, { recursive: true, force: true });
  await Promise.all(editionNames.map(make));
});

async function make(name: EditionName): Promise<void> {
  const content = join(folder, `${name}.content`);
  cpSync(join(root, "content"), content, { recursive: true });
  const edition = readEdition(content);
  await editions[name](edition);
  if (name === "least") await leaveOut(edition);
  writeEdition(edition);
  // What its owner would write again: sentences that name what is gone.
  const refused = /^ {2}\S+\.content\/(\S+\.yaml):\d+:\d+ {2}([\w.-]+): found/gm;
  const { said: problems } = await runScript("scripts/check.ts", { CONTENT_DIR: content });
  for (const [, file = "", place = ""] of problems.matchAll(refused))
    replace(join(content, file), place.split("."));
  // A build checks the content first.
  const { code, said } = await runScript("scripts/build.ts", {
    CONTENT_DIR: content,
    DIST: join(folder, name),
  });
  if (code !== 0) throw new Error(`${name}: ${said}`);
  console.log(`${name}: ${said.trim()}`);
}

function readEdition(folder: string): Edition {
  const read = (sub: string) =>
    readdirSync(join(folder, sub))
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => [basename(name, ".yaml"), parse(readFileSync(join(folder, sub, name), "utf8"))]);
  const products = read("products").map(([, product]) => product);
  products.sort((one, other) => one.id - other.id);
  return { files: Object.fromEntries(read("")), products, folder };
}

function writeEdition({ files, products, folder }: Edition): void {
  rmSync(join(folder, "products"), { recursive: true });
  mkdirSync(join(folder, "products"));
  const all = products.map((product): [string, unknown] => [`products/${product.slug}`, product]);
  for (const [name, file] of [...Object.entries(files), ...all])
    writeFileSync(join(folder, `${name}.yaml`), stringify(file, { aliasDuplicateObjects: false }));
}

/** Replaces a text, or leaves out what shows the products of a selection that has none. */
function replace(path: string, place: string[]): void {
  const file = parseDocument(readFileSync(path, "utf8"));
  if (place.includes("shows")) file.deleteIn(place.slice(0, place.indexOf("shows") + 1));
  else file.setIn(place, plainWords());
  writeFileSync(path, String(file));
}

function plainWords(): string {
  written += 1;
  return `Plain words ${written}`;
}

/** Leaves out what schemas call optional, and values and citations in texts. */
async function leaveOut({ files, products, folder }: Edition): Promise<void> {
  writeSchemas(folder, (await readContent(folder)).fileSchemas);
  const schemaOf = (name: string) => JSON.parse(readFileSync(join(folder, "schema", `${name}.json`), "utf8"));
  for (const [name, file] of Object.entries(files)) if (file instanceof Object) thin(file, schemaOf(name));
  for (const product of products) thin(product, schemaOf("product"));
}

type Schema = z.core.JSONSchema.BaseSchema;

function thin(value: object, schema: Schema = {}): void {
  const record = value as Record<string, unknown>;
  for (const [key, field] of Object.entries(record)) {
    const isOptional = schema.properties && !schema.required?.includes(key);
    // A sourced value needs its sources.
    if (isOptional && key !== "sources") delete record[key];
    else if (typeof field === "string" && /\{(?!joining|brand)|\]\(/.test(field)) record[key] = plainWords();
    else if (field instanceof Object)
      thin(field, (schema.properties?.[key] ?? schema.items ?? schema.additionalProperties) as Schema);
  }
}
