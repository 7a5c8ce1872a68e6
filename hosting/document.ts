import { createHash } from "node:crypto";
import { descend, type Element, textOf } from "./html";

/** Browsers do not run scripts of any other type, and no policy applies to them. */
const governed = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

const forbidden = ["base", "iframe", "object", "embed", "frame"];

export type DocumentNeeds = ReturnType<typeof describeDocument>;

/** Lists what a page's content security policy must allow. `styles`, `inlineScripts`: their hashes (`sha256-…`). */
export function describeDocument(document: Element) {
  const elements = [...descend(document)];
  const scripts = elements.filter(({ tag }) => tag === "script");
  const isInline = ({ attributes }: Element) =>
    !attributes.has("src") && governed.test(attributes.get("type") ?? "");
  return {
    styles: hashesOf(elements.filter(({ tag }) => tag === "style")),
    inlineScripts: hashesOf(scripts.filter(isInline)),
    loadsScript: scripts.some(({ attributes }) => attributes.has("src")),
    namesManifest: elements.some(
      ({ tag, attributes }) => tag === "link" && attributes.get("rel") === "manifest",
    ),
  };
}

/** The start tags of elements that no strict policy can allow. */
export function findUnsafeMarkup(document: Element): string[] {
  return [...descend(document)].filter(isUnsafe).map(({ tag, attributes }) => {
    const written = [...attributes].map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${written.join("")}>`;
  });
}

/** Also those that an animation in SVG gives to an address. */
const addressAttributes = /^(?:(?:xlink:)?href|src|action|formaction|data|poster|from|to|values)$/;

function isUnsafe({ tag, attributes }: Element): boolean {
  // Browsers ignore whitespace and control characters in a URL's scheme.
  const runs = (value: string) => /^javascript:/i.test(value.replaceAll(/[\s\p{Cc}]/gu, ""));
  return (
    forbidden.includes(tag) ||
    [...attributes].some(
      ([name, value]) =>
        name === "style" || name.startsWith("on") || (addressAttributes.test(name) && runs(value)),
    )
  );
}

function hashesOf(elements: readonly Element[]): string[] {
  const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
  return [...new Set(elements.map((element) => hash(textOf(element))))];
}
