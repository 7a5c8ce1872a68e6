import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Document, parse, visit } from "yaml";

// biome-ignore lint/suspicious/noExplicitAny: the YAML of a content file, before it is checked
export type Yaml = any;

/** Changes a content file. Its first comment stays, and values stand on one line with their kind. */
export function editYaml(folder: string, file: string, change: (content: Yaml) => void): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const content = parse(text);
  change(content);
  const document = new Document(content, { aliasDuplicateObjects: false });
  visit(document, {
    Map(_, map) {
      if (map.items.length === 1 || (map.has("kind") && map.has("value"))) map.flow = true;
    },
  });
  const comment = /^(?:#.*\n)*/u.exec(text)?.[0] ?? "";
  writeFileSync(path, comment + document.toString({ lineWidth: 0 }));
}
