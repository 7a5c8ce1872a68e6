import type { z } from "zod";
import { describeUnknown } from "./nearest";

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
    if (issue.code === "invalid_key")
      return [
        { path, message: describe(path.at(-1), issue.issues[0]?.message ?? issue.message), isKey: true },
      ];
    // Only Zod's own messages begin with "Invalid"; those of the project's schemas say more.
    if (issue.code === "invalid_type" && issue.message.startsWith("Invalid"))
      return [{ path, message: describeType(issue.input, issue.expected) }];
    if (issue.code === "invalid_value" && typeof issue.input === "string")
      return [{ path, message: describeUnknown("word", issue.input, issue.values.map(String)) }];
    if (issue.code === "too_big" || issue.code === "too_small")
      return [{ path, message: describe(issue.input, describeLimit(issue)) }];
    if (issue.code !== "unrecognized_keys")
      return [{ path, message: describe(issue.input, issue.message.replace(/^Invalid \w+: /u, "")) }];
    const missing = listMissing(path, issues);
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: describeKey(key, missing),
      isKey: true,
    }));
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

function describeKey(key: string, missing: readonly string[]): string {
  const found = `found the unknown key "${key}"`;
  // `{ value: 8,49 }` is read as two keys, 8 and 49.
  if (/^\d{3}$/u.test(key)) return `${found}; write a number without commas, such as 2351`;
  if (/^\d+$/u.test(key)) return `${found}; write a decimal with a point, such as 8.49`;
  return describeUnknown("key", key, missing);
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
  const isGrouped = /^\d{1,3}(?:,\d{3})+$/u.test(String(found));
  const decimal = isGrouped ? String(found).replaceAll(",", "") : String(found).replace(",", ".");
  let advice = "";
  if (expected === "number" && Number.isFinite(Number(decimal))) advice = `: write ${decimal}`;
  else if (expected === "array") advice = ': begin each item with "- "';
  else if (expected === "string" && /^[{[]/u.test(shown)) advice = ": put words after { or [ in quotes";
  else if (expected === "string" && shown !== "nothing") advice = `: write "${shown}", in quotes`;
  return `found ${shown}; expected ${types[expected] ?? expected}${advice}`;
}

/** A misspelled key causes two issues: it is unknown, and the intended key is missing. */
function listMissing(parent: readonly PropertyKey[], issues: readonly Issue[]): string[] {
  return issues
    .filter(({ path }) => path.length === parent.length + 1 && parent.every((part, i) => path[i] === part))
    .map(({ path }) => String(path.at(-1)));
}

/** Messages of the project's schemas begin with "expected" and need what was found; those of Zod are complete. */
function describe(found: unknown, message: string): string {
  const isWhole = !message.startsWith("expected") || typeof found === "object";
  return isWhole ? message : `found ${JSON.stringify(found) ?? "nothing"}; ${message}`;
}
