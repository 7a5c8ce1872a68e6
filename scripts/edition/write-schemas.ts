import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { figureIds } from "../../app/analysis/figures";
import { listFolder } from "../../app/content/folder";
import { describeSchemas } from "../../app/content/json-schema";
import { reportFiles } from "../../app/content/report-files";

/** The one folder of JSON Schemas, for editors such as VS Code: in content/. */
export function schemaFolder(): string {
  return path.resolve("content", "schema");
}

/** Writes the JSON Schema of every content file. */
export function writeSchemas(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of describeSchemas(figureIds)) writeFileSync(path.join(folder, name), text);
}

/** The first line of each file of an edition, by which editors find its schema. */
export function listSchemaLines(root: string): { file: string; line: string }[] {
  const names = [...Object.values(reportFiles).map(({ file }) => file), ...listFolder(root).products];
  return names.map((name) => {
    const file = path.join(root, name);
    const schema = name.startsWith("products/") ? "product.json" : name.replace(".yaml", ".json");
    const address = path.relative(path.dirname(file), path.join(schemaFolder(), schema));
    return { file, line: `# yaml-language-server: $schema=${address.replaceAll(path.sep, "/")}\n` };
  });
}

/** Corrects the first line of each file of an edition, which changes with the edition's place. */
export function writeSchemaLines(root: string): void {
  for (const { file, line } of listSchemaLines(root)) {
    const text = readFileSync(file, "utf8");
    writeFileSync(file, line + text.replace(/^# yaml-language-server:.*\n/u, ""));
  }
}
