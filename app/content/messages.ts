import { readFileSync } from "node:fs";
import { parse } from "yaml";

type List = "yaml" | "schema" | "key" | "drawing" | "root" | "picture" | "file";

const lists: Record<List, Record<string, string>> = parse(readFileSync("app/content/messages.yaml", "utf8"));

/** The message of messages.yaml for what a library says of a mistake. Undefined if no expression fits. */
export function chooseMessage(list: List, said: string): string | undefined {
  for (const [pattern, message] of Object.entries(lists[list])) {
    const found = new RegExp(pattern, "u").exec(said);
    if (found) return message.replaceAll(/\$([\d&])/gu, (_, group) => found[group === "&" ? 0 : group] ?? "");
  }
  return undefined;
}

/** Keys that people write, and the keys that they mean. */
const otherKeys: Record<string, string> = { email: "contact", url: "address", tier: "marketTier" };

/** The name that was probably meant. Undefined if none is like it. */
export function findNear(wanted: string, names: readonly string[]): string | undefined {
  const name = otherKeys[wanted] ?? wanted;
  const [nearest] = sortByLikeness(name, names);
  return nearest && compare(name, nearest) >= 0.5 ? nearest : undefined;
}

/** Names, those first that are most like another. */
export function sortByLikeness(wanted: string, names: readonly string[]): string[] {
  return [...names].sort((one, other) => compare(wanted, other) - compare(wanted, one));
}

/** From 0 to 1: how many pairs of neighboring letters two names have in common (Dice's coefficient). */
function compare(one: string, other: string): number {
  const [pairs = [], others = []] = [one, other].map((name) =>
    [...name.toLowerCase()].map((letter, index, all) => letter + (all[index + 1] ?? "")),
  );
  return (2 * pairs.filter((pair) => others.includes(pair)).length) / (pairs.length + others.length);
}
