import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { convertDocument, type Element } from "../../hosting/html";

/** Parses HTML or SVG, and throws on markup that a browser would have to repair. */
export function parseStrictHtml(source: string): Element {
  const refuse = (code: string, offset: number) => {
    throw new Error(`${code} near ${source.slice(Math.max(0, offset - 80), offset + 20)}`);
  };
  const document = parse(source, {
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    // SVG files have no doctype.
    onParseError: ({ code, startOffset }) => code === "missing-doctype" || refuse(code, startOffset),
  });
  const checkClosed = (node: DefaultTreeAdapterTypes.ChildNode) => {
    if (!("attrs" in node)) return;
    const { sourceCodeLocation: source, childNodes } = node;
    if (source && !source.endTag && childNodes.length > 0) refuse("unclosed-element", source.startOffset);
    childNodes.forEach(checkClosed);
  };
  document.childNodes.forEach(checkClosed);
  return convertDocument(document);
}
