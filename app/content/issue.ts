import type { z } from "zod";
import { describeUnknown, nearest, shorten } from "./nearest";

type Issue = z.core.$ZodIssue;

/** Words each schema issue as "found …; expected …". `isKey`: the problem is the key, not its value. */
export function describeIssues(
  issues: readonly Issue[],
  input: unknown,
): { path: PropertyKey[]; message: string; isKey?: true }[] {
  return issues.flatMap((issue) => {
    if (issue.code === "invalid_key")
      return [{ path: issue.path, message: describeKey(issue), isKey: true as const }];
    if (issue.code !== "unrecognized_keys")
      return [{ path: issue.path, message: describe(issue, valueAt(input, issue.path)) }];
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      message: `found the unknown key "${shorten(key)}"; ${suggestKey(key, issue.path, issues)}`,
      isKey: true as const,
    }));
  });
}

function describeKey({ path, issues }: z.core.$ZodIssueInvalidKey): string {
  return `found the key "${shorten(String(path.at(-1)))}"; ${issues[0]?.message ?? "expected another"}`;
}

/** A misspelled key causes two issues: itself is unknown, the key that was meant is missing beside it. */
function suggestKey(key: string, parent: readonly PropertyKey[], issues: readonly Issue[]): string {
  const missing = issues
    .filter(({ path }) => path.length > parent.length && parent.every((part, i) => path[i] === part))
    .map(({ path }) => String(path[parent.length]));
  const near = nearest(key, missing);
  return near ? `did you mean "${near}"?` : "expected only the keys of the schema";
}

function describe(issue: Issue, found: unknown): string {
  switch (issue.code) {
    case "invalid_type": {
      const isCustom = issue.message.startsWith("expected");
      return `found ${show(found)}; ${isCustom ? issue.message : `expected ${typeNames[issue.expected] ?? issue.expected}`}`;
    }
    case "invalid_value": {
      const values = issue.values.map(String);
      return typeof found === "string"
        ? describeUnknown("word", found, values)
        : `found ${show(found)}; expected one of: ${values.join(", ")}`;
    }
    case "too_small":
    case "too_big": {
      const [bound, limit] =
        issue.code === "too_big"
          ? ["at most", issue.maximum]
          : [issue.inclusive ? "at least" : "more than", issue.minimum];
      const size = Array.isArray(found) ? ` of ${found.length}` : "";
      return `found ${show(found)}${size}; expected ${issue.exact ? "exactly" : bound} ${limit}`;
    }
    default:
      return issue.message.startsWith("found") ? issue.message : `found ${show(found)}; ${issue.message}`;
  }
}

const typeNames: Record<string, string> = {
  string: "a text",
  number: "a number",
  array: "a list",
  object: "named fields",
  boolean: "true or false",
  record: "named fields",
};

function show(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "named fields" : `"${shorten(String(value))}"`;
}

/** The value at a path. A value in short form, such as `price: 8`, is found at `price.value` too. */
function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let current = input;
  for (const key of path) {
    const isShort = typeof current !== "object" || current === null || !(key in current);
    if (isShort && key === "value") continue;
    if (isShort) return undefined;
    current = (current as Record<PropertyKey, unknown>)[key];
  }
  return current;
}
