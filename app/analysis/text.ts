import type { Kind } from "../content/kind";
import { describeUnknown } from "../content/nearest";
import { isProse, type Prose } from "../content/prose";
import type { Report } from "../content/report-files";
import type { Values } from "./derived-values";
import { findRecord } from "./find-record";
import { formatPlural } from "./plural";
import { formatValue } from "./value";

/** A citation of a source. */
export interface Note {
  type: "note";
  number: number;
  id: string;
}

export type TextNode =
  | { type: "text"; text: string }
  | { type: "value"; name: string; raw: number | string; text: string; kind: Kind }
  | { type: "cite"; text: string; notes: Note[] };

/** Prose with its values filled in and its sources numbered. */
export interface Text {
  type: "resolved";
  nodes: TextNode[];
}

/** Content in which every `Prose` is resolved to a `Text`. */
export type Resolved<T> = T extends Prose
  ? Text
  : T extends readonly (infer Item)[]
    ? Resolved<Item>[]
    : T extends object
      ? { [Key in keyof T]: Resolved<T[Key]> }
      : T;

/** The words of a file in content/ as pages show them. */
export type Words<File extends keyof Report> = Resolved<Report[File]>;

export interface Resolver {
  values: Values;
  sources: Report["sources"];
}

/** A message for each unknown name. */
export function checkNames(prose: Prose, values: Values, self?: string): string[] {
  return prose.nodes.flatMap((node) => {
    if (!("name" in node) || values.has(fullName(node.name, self))) return [];
    const candidates = [...values.keys()].map((name) =>
      self && name.startsWith(self) ? `this.${name.slice(self.length)}` : name,
    );
    return [describeUnknown("derived value", node.name, candidates)];
  });
}

/**
 * Fills in values and numbers of sources. Names with `this.` begin with `self` instead. Throws on an unknown name, which is a
 * bug: `checkNames` reports them before.
 */
export function resolveProse(prose: Prose, { values, sources }: Resolver, self?: string): Text {
  const nodes = prose.nodes.map((node): TextNode => {
    if (node.type === "text") return node;
    if (node.type === "cite")
      return { type: "cite", text: node.text, notes: node.sources.map((id) => makeNote(id, sources)) };
    const name = fullName(node.name, self);
    const value = values.get(name);
    if (!value) throw new Error(`unknown derived value ${name}`);
    if (node.type === "plural") return { type: "text", text: formatPlural(Number(value.raw), node) };
    const { raw, kind } = value;
    return { type: "value", name, raw, text: formatValue(value, node.format), kind };
  });
  return { type: "resolved", nodes };
}

/** Resolves all prose in a part of the content. */
export function resolveAll<T>(part: T, resolver: Resolver, self?: string): Resolved<T> {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== "object" || value === null) return value;
    if (isProse(value)) return resolveProse(value, resolver, self);
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, resolve(child)]));
  };
  return resolve(part) as Resolved<T>;
}

/** A source's number is its position in content/sources.yaml. */
export function makeNote(id: string, sources: Report["sources"]): Note {
  return { type: "note", number: sources.indexOf(findRecord(sources, "id", id)) + 1, id };
}

/**
 * The values after which the word “illustrative” is shown: in each text, the last illustrative value that is new to the
 * section, unless the text itself says the word.
 */
export function placeKindWords(texts: readonly Text[]): Set<TextNode> {
  const known = new Set<string>();
  const followed = new Set<TextNode>();
  for (const text of texts) {
    const added = text.nodes.filter(
      (node) => node.type === "value" && node.kind === "illustrative" && !known.has(node.name),
    );
    for (const node of added) if (node.type === "value") known.add(node.name);
    const last = added.at(-1);
    if (last && !saysIllustrative(text)) followed.add(last);
  }
  return followed;
}

export function saysIllustrative(text: Text): boolean {
  return /\billustrative\b/iu.test(plainText(text));
}

/** The words alone, for titles and text alternatives. */
export function plainText(text: Text): string {
  return text.nodes.map((node) => node.text).join("");
}

/** The sources cited anywhere in a part of a page, by number, each once. */
export function citedNotes(part: unknown): Note[] {
  const found = new Map<number, Note>();
  const collect = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    if ("type" in value && value.type === "note") found.set((value as Note).number, value as Note);
    else Object.values(value).forEach(collect);
  };
  collect(part);
  return [...found.values()].sort((a, b) => a.number - b.number);
}

function fullName(name: string, self: string | undefined): string {
  return self && name.startsWith("this.") ? self + name.slice("this.".length) : name;
}
