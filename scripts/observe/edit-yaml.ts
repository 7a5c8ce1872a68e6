import { isMap, isScalar, parseDocument, Scalar, stringify, type YAMLMap } from "yaml";
import type { StatedValue } from "../../app/analysis/stated-values";
import type { NewSource } from "./plan-sources";

/** A value of a YAML file that becomes public. */
export interface ValueEdit {
  path: StatedValue["path"];
  value: unknown;
  /** Id of the source that states it. */
  source: string;
}

/** A piece of the text and what comes in its place. */
interface Replacement {
  start: number;
  end: number;
  text: string;
}

/**
 * Makes values public in the text of a YAML file: `{ value: 8.49, kind: illustrative }` becomes
 * `{ value: 8.79, kind: public, sources: [id] }`. Nothing else in the text changes. Throws where a path leads to no value
 * with a kind.
 */
export function replaceValues(text: string, edits: readonly ValueEdit[]): string {
  const document = parseDocument(text);
  return edits
    .flatMap((edit) => {
      const map = document.getIn(edit.path, true);
      if (!isMap(map)) throw new Error(`nothing with a kind at ${edit.path.join(".")}`);
      return replaceValue(text, map, edit);
    })
    .sort((a, b) => b.start - a.start)
    .reduce((edited, { start, end, text }) => edited.slice(0, start) + text + edited.slice(end), text);
}

/** Adds sources at the end of the text of sources.yaml, so that the numbers of the others stay. */
export function appendSources(text: string, sources: readonly NewSource[]): string {
  if (sources.length === 0) return text;
  const records = sources.map(({ states, date, ...source }) => ({
    ...source,
    date: quoted(date),
    role: "secondary",
    states: folded(states),
  }));
  const indent = /^ *(?=- )/mu.exec(text)?.[0] ?? "";
  const added = stringify(records, { lineWidth: 0 }).replaceAll(/^(?=.)/gmu, indent);
  const eol = lineBreak(text);
  return `${text.replace(/(?<!\n)$/u, eol)}${added.replaceAll("\n", eol)}`;
}

function replaceValue(text: string, map: YAMLMap, { value, source }: ValueEdit): Replacement[] {
  const [oldValue, kind] = ["value", "kind"].map((key) => rangeOf(map, key));
  if (!oldValue || !kind) throw new Error("a value without its kind");
  const written = text.slice(oldValue.start, oldValue.end);
  // The range of a block scalar goes to the end of its last line.
  const ending = /\r?\n$/u.exec(written)?.[0] ?? "";
  return [
    { ...oldValue, text: writeValue(value, map.get("value", true)) + ending },
    { ...kind, text: "public" },
    addSources(text, map, kind.end, source),
  ];
}

/** In a flow map the sources stand behind the kind; in a block map they have the next line, after a comment on the kind. */
function addSources(text: string, map: YAMLMap, kindEnd: number, source: string): Replacement {
  if (map.flow) return { start: kindEnd, end: kindEnd, text: `, sources: [${source}]` };
  const [rest = ""] = /^[^\r\n]*/u.exec(text.slice(kindEnd)) ?? [];
  const end = kindEnd + rest.length;
  const key = map.items.find((pair) => isScalar(pair.key) && pair.key.value === "kind")?.key;
  const keyStart = isScalar(key) ? (key.range?.[0] ?? 0) : 0;
  const indent = " ".repeat(keyStart - (text.lastIndexOf("\n", keyStart) + 1));
  return { start: end, end, text: `${lineBreak(text)}${indent}sources: [${source}]` };
}

function rangeOf(map: YAMLMap, key: string): Omit<Replacement, "text"> | undefined {
  const node = map.get(key, true) as { range?: [number, number, number] | null } | undefined;
  return node?.range ? { start: node.range[0], end: node.range[1] } : undefined;
}

/** A value as it stands in a flow map, which is right in a block map too; a text keeps its quotes. */
function writeValue(value: unknown, old: unknown): string {
  const node = typeof value === "string" ? new Scalar(value) : value;
  const type = isScalar(old) ? old.type : undefined;
  if (node instanceof Scalar && (type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE")) node.type = type;
  return stringify([node], { collectionStyle: "flow", lineWidth: 0 }).trim().slice(1, -1).trim();
}

function quoted(text: string): Scalar {
  return Object.assign(new Scalar(text), { type: Scalar.QUOTE_DOUBLE });
}

function folded(text: string): Scalar {
  return Object.assign(new Scalar(text), { type: Scalar.BLOCK_FOLDED });
}

function lineBreak(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}
