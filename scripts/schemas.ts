import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeSchemas, schemaFolder } from "../app/content/json-schema";
import { contentRoot } from "../app/edition/edition";

// `npm run schemas` writes the JSON Schema of every content file, for editors such as VS Code. The test edition gets them too.
const schemas = describeSchemas();
for (const root of [contentRoot(), fileURLToPath(new URL("../tests/edition", import.meta.url))]) {
  mkdirSync(join(root, schemaFolder), { recursive: true });
  for (const { name, text } of schemas) writeFileSync(join(root, schemaFolder, name), text);
  console.log(`Wrote ${schemas.length} schemas into ${join(root, schemaFolder)}.`);
}
