import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/**
 * Writes the JSON Schemas that the first lines of content files name for editors such as VS Code, in draft 7, which these
 * support. A checkout may be read-only: then they are left out.
 * @param schemas by the names of their files without `.yaml`
 */
export function writeSchemas(root: string, schemas: ReadonlyMap<string, z.ZodType>): void {
  try {
    mkdirSync(path.join(root, "schema"), { recursive: true });
    for (const [name, schema] of schemas) {
      const described = z.toJSONSchema(schema, { io: "input", target: "draft-7", override });
      writeFileSync(path.join(root, "schema", `${name}.json`), `${JSON.stringify(described, null, 2)}\n`);
    }
  } catch (error) {
    console.warn(`Editors get no schemas of the content: ${(error as Error).message}`);
  }
}

/** Allows a reported value as it is: `rating: 4.4` instead of `rating: { value: 4.4, kind: reported }`. */
const override: Required<z.core.ToJSONSchemaParams>["override"] = ({ zodSchema, jsonSchema }) => {
  const isShort = zodSchema instanceof z.ZodPipe && zodSchema.def.in instanceof z.ZodTransform;
  const { value } = (jsonSchema.properties ?? {}) as Record<string, z.core.JSONSchema.BaseSchema>;
  if (!isShort || !value) return;
  const long = { ...jsonSchema };
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  jsonSchema.anyOf = [value, long];
};
