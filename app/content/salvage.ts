import { z } from "zod";
import { type Prose, parseProse } from "./prose";

/** A part of the content, reduced to its valid fields and items. */
export type Sound<T> = T extends Prose
  ? T
  : T extends readonly (infer Item)[]
    ? readonly (Sound<Item> | undefined)[]
    : T extends object
      ? { [Key in keyof T]?: Sound<T[Key]> | undefined }
      : T;

/**
 * The valid fields of an object, items of a list or parts of a sentence that its schema refuses, so that one mistake does not
 * hide others.
 */
export function salvage(schema: z.core.$ZodType, raw: unknown): unknown {
  const parsed = z.safeParse(schema, raw);
  if (parsed.success) return parsed.data;
  if (schema instanceof z.ZodOptional) return salvage(schema.unwrap(), raw);
  if (schema instanceof z.ZodPipe && schema.def.in instanceof z.ZodString && typeof raw === "string")
    return parseProse(raw).prose;
  if (schema instanceof z.ZodPipe && schema.def.in instanceof z.ZodObject) return salvage(schema.def.in, raw);
  if (schema instanceof z.ZodArray && Array.isArray(raw))
    return raw.map((item) => salvage(schema.element, item));
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return undefined;
  const fields = Object.entries(raw);
  if (schema instanceof z.ZodRecord)
    return Object.fromEntries(fields.map(([key, value]) => [key, salvage(schema.valueType, value)]));
  if (schema instanceof z.ZodObject) {
    const known = fields.filter(([key]) => Object.hasOwn(schema.shape, key));
    return Object.fromEntries(known.map(([key, value]) => [key, salvage(schema.shape[key], value)]));
  }
  return undefined;
}
