import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { writeSchemas } from "./json-schema";
import { readContent } from "./read-content";

const folder = mkdtempSync(path.join(tmpdir(), "schemas-"));
writeSchemas(folder, (await readContent("content")).schemas);
const files = readdirSync("content", { recursive: true, encoding: "utf8" });

test.each(files.filter((file) => file.endsWith(".yaml")))(
  "editors find no mistake in %s, and one in an unknown key",
  (file) => {
    const name = path.dirname(file) === "products" ? "product" : path.basename(file, ".yaml");
    const written = readFileSync(path.join(folder, "schema", `${name}.json`), "utf8");
    const schema = z.fromJSONSchema(JSON.parse(written));
    const content = parse(readFileSync(path.join("content", file), "utf8"));
    expect(schema.safeParse(content).error).toBeUndefined();
    const [first = content] = Array.isArray(content) ? content : [];
    const misspelled = { ...first, unknown: "key" };
    expect(schema.safeParse(first === content ? misspelled : [misspelled]).success).toBe(false);
  },
);
