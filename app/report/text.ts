import { isProse, isZeroFormat, type Prose, type ProseFormat } from "../content/prose";
import type { PictureRecord } from "../content/schema/content-schemas";
import { capitalize, endSentence, formatPlural, spellNumber } from "../format";
import type { Evidence, Value } from "../value";
import type { PictureRef } from "./pictures";

export type TextNode =
  | { type: "text"; text: string }
  | ({ type: "value"; text: string } & Evidence)
  /** `sources`: ids. */
  | { type: "cite"; text: string; sources: readonly string[] };

/** Prose with its values filled in. */
export interface ResolvedText {
  type: "resolved";
  nodes: TextNode[];
}

/** A piece of the report in which every sentence and every picture is as pages show it. */
export type Resolved<T> = T extends Value
  ? T
  : T extends Prose
    ? ResolvedText
    : T extends PictureRecord
      ? PictureRef
      : T extends readonly (infer Item)[]
        ? Resolved<Item>[]
        : T extends object
          ? { [Key in keyof T]: Resolved<T[Key]> }
          : T;

export interface Resolver {
  /** Every value that sentences may name, by its name. */
  values: ReadonlyMap<string, Value>;
  toPictureRef: (picture: PictureRecord) => PictureRef;
}

/** Fills the values into prose. Throws on an unknown name, which is a bug: the checks of the content report them before. */
export function resolveProse(prose: Prose, values: Resolver["values"]): ResolvedText {
  const nodes = prose.nodes.map((node): TextNode => {
    if (node.type === "text" || node.type === "cite") return node;
    const value = values.get(node.name);
    if (!value) throw new Error(`unknown value ${node.name}`);
    if (node.type === "plural") return { type: "text", text: formatPlural(Number(value.value), node) };
    const { kind, sources } = value;
    return { type: "value", text: formatValue(value, node.format), kind, sources };
  });
  return { type: "resolved", nodes: nodes.map((node, index) => dropSecondStop(node, nodes[index - 1])) };
}

/** A name before a full stop may have one of its own: "Acme Inc." */
function dropSecondStop(node: TextNode, before: TextNode | undefined): TextNode {
  if (node.type !== "text" || !node.text.startsWith(".") || !before) return node;
  const stop = endSentence(before.text).slice(before.text.length);
  return { ...node, text: stop + node.text.slice(1) };
}

/** Resolves all prose and pictures in a piece of the report. What stands in several places stays one object. */
export function resolveAll<T>(piece: T, { values, toPictureRef }: Resolver): Resolved<T> {
  const done = new Map<object, unknown>();
  const resolve = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (!done.has(value)) done.set(value, resolveObject(value));
    return done.get(value);
  };
  const resolveObject = (value: object): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (isProse(value)) return resolveProse(value, values);
    if (isPictureRecord(value)) return toPictureRef(value);
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, resolve(child)]));
  };
  return resolve(piece) as Resolved<T>;
}

/** Tells whether a part of the content is a picture. */
export function isPictureRecord(part: unknown): part is PictureRecord {
  return typeof part === "object" && part !== null && "file" in part && "alt" in part;
}

/** A value in a sentence. The formats spell a number out. */
export function formatValue({ value, text }: Value, format: ProseFormat): string {
  if ((value === 0 || value === "") && isZeroFormat(format)) return format;
  if (format === "plain") return text;
  const words = typeof value === "string" ? text : spellNumber(value);
  return /^\p{Lu}/u.test(format) ? capitalize(words) : words;
}

/** The words alone, for titles and text alternatives. */
export function toPlainText(text: ResolvedText): string {
  return text.nodes.map((node) => node.text).join("");
}
