import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeSchemas } from "../app/content/json-schema";
import { root, runCommand } from "./command";

// `npm run schemas` writes the JSON Schema of every content file, which the first line of each file leads editors to.
await runCommand(() => {
  const folder = join(root, "content/schema");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of describeSchemas()) writeFileSync(join(folder, name), text);
  console.log(`Wrote the schemas into ${folder}.`);
});
