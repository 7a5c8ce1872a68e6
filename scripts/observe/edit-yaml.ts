import { isMap, isNode, parseDocument, stringify } from "yaml";
import type { Path } from "../../app/content/walk";
import { lookAgain } from "../../app/edition/look-again";

/** The comment of a copied value, on a line that has no illustrative value any more. */
const staleMark = new RegExp(`^(?!.*illustrative)(.*sources: \\[.*?) *${lookAgain}$`, "gmu");

/** Makes a value public: `{ value: 8.49, kind: illustrative }` becomes `{ value: 8.79, kind: public, sources: [id] }`. */
export function makePublic(text: string, path: Path, value: unknown, source: string): string {
  const map = parseDocument(text).getIn(path, true);
  if (!isMap(map) || !map.range) throw new Error(`nothing with a kind at ${path.join(".")}`);
  const column = map.range[0] - text.lastIndexOf("\n", map.range[0]) - 1;
  const separator = map.flow ? ", " : `${lineBreak(text)}${" ".repeat(column)}`;
  const cited = replaceNode(text, [...path, "kind"], `public${separator}sources: [${source}]`);
  return setValue(cited, [...path, "value"], value).replaceAll(staleMark, "$1");
}

export function setValue(text: string, path: Path, value: unknown): string {
  // In a list in brackets, a text gets the quotes that it needs in braces. YAML 1.1 reads dates and "no" as more than texts.
  const written = stringify([value], { collectionStyle: "flow", lineWidth: 0, version: "1.1" });
  return replaceNode(text, path, written.trim().slice(1, -1).trim());
}

/** Edits the text at the node's range: Document.toString() would wrap all sentences of the file anew. */
function replaceNode(text: string, path: Path, written: string): string {
  const node = parseDocument(text).getIn(path, true);
  if (!isNode(node) || !node.range) throw new Error(`nothing at ${path.join(".")}`);
  const [start, end] = node.range;
  // The range of a folded text holds its last line break.
  return text.slice(0, start) + written + text.slice(start + text.slice(start, end).trimEnd().length);
}

/** Adds sources at the end of sources.yaml, so that the numbers of the others stay. */
export function appendSources(text: string, sources: readonly Record<string, string>[]): string {
  if (sources.length === 0) return text;
  const [indent = ""] = /^ *(?=- )/mu.exec(text) ?? [];
  const list = stringify(sources, { lineWidth: 0, version: "1.1" }).replaceAll(/^(?=.)/gmu, indent);
  return (text.replace(/(?<!\n)$/u, "\n") + list).replaceAll(/\r?\n/gu, lineBreak(text));
}

function lineBreak(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}
