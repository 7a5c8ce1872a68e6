import { isProse, isZeroFormat, type Prose, type ProseFormat } from "../content/prose";
import type { PictureRecord } from "../content/schema/content-schemas";
import { capitalize, endSentence, formatPlural, spellNumber } from "../format";
import type { Evidence, Value } from "../value";
import type { PictureRef } from "./pictures";

/** A part of a resolved text. `sources` contains ids. */
export type TextNode =
  | { type: "text"; text: string }
  | ({ type: "value"; text: string } & Evidence)
  | { type: "cite"; text: string; sources: readonly string[] };

/** Prose with its values filled in. */
export interface ResolvedText {
  type: "resolved";
  nodes: TextNode[];
}

/** A part of the report in which all prose and pictures are resolved, as `resolveAll` returns it. */
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

/** The values and pictures to which the content refers. */
export interface Resolver {
  /** The values that sentences can insert, by name. */
  values: ReadonlyMap<string, Value>;
  toPictureRef: (picture: PictureRecord) => PictureRef;
}

/**
 * Fills the values into prose.
 *
 * @throws {Error} If a value is unknown, which is a bug: `checkSentences` reports unknown values first.
 */
export function resolveProse(prose: Prose, values: Resolver["values"]): ResolvedText {
  const nodes = prose.nodes.map((node): TextNode => {
    if (node.type === "text" || node.type === "cite") return node;
    const value = values.get(node.name);
    if (!value) throw new Error(`unknown value ${node.name}`);
    if (node.type === "plural") return { type: "text", text: formatPlural(Number(value.value), node) };
    const { kind, sources } = value;
    return { type: "value", text: formatValue(value, node.format), kind, sources };
  });
  return {
    type: "resolved",
    nodes: nodes.map((node, index) => removeRepeatedFullStop(node, nodes[index - 1])),
  };
}

/** Removes the full stop at the start of a node after a node that ends with one, such as "Acme Inc.". */
function removeRepeatedFullStop(node: TextNode, previous: TextNode | undefined): TextNode {
  if (node.type !== "text" || !node.text.startsWith(".") || !previous) return node;
  const stop = endSentence(previous.text).slice(previous.text.length);
  return { ...node, text: stop + node.text.slice(1) };
}

/**
 * Resolves all prose and pictures in a part of the report. An object that occurs several times is resolved
 * once, so that all occurrences stay the same object.
 */
export function resolveAll<T>(part: T, { values, toPictureRef }: Resolver): Resolved<T> {
  const resolvedObjects = new Map<object, unknown>();
  const resolve = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (!resolvedObjects.has(value)) resolvedObjects.set(value, resolveObject(value));
    return resolvedObjects.get(value);
  };
  const resolveObject = (value: object): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (isProse(value)) return resolveProse(value, values);
    if (isPictureRecord(value)) return toPictureRef(value);
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, resolve(child)]));
  };
  return resolve(part) as Resolved<T>;
}

/** Returns whether a part of the content is a picture. */
export function isPictureRecord(part: unknown): part is PictureRecord {
  return typeof part === "object" && part !== null && "file" in part && "alt" in part;
}

/** Formats a value for a sentence. All formats except `plain` spell numbers out. */
export function formatValue({ value, text }: Value, format: ProseFormat): string {
  if ((value === 0 || value === "") && isZeroFormat(format)) return format;
  if (format === "plain") return text;
  const spelled = typeof value === "string" ? text : spellNumber(value);
  const isCapitalized = /^\p{Lu}/u.test(format);
  return isCapitalized ? capitalize(spelled) : spelled;
}

/** Returns the text without markers and citations, for titles and text alternatives. */
export function toPlainText(text: ResolvedText): string {
  return text.nodes.map((node) => node.text).join("");
}
