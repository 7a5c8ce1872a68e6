import { z } from "zod";
import { contentFiles } from "./content-files";
import { productSchema } from "./schema/product-record";

/** The JSON Schema of each content file, in draft 7, which editors support. */
export function describeSchemas(): { name: string; text: string }[] {
  const product = { file: "product.yaml", schema: productSchema };
  return [...Object.values(contentFiles), product].map(({ file, schema }) => ({
    name: file.replace(".yaml", ".json"),
    text: `${JSON.stringify(z.toJSONSchema(schema, { io: "input", target: "draft-7", override }), null, 2)}\n`,
  }));
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
