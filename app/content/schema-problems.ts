import type { z } from "zod";

type Issue = z.core.$ZodIssue;

/** A problem with the value at a path; `isKey`: with its key. */
export interface Misfit {
  path: PropertyKey[];
  message: string;
  isKey?: true;
}

/** Describes schema issues, which must report their input. */
export function describeIssues(issues: readonly Issue[]): Misfit[] {
  return issues.flatMap((issue): Misfit[] => {
    const { path } = issue;
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => ({ path: [...path, key], message: describeKey(key), isKey: true }));
    if (issue.code === "invalid_key")
      return [{ path, message: `found the unknown key "${String(path.at(-1))}"`, isKey: true }];
    // Only Zod's own messages begin with "Invalid"; those of the project's schemas say more.
    if (issue.code === "invalid_type" && issue.message.startsWith("Invalid"))
      return [{ path, message: describeType(issue.input, issue.expected) }];
    if (issue.code === "invalid_value" && issue.message.startsWith("Invalid"))
      return [{ path, message: describe(issue.input, `expected one of: ${issue.values.join(", ")}`) }];
    if (issue.code === "too_big" || issue.code === "too_small")
      return [{ path, message: describe(issue.input, describeLimit(issue)) }];
    return [{ path, message: describe(issue.input, issue.message.replace(/^Invalid \w+: /u, "")) }];
  });
}

const fields = 'fields, each as "key: value"';
const types: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: fields,
  record: fields,
};

function describeKey(key: string): string {
  // `{ value: 8,49 }` is read as two keys, 8 and 49.
  return `found the unknown key "${key}"${/^\d+$/u.test(key) ? "; write a number without commas, such as 8.49" : ""}`;
}

function describeLimit(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): string {
  const [limit, closed, open] =
    issue.code === "too_big"
      ? [issue.maximum, "at most", "less than"]
      : [issue.minimum, "at least", "more than"];
  const words = issue.inclusive ? closed : open;
  const items = issue.origin === "array" ? " in the list" : "";
  return `expected ${issue.exact ? "exactly" : words} ${limit}${items}`;
}

/** Says how to write what was probably meant. */
function describeType(found: unknown, expected: string): string {
  const shown = JSON.stringify(found ?? undefined)?.slice(0, 80) ?? "nothing";
  let advice = "";
  if (expected === "array") advice = ': begin each item with "- "';
  else if (expected === "string" && /^[{[]/u.test(shown)) advice = ": put words after { or [ in quotes";
  else if (expected === "string" && shown !== "nothing") advice = `: write "${shown}", in quotes`;
  return `found ${shown}; expected ${types[expected] ?? expected}${advice}`;
}

/** Messages that begin with "expected" need what was found. */
function describe(found: unknown, message: string): string {
  const isWhole = !message.startsWith("expected") || typeof found === "object";
  return isWhole ? message : `found ${JSON.stringify(found) ?? "nothing"}; ${message}`;
}
