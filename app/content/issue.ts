import type { z } from "zod";
import { describeUnknown } from "./nearest";

type Issue = z.core.$ZodIssue;

/** A problem with a value in a file, at its path; `isKey`: with the key, not its value. */
export interface Misfit {
  path: PropertyKey[];
  message: string;
  isKey?: true;
}

/** What to say of each schema issue. They must report their input. */
export function describeIssues(issues: readonly Issue[]): Misfit[] {
  return issues.flatMap((issue): Misfit[] => {
    const { path } = issue;
    if (issue.code === "invalid_key")
      return [
        { path, message: describe(path.at(-1), issue.issues[0]?.message ?? issue.message), isKey: true },
      ];
    // Zod's own message; those of the project's schemas say more.
    if (issue.code === "invalid_type" && issue.message.startsWith("Invalid"))
      return [{ path, message: describeType(issue.input, issue.expected) }];
    if (issue.code === "invalid_value" && typeof issue.input === "string")
      return [{ path, message: describeUnknown("word", issue.input, issue.values.map(String)) }];
    if (issue.code !== "unrecognized_keys") return [{ path, message: describe(issue.input, issue.message) }];
    const missing = listMissing(path, issues);
    return issue.keys.map((key) => ({
      path: [...path, key],
      // What a comma makes of decimals: { value: 8,49 }.
      message: /^\d+$/u.test(key)
        ? `found the unknown key "${key}"; write a decimal with a point, such as 8.49`
        : describeUnknown("key", key, missing),
      isKey: true,
    }));
  });
}

/** What was found instead of a text, a number or a list, and how to write what was probably meant. */
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

/** A misspelled key causes two issues: itself is unknown, the key that was meant is missing beside it. */
function listMissing(parent: readonly PropertyKey[], issues: readonly Issue[]): string[] {
  return issues
    .filter(({ path }) => path.length === parent.length + 1 && parent.every((part, i) => path[i] === part))
    .map(({ path }) => String(path.at(-1)));
}

/** A message of the project's schemas begins with what is expected, one of Zod says all. */
function describe(found: unknown, message: string): string {
  const isWhole = !message.startsWith("expected") || typeof found === "object";
  return isWhole ? message : `found ${JSON.stringify(found) ?? "nothing"}; ${message}`;
}
