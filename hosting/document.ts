import { createHash } from "node:crypto";
import type { DocumentNeeds } from "./policy";

const element = /<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** Types of inline script that a policy looks at. Any other type is a block of data to a browser. */
const governed = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * Reads what a built page holds that a content security policy has to allow: hashes of its inline styles and scripts,
 * computed from the very bytes that are sent.
 */
export function describeDocument(html: string): DocumentNeeds {
  const styles = new Set<string>();
  const inlineScripts = new Set<string>();
  let loadsScript = false;
  for (const [, name, attributes = "", text = ""] of html.matchAll(element)) {
    if (name === "style") styles.add(hashOf(text));
    else if (/\ssrc=/.test(attributes)) loadsScript = true;
    else if (governed.test(/\stype="([^"]*)"/.exec(attributes)?.[1] ?? "")) inlineScripts.add(hashOf(text));
  }
  const namesManifest = /<link\b[^>]*\srel="manifest"/.test(html);
  return { styles: [...styles], inlineScripts: [...inlineScripts], loadsScript, namesManifest };
}

/**
 * What in a page no strict policy can allow. React escapes `>` in attributes, so a tag ends at the first one; the
 * text of scripts and styles is no markup and is left out.
 */
export function findUnsafeMarkup(html: string): string[] {
  const markup = html.replace(element, (_, name: string, attributes: string) => `<${name}${attributes}>`);
  const tags = [...markup.matchAll(/<[a-z][\w-]*(?:\s[^>]*)?>/gi)].map(([tag]) => tag);
  return tags.filter((tag) => {
    const bare = tag.replaceAll(/"[^"]*"/g, (value) =>
      /^"\s*javascript:/i.test(value) ? '"javascript:"' : '""',
    );
    return /\s(?:style|on[a-z]+)=|javascript:|^<(?:base|iframe|object|embed|frame)\b/i.test(bare);
  });
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
