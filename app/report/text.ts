import { isProse, type Prose } from "../content/prose";
import type { Values } from "./derived-values";
import { formatPlural } from "./format";
import { type Evidence, formatValue, type Kind, type Stated } from "./value";

/** A citation: the number of a source, which is its position in content/sources.yaml, and its id. */
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

export interface Resolver {
  values: Values;
  /** The ids of all sources, in the order of their numbers. */
  sourceIds: readonly string[];
}

/**
 * Fills in values and numbers of sources. Names with `this.` begin with `self` instead. Throws on an unknown name, which is a
 * bug: the checks of the content report them before.
 */
export function resolveProse(prose: Prose, { values, sourceIds }: Resolver, self?: string): Text {
  const nodes = prose.nodes.map((node): TextNode => {
    if (node.type === "text") return node;
    if (node.type === "cite")
      return { type: "cite", text: node.text, notes: makeNotes(node.sources, sourceIds) };
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

/** The citations of sources, by their ids. */
export function makeNotes(ids: readonly string[], sourceIds: readonly string[]): Note[] {
  return ids.map((id) => ({ type: "note", number: sourceIds.indexOf(id) + 1, id }));
}

/** Makes values as readers see them, each with the numbers of its sources in the given list. */
export function citingFrom(allSources: readonly { id: string }[]) {
  const sourceIds = allSources.map(({ id }) => id);
  return <T extends string | number>(value: T, text: string, { kind, sources }: Evidence): Stated<T> => ({
    value,
    text,
    kind,
    notes: makeNotes(sources, sourceIds),
  });
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

/** The whole name of a derived value: `this.` stands for the product whose file it is in. */
export function fullName(name: string, self: string | undefined): string {
  return self && name.startsWith("this.") ? self + name.slice("this.".length) : name;
}
