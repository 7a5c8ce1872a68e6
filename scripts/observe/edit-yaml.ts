import { isMap, parseDocument, type Range, stringify, type YAMLMap } from "yaml";
import type { StatedValue } from "../../app/analysis/stated-values";
import type { NewSource } from "./plan-sources";

/**
 * Makes a value public in the text of a YAML file: `{ value: 8.49, kind: illustrative }` becomes
 * `{ value: 8.79, kind: public, sources: [id] }`. Nothing else in the text changes. Throws where the path leads to no value
 * with a kind.
 */
export function replaceValue(
  text: string,
  path: StatedValue["path"],
  value: unknown,
  source: string,
): string {
  const map = parseDocument(text).getIn(path, true);
  if (!isMap(map)) throw new Error(`nothing with a kind at ${path.join(".")}`);
  // In a list in brackets, a text gets the quotes that it needs in braces.
  const written = stringify([value], { collectionStyle: "flow", lineWidth: 0 }).trim().slice(1, -1).trim();
  return [{ ...placeOf(text, map, "value"), by: written }, makePublic(text, map, source)]
    .sort((a, b) => b.start - a.start)
    .reduce((edited, { start, end, by }) => edited.slice(0, start) + by + edited.slice(end), text);
}

/** In braces the sources stand behind the kind; in a block they have the next line, after a comment on the kind. */
function makePublic(text: string, map: YAMLMap, source: string) {
  const { start, end } = placeOf(text, map, "kind");
  if (map.flow) return { start, end, by: `public, sources: [${source}]` };
  const [comment = ""] = /^.*/u.exec(text.slice(end)) ?? [];
  const [indent = ""] = /^ */u.exec(text.slice(text.lastIndexOf("\n", start) + 1)) ?? [];
  const by = `public${comment}${lineBreak(text)}${indent}sources: [${source}]`;
  return { start, end: end + comment.length, by };
}

function placeOf(text: string, map: YAMLMap, key: string): { start: number; end: number } {
  const node = map.get(key, true) as { range?: Range | null } | undefined;
  const [start, end] = node?.range ?? [0, 0];
  // The range of a folded text holds its last line break.
  return { start, end: start + text.slice(start, end).trimEnd().length };
}

/** Adds sources at the end of the text of sources.yaml, so that the numbers of the others stay. */
export function appendSources(text: string, sources: readonly NewSource[]): string {
  if (sources.length === 0) return text;
  const [indent = ""] = /^ *(?=- )/mu.exec(text) ?? [];
  const lines = sources.flatMap(({ id, publisher, title, address, date, states }) => [
    `- id: ${id}`,
    // JSON is YAML in quotes.
    `  publisher: ${JSON.stringify(publisher)}`,
    `  title: ${JSON.stringify(title)}`,
    `  address: ${JSON.stringify(address)}`,
    `  date: ${JSON.stringify(date)}`,
    "  role: secondary",
    "  states: >-",
    `    ${states}`,
  ]);
  const eol = lineBreak(text);
  return text.replace(/(?<!\n)$/u, eol) + lines.map((line) => `${indent}${line}${eol}`).join("");
}

function lineBreak(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}
