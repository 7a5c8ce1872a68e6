import { z } from "zod";
import { reportFiles } from "./report-files";
import ofFields from "./schema/descriptions.json";
import { productSchema } from "./schema/product";

/**
 * The JSON Schema (draft 7, which editors know) of each content file, by its file name. `figureIds` matches the ids that a
 * figure may have.
 */
export function describeSchemas(figureIds: RegExp): { name: string; text: string }[] {
  const product = { file: "product.yaml", schema: productSchema, about: "One product." };
  return [...Object.values(reportFiles), product].map(({ file, schema, about }) => {
    const name = file.replace(".yaml", "");
    const described = complete(name, toJsonSchema(schema.describe(about) as z.ZodType), figureIds);
    return { name: `${name}.json`, text: `${JSON.stringify(described, null, 2)}\n` };
  });
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Adds what Zod does not know of: descriptions, and checks across fields and files that need no other file's content. */
function complete(name: string, schema: JsonSchema, figureIds: RegExp): JsonSchema {
  describeFields(name, schema);
  if (name === "figures") schema.propertyNames = { pattern: figureIds.source };
  const entry = name === "changes" ? (schema.items as JsonSchema) : undefined;
  const { items } = (entry?.properties?.figures ?? {}) as JsonSchema;
  if (items) (items as JsonSchema).pattern = figureIds.source;
  if (name === "product") schema.dependencies = { rating: ["reviews"], reviews: ["rating"] };
  const { currency } = (schema.properties ?? {}) as Record<string, JsonSchema>;
  if (currency) currency.pattern = `^(${Intl.supportedValuesOf("currency").join("|")})$`;
  return schema;
}

/** What fields mean that their schemas do not describe: by name, or by file and name where a name has several meanings. */
const descriptions: Readonly<Record<string, string>> = ofFields;

function describeFields(file: string, schema: unknown): void {
  if (typeof schema !== "object" || schema === null) return;
  const { properties } = schema as JsonSchema;
  for (const [key, field] of Object.entries(properties ?? {})) {
    const description = descriptions[`${file}.${key}`] ?? descriptions[key];
    if (typeof field === "object" && description) field.description ??= description;
  }
  for (const child of Object.values(schema)) describeFields(file, child);
}

function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: "input",
    target: "draft-7",
    override({ zodSchema, jsonSchema }) {
      if (zodSchema instanceof z.ZodObject)
        jsonSchema.required = Object.keys(zodSchema.shape).filter((key) => !isOptional(zodSchema.shape[key]));
      if (isStated(zodSchema)) allowShortForm(jsonSchema);
    },
  });
}

function isOptional(schema: unknown): boolean {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
}

/** What `stated` makes: a pipe that begins with a function. */
function isStated(schema: unknown): boolean {
  return schema instanceof z.ZodPipe && schema.def.in instanceof z.ZodTransform;
}

/** `price: 8` and `price: { value: 8, kind: … }`. */
function allowShortForm(schema: z.core.JSONSchema.BaseSchema): void {
  const long = { ...schema };
  const short = (schema.properties as Record<string, z.core.JSONSchema.BaseSchema>).value;
  for (const key of Object.keys(schema)) delete schema[key];
  if (short) schema.anyOf = [short, long];
}
