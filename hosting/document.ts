import { createHash } from "node:crypto";
import { descend, type Element, textOf } from "./html";

/** Types of inline script that a policy applies to; browsers treat any other type as a data block. */
const governed = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/** Elements that pages must not contain. */
const forbidden = ["base", "iframe", "object", "embed", "frame"];

export type DocumentNeeds = ReturnType<typeof describeDocument>;

/**
 * Lists what a content security policy must allow for a built page: the hashes of its inline styles and scripts as
 * sent (`sha256-...`), external scripts and the web manifest.
 */
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

function isUnsafe({ tag, attributes }: Element): boolean {
  // Browsers skip whitespace and control characters in a URL's scheme.
  const runs = (value: string) => /^javascript:/i.test(value.replaceAll(/[\s\p{Cc}]/gu, ""));
  return (
    forbidden.includes(tag) ||
    [...attributes].some(([name, value]) => name === "style" || name.startsWith("on") || runs(value))
  );
}

function hashesOf(elements: readonly Element[]): string[] {
  const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
  return [...new Set(elements.map((element) => hash(textOf(element))))];
}
