import { z } from "zod";

/** Returns the message for an issue for which the schema does not have its own message. */
export function explainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  switch (issue.code) {
    case "invalid_type":
      return explainType(issue.expected, input, getKeys(issue.inst));
    case "invalid_value":
      return `expected ${issue.values.length > 1 ? "one of " : ""}${issue.values.map((value) => JSON.stringify(value)).join(", ")}`;
    case "too_small":
      if (issue.origin === "array")
        return issue.minimum === 1 ? "expected an item or more" : `expected ${issue.minimum} items or more`;
      return issue.inclusive ? `expected ${issue.minimum} or more` : `expected more than ${issue.minimum}`;
    case "too_big":
      return `expected ${issue.maximum} or less`;
    case "unrecognized_keys":
      // `toDiagnostics` in read-yaml.ts reads these keys.
      return getKeys(issue.inst).join(", ");
    default:
      return undefined;
  }
}

/** @param keys - the keys of the expected object */
function explainType(expected: string, input: unknown, keys: readonly string[]): string | undefined {
  const isNested = typeof input === "object" && input !== null;
  const isOneLine = typeof input === "string" && /^\w+:\S/u.test(input);
  switch (expected) {
    case "string":
      if (isNested)
        return 'found fields or a list; expected a text: in quotes if it begins with { or [, or has ": " in it';
      return input === undefined ? "expected a text" : "expected a text: put it in quotes";
    case "number":
    case "int":
      if (typeof input === "string" && /^\d+(?:\.\d+)?$/u.test(input))
        return "expected a number without quotes";
      if (typeof input === "string" && /\d/u.test(input))
        return "expected only a number, such as 24 or 8.49: a point, no commas, no currency and no unit";
      return expected === "int" ? "expected a whole number" : "expected a number";
    case "boolean":
      return "expected true or false";
    case "array":
      if (isOneLine) return 'found no space after a colon; expected "key: value"';
      return 'expected a list: [one, two], or each item in its own line after "- "';
    case "object":
    case "record":
      if (isOneLine) return 'found no space after a colon; expected "key: value"';
      return `expected fields, as in { key: value, key: value }, with the keys ${keys.join(", ")}`;
    default:
      return undefined;
  }
}

/** Returns the keys that a schema accepts, or an empty list if it is not the schema of an object. */
export function getKeys(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum)
    return Object.keys(schema.keyType.enum);
  return [];
}
