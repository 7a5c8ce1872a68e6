import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeSchemas, schemaFolder } from "../../app/content/json-schema";

/** Writes the JSON Schema of every content file into a content folder, for editors such as VS Code. */
export function writeSchemas(root: string): void {
  mkdirSync(join(root, schemaFolder), { recursive: true });
  for (const { name, text } of describeSchemas()) writeFileSync(join(root, schemaFolder, name), text);
}
