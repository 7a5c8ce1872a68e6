/** An element of a page or a drawing. */
export interface Element {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  children: (Element | string)[];
}

const voids = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);
const token =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<\/([\w-]+)\s*>|<([\w-]+)((?:\s+[^\s=/>]+(?:="[^"]*")?)*)\s*(\/?)>/giu;

/** Reads what the site itself writes: well-formed markup with quoted attributes. Scripts and styles are left out. */
export function parseMarkup(source: string): Element {
  const root: Element = { tag: "", attributes: new Map(), children: [] };
  const open: Element[] = [root];
  let end = 0;
  for (const match of source.matchAll(token)) {
    const [whole, , closing, tag, attributes = "", selfClosing] = match;
    const text = source.slice(end, match.index);
    if (text) open.at(-1)?.children.push(decode(text));
    end = match.index + whole.length;
    if (closing) {
      if (open.length < 2 || open.at(-1)?.tag !== closing)
        throw new Error(`stray </${closing}> near ${source.slice(match.index - 80, end)}`);
      open.pop();
    } else if (tag) {
      const element: Element = { tag, attributes: readAttributes(attributes), children: [] };
      open.at(-1)?.children.push(element);
      if (!selfClosing && !voids.has(tag)) open.push(element);
    }
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.tag}> is never closed`);
  return root;
}

/** Every element below this one, in document order. */
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

export function hasClass({ attributes }: Element, name: string): boolean {
  return (attributes.get("class") ?? "").split(/\s+/u).includes(name);
}

/** The words of an element without the marks that say of what kind a value is and the numbers of sources. */
export function wordsOf(element: Element): string {
  if (hasClass(element, "kind-mark") || hasClass(element, "note")) return "";
  return element.children.map((child) => (typeof child === "string" ? child : wordsOf(child))).join("");
}

function readAttributes(source: string): Map<string, string> {
  const found = source.matchAll(/([^\s=]+)(?:="([^"]*)")?/gu);
  return new Map([...found].map(([, name = "", value = ""]) => [name, decode(value)]));
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

function decode(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/giu, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (entities[name] ?? whole);
  });
}
