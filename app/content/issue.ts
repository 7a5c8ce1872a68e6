import type { z } from "zod";
import { describeUnknown, nearest, shorten } from "./nearest";

type Issue = z.core.$ZodIssue;

/** Says each schema issue as "at.the.field: found …; expected …". */
export function describeIssues(
  issues: readonly Issue[],
  input: unknown,
): { path: PropertyKey[]; message: string; isKey?: true }[] {
  return issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => describeUnknownKey(key, issue.path, issues));
    return [locate(issue.path, describe(issue, valueAt(input, issue.path)))];
  });
}

function locate(path: readonly PropertyKey[], message: string) {
  const field = path.map((key) => shorten(String(key))).join(".");
  return { path: [...path], message: field === "" ? message : `${field}: ${message}` };
}

/** A misspelt key shows as an unknown key beside a missing one; the missing ones are what it may have been meant for. */
function describeUnknownKey(key: string, parent: readonly PropertyKey[], issues: readonly Issue[]) {
  const missing = issues
    .filter(
      (other) =>
        other.path.length === parent.length + 1 && parent.every((part, index) => other.path[index] === part),
    )
    .map((other) => String(other.path.at(-1)));
  const near = nearest(key, missing);
  const hint = near ? `did you mean "${near}"?` : "expected only the keys of the schema";
  return {
    ...locate([...parent, key], `found the unknown key "${shorten(key)}"; ${hint}`),
    isKey: true as const,
  };
}

function describe(issue: Issue, found: unknown): string {
  switch (issue.code) {
    case "invalid_type":
      return `found ${show(found)}; ${customExpectation(issue) ?? `expected ${article(issue.expected)}`}`;
    case "invalid_value": {
      const values = issue.values.map(String);
      return typeof found === "string"
        ? describeUnknown("word", found, values)
        : `found ${show(found)}; expected one of: ${values.join(", ")}`;
    }
    case "too_small":
      if (issue.origin === "array" && Array.isArray(found)) {
        return `found a list of ${found.length}; expected ${issue.exact ? "exactly" : "at least"} ${issue.minimum}`;
      }
      return `found ${show(found)}; expected ${issue.inclusive ? "at least" : "more than"} ${issue.minimum}`;
    case "too_big":
      if (issue.origin === "array" && Array.isArray(found)) {
        return `found a list of ${found.length}; expected ${issue.exact ? "exactly" : "at most"} ${issue.maximum}`;
      }
      return `found ${show(found)}; expected at most ${issue.maximum}`;
    default:
      return issue.message.startsWith("found") ? issue.message : `found ${show(found)}; ${issue.message}`;
  }
}

function customExpectation(issue: Issue): string | undefined {
  return issue.message.startsWith("expected") ? issue.message : undefined;
}

function article(type: string): string {
  const names: Record<string, string> = {
    string: "a text",
    number: "a number",
    array: "a list",
    object: "named fields",
    boolean: "true or false",
    record: "named fields",
  };
  return names[type] ?? type;
}

function show(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "named fields";
  return `"${shorten(String(value))}"`;
}

/** A value written in its short form has no `value` key of its own: the walk stops there and that is what was found. */
function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let current = input;
  for (const key of path) {
    if (typeof current !== "object" || current === null) return key === "value" ? current : undefined;
    current = (current as Record<PropertyKey, unknown>)[key];
  }
  return current;
}
