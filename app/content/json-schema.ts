import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { contentFiles } from "./read-content";
import { productSchema } from "./schema/product-record";

/**
 * Writes the JSON Schemas that the first lines of content files name for editors such as VS Code, in draft 7, which these
 * support. A checkout may be read-only: then they are left out.
 */
export function writeSchemas(root: string): void {
  const product = { file: "product.yaml", schema: productSchema };
  try {
    mkdirSync(path.join(root, "schema"), { recursive: true });
    for (const { file, schema } of [...Object.values(contentFiles), product]) {
      const described = z.toJSONSchema(schema, { io: "input", target: "draft-7", override });
      const name = file.replace(".yaml", ".json");
      writeFileSync(path.join(root, "schema", name), `${JSON.stringify(described, null, 2)}\n`);
    }
  } catch (error) {
    console.warn(`Editors get no schemas of the content: ${(error as Error).message}`);
  }
}

interface Override {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** Allows a reported value as it is: `rating: 4.4` instead of `rating: { value: 4.4, kind: reported }`. */
function override({ zodSchema, jsonSchema }: Override): void {
  const isGiven = zodSchema instanceof z.ZodPipe && zodSchema.def.in instanceof z.ZodTransform;
  const { value } = (jsonSchema.properties ?? {}) as Record<string, z.core.JSONSchema.BaseSchema>;
  if (!isGiven || !value) return;
  const long = { ...jsonSchema };
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  jsonSchema.anyOf = [value, long];
}
