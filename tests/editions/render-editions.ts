import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse, parseDocument, stringify } from "yaml";
import type { z } from "zod";
import { ContentError } from "../../app/content/diagnostic";
import { writeSchemas } from "../../app/content/json-schema";
import { readContent } from "../../app/content/read-content";
import type { SiteFile } from "../../app/files/site-file";
import { readReport } from "../../app/read-report";
import type { Report } from "../../app/report/report";
import { bundleSite } from "../../scripts/bundle";
import { root } from "../../scripts/command";
import { writeSite } from "../../scripts/write-site";
import { type EditionContent, type EditionName, editions, hardNames } from "./editions";

// Makes the content of each edition from content/ and renders its site, into reports/editions/<name>.content and <name>.
// One bundle renders all. The sites have the page that is printed as the PDF, but no compressed copies.

const folder = join(root, "reports/editions");
/** Number of texts that were replaced. */
let textCount = 0;

rmSync(folder, { recursive: true, force: true });
const bundleFolder = join(folder, "bundle");
mkdirSync(bundleFolder, { recursive: true });
const { renderSite } = await bundleSite(bundleFolder, "/");

for (const name of Object.keys(editions) as EditionName[]) {
  const contentFolder = join(folder, `${name}.content`);
  await writeContent(name, contentFolder);
  const { report, pictures } = await readEdition(contentFolder);
  const files = renderSite(report, pictures, { hasPrintEdition: true });
  const drawn = name === "most" ? listDrawnPreviews(report) : [];
  await writeSite(skipPreviews(files, drawn), bundleFolder, join(folder, name));
  console.log(`Rendered ${name} with ${report.products.length} products`);
}
rmSync(bundleFolder, { recursive: true });

/** Returns the link previews that differ most from the shipped ones: those of the longest name and of a photograph. */
function listDrawnPreviews({ products }: Report): string[] {
  const longest = products.filter(({ name }) => name === hardNames[0]);
  const photographed = products.filter(({ pictures }) => pictures.product.credit).slice(-1);
  return [...longest, ...photographed].map(({ slug }) => `/og/${slug}.jpg`);
}

/** Replaces the other link previews by empty files, because drawing them takes longer than everything else. */
function skipPreviews(files: readonly SiteFile[], drawn: readonly string[]): SiteFile[] {
  return files.map((file) =>
    file.path.startsWith("/og/") && !drawn.includes(file.path) ? { ...file, body: "" } : file,
  );
}

/** Writes the content of an edition: a copy of content/, changed by the edition's function. */
async function writeContent(name: EditionName, contentFolder: string): Promise<void> {
  cpSync(join(root, "content"), contentFolder, { recursive: true });
  const content = parseContent(contentFolder);
  await editions[name](content);
  if (name === "least") await removeOptional(content);
  rmSync(join(contentFolder, "products"), { recursive: true });
  mkdirSync(join(contentFolder, "products"));
  const products = content.products.map((product) => [`products/${product.slug}`, product] as const);
  mkdirSync(join(contentFolder, "pages"), { recursive: true });
  for (const [fileName, value] of [...Object.entries(content.files), ...products])
    writeFileSync(
      join(contentFolder, `${fileName}.yaml`),
      stringify(value, {
        aliasDuplicateObjects: false,
        defaultStringType: "QUOTE_DOUBLE",
        defaultKeyType: "PLAIN",
      }),
    );
}

function parseContent(contentFolder: string): EditionContent {
  const parseFolder = (subfolder: string) =>
    readdirSync(join(contentFolder, subfolder))
      .filter((file) => file.endsWith(".yaml"))
      .map((file) => [
        basename(file, ".yaml"),
        parse(readFileSync(join(contentFolder, subfolder, file), "utf8")),
      ]);
  const products = parseFolder("products").map(([, product]) => product);
  products.sort((a, b) => a.id - b.id);
  return { files: Object.fromEntries(parseFolder("")), products, folder: contentFolder };
}

/**
 * Reads the report of an edition. Texts with problems are replaced first: they mention what the edition lacks, and whoever
 * publishes it would rewrite them.
 *
 * @throws {ContentError} If problems remain.
 */
async function readEdition(contentFolder: string) {
  const settings = { contentRoot: contentFolder, basePath: "/", hasPdf: false };
  let result = await readReport(settings);
  for (const problem of result.problems) {
    const [, file, path] = /^\S+\.content\/(\S+\.yaml):\d+:\d+ {2}([\w.-]+): found/.exec(problem) ?? [];
    if (file && path) replaceText(join(contentFolder, file), path.split("."));
  }
  if (result.problems.length > 0) result = await readReport(settings);
  const { report, pictures, problems } = result;
  if (!report) throw new ContentError(problems);
  return { report, pictures };
}

/** Replaces a text, or removes a selection of products (`shows`) that became empty. */
function replaceText(file: string, path: readonly string[]): void {
  const document = parseDocument(readFileSync(file, "utf8"));
  if (path.includes("shows")) document.deleteIn(path.slice(0, path.indexOf("shows") + 1));
  else document.setIn(path, createText());
  writeFileSync(file, String(document));
}

/** Returns a text without values and citations. Each differs, because titles must be unique. */
function createText(): string {
  textCount += 1;
  return `Plain words ${textCount}`;
}

/** Removes fields that the schemas call optional, and replaces texts that have values or citations. */
async function removeOptional({ files, products, folder }: EditionContent): Promise<void> {
  writeSchemas(folder, (await readContent(folder)).fileSchemas);
  const readSchema = (name: string) =>
    JSON.parse(readFileSync(join(folder, "schema", `${name}.json`), "utf8"));
  for (const [name, file] of Object.entries(files))
    if (file instanceof Object) removeOptionalFields(file, readSchema(name));
  for (const product of products) removeOptionalFields(product, readSchema("product"));
}

type Schema = z.core.JSONSchema.BaseSchema;

function removeOptionalFields(value: object, schema: Schema = {}): void {
  const record = value as Record<string, unknown>;
  for (const [key, field] of Object.entries(record)) {
    const isOptional = schema.properties && !schema.required?.includes(key);
    // A sourced value needs its sources.
    if (isOptional && key !== "sources") delete record[key];
    else if (typeof field === "string" && /\{(?!joining|brand)|\]\(/.test(field)) record[key] = createText();
    else if (field instanceof Object)
      removeOptionalFields(
        field,
        (schema.properties?.[key] ?? schema.items ?? schema.additionalProperties) as Schema,
      );
  }
}
