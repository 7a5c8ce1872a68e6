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
    if (issue.code !== "unrecognized_keys") return [{ path, message: describe(issue.input, issue.message) }];
    const missing = listMissing(path, issues);
    return issue.keys.map((key) => ({
      path: [...path, key],
      // `{ value: 8,49 }` is read as two keys, 8 and 49.
      message: /^\d+$/u.test(key)
        ? `found the unknown key "${key}"; write a decimal with a point, such as 8.49`
        : describeUnknown("key", key, missing),
      isKey: true,
    }));
  });
}

/** Says how to write what was probably meant. */
function describeType(found: unknown, expected: string): string {
  const shown = JSON.stringify(found ?? undefined)?.slice(0, 80) ?? "nothing";
  const decimal = String(found).replace(",", ".");
  let advice = "";
  if (expected === "number" && Number.isFinite(Number(decimal))) advice = `: write ${decimal}`;
  else if (expected === "array") advice = ': begin each item with "- "';
  else if (expected === "string" && /^[{[]/u.test(shown)) advice = ": put words after { or [ in quotes";
  else if (expected === "string" && shown !== "nothing") advice = `: write "${shown}", in quotes`;
  const types: Record<string, string> = { string: "a text", number: "a number", int: "a whole number" };
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
