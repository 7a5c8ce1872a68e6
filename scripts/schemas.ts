import { contentRoot, explainMissing } from "../app/content/folders";
import { runCommand } from "./command";
import { template } from "./edition/start-edition";
import { schemaFolder, writeSchemaLines, writeSchemas } from "./edition/write-schemas";

// `npm run schemas` writes the JSON Schema of every content file, and in the first line of each file the way to it.
await runCommand(() => {
  const folder = schemaFolder();
  const missing = explainMissing(contentRoot());
  if (missing) throw new Error(missing);
  writeSchemas(folder);
  for (const root of [contentRoot(), template]) writeSchemaLines(root);
  console.log(`Wrote the schemas into ${folder}.`);
});
