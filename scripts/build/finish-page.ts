import { createHash } from "node:crypto";
import {
  type DefaultTreeAdapterTypes,
  html as names,
  parse,
  serialize,
  defaultTreeAdapter as tree,
} from "parse5";

type Element = DefaultTreeAdapterTypes.Element;

interface Files {
  /** The text of a style sheet, by its address. */
  readSheet: (address: string) => string;
  /** The address of a bundled script, by its source; other addresses as they are. */
  addressOf: (source: string) => string;
}

/**
 * Moves the linked style sheets of a page into the page, names its bundled script, and adds its content security policy. Throws if
 * the page has markup that no strict policy allows.
 */
export function finishPage(html: string, { readSheet, addressOf }: Files): string {
  // As a browser without scripts, so that <noscript> has elements.
  const document = parse(html, { scriptingEnabled: false });
  inlineSheets(descend(document), readSheet);
  const elements = descend(document);
  for (const { attrs } of elements)
    for (const attribute of attrs)
      if (attribute.name === "src" || attribute.name === "href") attribute.value = addressOf(attribute.value);
  const unsafe = elements.find(({ attrs }) =>
    attrs.some(({ name }) => name === "style" || /^on/i.test(name)),
  );
  if (unsafe) throw new Error(`its policy forbids attributes of <${unsafe.tagName}>`);
  addPolicy(elements, describePolicy(elements));
  return serialize(document);
}

function inlineSheets(elements: readonly Element[], readSheet: (address: string) => string): void {
  // Into the rules that the page has already: each element needs a hash in the policy.
  const style = elements.findLast(({ tagName }) => tagName === "style");
  for (const link of elements.filter((element) => attribute(element, "rel") === "stylesheet")) {
    if (!style) throw new Error("it has no <style>");
    tree.insertText(style, readSheet(attribute(link, "href") ?? ""));
    tree.detachNode(link);
  }
}

/** Right behind the encoding: it applies to what comes after it. */
function addPolicy(elements: readonly Element[], policy: string): void {
  const charset = elements.find((element) => attribute(element, "charset") !== undefined);
  const head = charset?.parentNode;
  if (!charset || !head) throw new Error("it has no <meta charset>");
  const attributes = { "http-equiv": "Content-Security-Policy", content: policy };
  const meta = tree.createElement(
    "meta",
    names.NS.HTML,
    Object.entries(attributes).map(([name, value]) => ({ name, value })),
  );
  const next = head.childNodes[head.childNodes.indexOf(charset) + 1];
  if (next) tree.insertBefore(head, meta, next);
  else tree.appendChild(head, meta);
}

/** Other types are data, to which no policy applies. */
const scriptTypes = ["", "module", "importmap", "speculationrules"];

/** Allows files of the site, and the page's own inline code by its hash. */
function describePolicy(elements: readonly Element[]): string {
  const scripts = elements.filter(
    (element) => element.tagName === "script" && scriptTypes.includes(attribute(element, "type") ?? ""),
  );
  const inline = scripts.filter((script) => attribute(script, "src") === undefined);
  const loadsScript = inline.length < scripts.length;
  return Object.entries({
    "default-src": ["'none'"],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'"],
    "style-src": hashes(elements.filter(({ tagName }) => tagName === "style")),
    "script-src": [...(loadsScript ? ["'self'"] : []), ...hashes(inline)],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  })
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}

function hashes(elements: readonly Element[]): string[] {
  return elements.map((element) => {
    const text = element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
    return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  });
}

function attribute(element: Element, wanted: string): string | undefined {
  return element.attrs.find(({ name }) => name === wanted)?.value;
}

/** Every element, in document order. */
function descend(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return parent.childNodes.filter(tree.isElementNode).flatMap((child) => [child, ...descend(child)]);
}
