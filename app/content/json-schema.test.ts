import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { writeSchemas } from "./json-schema";
import { readContent } from "./read-content";

const folder = mkdtempSync(path.join(tmpdir(), "schemas-"));
writeSchemas(folder, (await readContent("content")).fileSchemas);
const files = readdirSync("content", { recursive: true, encoding: "utf8" });

test.each(files.filter((file) => file.endsWith(".yaml")))(
  "the JSON Schema of %s accepts the file and rejects an unknown key",
  (file) => {
    const name = path.dirname(file) === "products" ? "product" : path.basename(file, ".yaml");
    const jsonSchema = readFileSync(path.join(folder, "schema", `${name}.json`), "utf8");
    const schema = z.fromJSONSchema(JSON.parse(jsonSchema));
    const content = parse(readFileSync(path.join("content", file), "utf8"));
    expect(schema.safeParse(content).error).toBeUndefined();
    const [record = content] = Array.isArray(content) ? content : [];
    const misspelled = { ...record, unknown: "key" };
    expect(schema.safeParse(record === content ? misspelled : [misspelled]).success).toBe(false);
  },
);
