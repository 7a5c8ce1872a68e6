import { z } from "zod";
import { reportFiles } from "./report-files";
import { productSchema } from "./schema/product";

/** The JSON Schema of each content file, in draft 7, which editors support. */
export function describeSchemas(): { name: string; text: string }[] {
  const product = { file: "product.yaml", schema: productSchema, about: "One product." };
  return [...Object.values(reportFiles), product].map(({ file, schema, about }) => {
    const name = file.replace(".yaml", "");
    const described = toJsonSchema(schema.describe(about) as z.ZodType);
    // Zod does not export checks across fields.
    if (name === "product") described.dependencies = { rating: ["reviews"], reviews: ["rating"] };
    return { name: `${name}.json`, text: `${JSON.stringify(described, null, 2)}\n` };
  });
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: "input",
    target: "draft-7",
    override({ zodSchema, jsonSchema }) {
      if (zodSchema instanceof z.ZodObject)
        jsonSchema.required = Object.keys(zodSchema.shape).filter((key) => !isOptional(zodSchema.shape[key]));
      if (isSourced(zodSchema)) allowShortForm(jsonSchema);
    },
  });
}

function isOptional(schema: unknown): boolean {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
}

/** `sourced` makes a pipe that begins with a function. */
function isSourced(schema: unknown): boolean {
  return schema instanceof z.ZodPipe && schema.def.in instanceof z.ZodTransform;
}

/** Allows `price: 8` instead of `price: { value: 8, kind: … }`. */
function allowShortForm(schema: z.core.JSONSchema.BaseSchema): void {
  const long = { ...schema };
  const short = (schema.properties as Record<string, z.core.JSONSchema.BaseSchema>).value;
  for (const key of Object.keys(schema)) delete schema[key];
  if (short) schema.anyOf = [short, long];
}
