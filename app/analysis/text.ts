import type { Kind } from "../content/kind";
import { describeUnknown } from "../content/nearest";
import type { Prose } from "../content/prose";
import type { Report } from "../content/report-files";
import { findRecord } from "./find-record";
import { formatValue } from "./value";
import type { Values } from "./values";

/** A source as a page names it: by its number in the report's source list. */
export interface Note {
  type: "note";
  number: number;
  id: string;
}

export type TextNode =
  | { type: "text"; text: string }
  | { type: "value"; name: string; raw: number | string; text: string; kind: Kind }
  | { type: "cite"; text: string; notes: Note[] };

/** Prose with its values put in and its sources numbered: ready to be shown. */
export interface Text {
  type: "resolved";
  nodes: TextNode[];
}

/** A part of the content with every prose in it resolved. */
export type Resolved<T> = T extends Prose
  ? Text
  : T extends readonly (infer Item)[]
    ? Resolved<Item>[]
    : T extends object
      ? { [Key in keyof T]: Resolved<T[Key]> }
      : T;

export interface Resolver {
  values: Values;
  sources: Report["sources"];
}

/** What is wrong with the names in a piece of prose; empty if nothing is. `self` is the prefix that `this.` stands for. */
export function checkNames(prose: Prose, values: Values, self: string | undefined): string[] {
  return prose.nodes.flatMap((node) => {
    if (node.type !== "value" || values.has(fullName(node.name, self))) return [];
    const candidates = self
      ? [...values.keys()].map((name) => (name.startsWith(self) ? `this.${name.slice(self.length)}` : name))
      : [...values.keys()];
    return [describeUnknown("derived value", node.name, candidates)];
  });
}

/** Puts values and source numbers into prose. Throws if a name is unknown: `checkNames` comes first. */
export function resolveProse(prose: Prose, { values, sources }: Resolver, self?: string): Text {
  const nodes = prose.nodes.map((node): TextNode => {
    if (node.type === "text") return node;
    if (node.type === "cite")
      return { type: "cite", text: node.text, notes: node.sources.map((id) => makeNote(id, sources)) };
    const name = fullName(node.name, self);
    const value = values.get(name);
    if (!value) throw new Error(`unknown derived value ${name}`);
    return { type: "value", name, raw: value.raw, text: formatValue(value, node.format), kind: value.kind };
  });
  return { type: "resolved", nodes };
}

/** Resolves every prose in a part of the content. */
export function resolveAll<T>(part: T, resolver: Resolver, self?: string): Resolved<T> {
  return resolveUnknown(part, resolver, self) as Resolved<T>;
}

function resolveUnknown(part: unknown, resolver: Resolver, self?: string): unknown {
  if (Array.isArray(part)) return part.map((item) => resolveUnknown(item, resolver, self));
  if (typeof part !== "object" || part === null) return part;
  if ("type" in part && part.type === "prose") return resolveProse(part as Prose, resolver, self);
  return Object.fromEntries(
    Object.entries(part).map(([key, child]) => [key, resolveUnknown(child, resolver, self)]),
  );
}

/** The number of a source is its place in content/sources.yaml, from 1. */
export function makeNote(id: string, sources: Report["sources"]): Note {
  return { type: "note", number: sources.indexOf(findRecord(sources, "id", id)) + 1, id };
}

/** The words alone, for titles, descriptions and alternative texts. */
export function plainText(text: Text): string {
  return text.nodes.map((node) => node.text).join("");
}

/** The sources that any text in a part of a page cites, by number, each once. */
export function citedNotes(part: unknown): Note[] {
  const found = new Map<number, Note>();
  collect(part);
  return [...found.values()].sort((a, b) => a.number - b.number);

  function collect(value: unknown) {
    if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === "object" && value !== null) {
      if ("type" in value && value.type === "note") found.set((value as Note).number, value as Note);
      else Object.values(value).forEach(collect);
    }
  }
}

function fullName(name: string, self: string | undefined): string {
  return self && name.startsWith("this.") ? self + name.slice("this.".length) : name;
}
