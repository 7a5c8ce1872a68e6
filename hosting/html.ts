import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** An element of a page or an SVG. The whole document is one, too, with an empty tag. */
export interface Element {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  children: (Element | string)[];
}

/** Parses HTML or SVG as a browser without scripting: `noscript` contains elements. */
export function parseHtml(source: string): Element {
  return convertDocument(parse(source, { scriptingEnabled: false }));
}

/** All descendants, in document order. */
export function* descend({ children }: Element): Generator<Element> {
  for (const child of children) {
    if (typeof child === "string") continue;
    yield child;
    yield* descend(child);
  }
}

export function findAll(element: Element, matches: (candidate: Element) => boolean): Element[] {
  return [...descend(element)].filter(matches);
}

/** The text of an element and its descendants. */
export function textOf({ children }: Element): string {
  return children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");
}

/** Converts a document of parse5. */
export function convertDocument({ childNodes }: DefaultTreeAdapterTypes.Document): Element {
  return { tag: "", attributes: new Map(), children: childNodes.flatMap(convert) };
}

function convert(node: DefaultTreeAdapterTypes.ChildNode): Element | string | [] {
  if ("value" in node) return node.value;
  if (!("attrs" in node)) return [];
  const attributes = node.attrs.map(
    ({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value] as const,
  );
  return { tag: node.tagName, attributes: new Map(attributes), children: node.childNodes.flatMap(convert) };
}
