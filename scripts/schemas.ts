import { rmSync } from "node:fs";
import path from "node:path";
import { listFolders } from "../app/content/folders";
import { template } from "./edition/start-edition";
import { schemaFolder, writeSchemaLines, writeSchemas } from "./edition/write-schemas";

// `npm run schemas` writes the JSON Schema of every content file, and in the first line of each file the way to it.
const folder = schemaFolder();
writeSchemas(folder);
for (const root of [...listFolders(), template]) {
  writeSchemaLines(root);
  // Was moved with content/ into editions/.
  const own = path.join(root, "schema");
  if (own !== folder) rmSync(own, { recursive: true, force: true });
}
console.log(`Wrote the schemas into ${folder}.`);
