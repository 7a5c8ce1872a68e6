import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/**
 * Writes the JSON Schemas to which content files refer in their first line, so that editors such as VS Code
 * complete and check them. The schemas are in draft 7, which these editors support. Prints a warning if the
 * content folder is read-only.
 *
 * @param fileSchemas - the schemas by the names of their files without `.yaml`
 */
export function writeSchemas(root: string, fileSchemas: ReadonlyMap<string, z.ZodType>): void {
  try {
    mkdirSync(path.join(root, "schema"), { recursive: true });
    for (const [name, schema] of fileSchemas) {
      const jsonSchema = z.toJSONSchema(schema, { io: "input", target: "draft-7", override: allowShortForm });
      writeFileSync(path.join(root, "schema", `${name}.json`), `${JSON.stringify(jsonSchema, null, 2)}\n`);
    }
  } catch (error) {
    console.warn(`Editors get no schemas of the content: ${(error as Error).message}`);
  }
}

/**
 * Allows the short form of a reported value, such as `rating: 4.4` for
 * `rating: { value: 4.4, kind: reported }`. zod describes only the long form, because the short form is
 * converted to it by `z.preprocess`.
 */
const allowShortForm: Required<z.core.ToJSONSchemaParams>["override"] = ({ zodSchema, jsonSchema }) => {
  const isPreprocessed = zodSchema instanceof z.ZodPipe && zodSchema.def.in instanceof z.ZodTransform;
  const { value: shortForm } = (jsonSchema.properties ?? {}) as Record<string, z.core.JSONSchema.BaseSchema>;
  if (!isPreprocessed || !shortForm) return;
  const longForm = { ...jsonSchema };
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  jsonSchema.anyOf = [shortForm, longForm];
};
