import { join } from "node:path";
import { describeSchemas } from "../../app/content/json-schema";
import { root } from "../command";
import { writeInto } from "./site-files";

/**
 * Writes the JSON Schemas that the first lines of content files name for editors such as VS Code. Only warns if it cannot
 * write, as in a read-only checkout: no command needs them.
 */
export function writeSchemas(folder = join(root, "content/schema")): void {
  try {
    for (const { name, text } of describeSchemas()) writeInto(folder, name, text);
  } catch (error) {
    console.warn(`Editors get no schemas of the content: ${(error as Error).message}`);
  }
}
