import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { schemaFolder } from "../app/content/json-schema";
import { contentRoot } from "../app/edition/edition";
import { writeSchemas } from "./edition/write-schemas";

// `npm run schemas` writes the JSON Schema of every content file. The test edition gets them too.
for (const root of [contentRoot(), fileURLToPath(new URL("../tests/edition", import.meta.url))]) {
  writeSchemas(root);
  console.log(`Wrote the schemas into ${join(root, schemaFolder)}.`);
}
