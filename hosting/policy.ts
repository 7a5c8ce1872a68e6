import type { DocumentNeeds } from "./document";

/** The policy in a page's `<meta>`: its inline code by hash, and files of the site. */
export function pagePolicy({ styles, inlineScripts, loadsScript, namesManifest }: DocumentNeeds): string {
  return directives({
    "default-src": ["'none'"],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "style-src": styles.map(quote),
    "script-src": [...(loadsScript ? ["'self'"] : []), ...inlineScripts.map(quote)],
    ...(namesManifest && { "manifest-src": ["'self'"] }),
    "connect-src": ["'self'"],
    "base-uri": [],
    "form-action": [],
    ...(loadsScript && { "require-trusted-types-for": ["'script'"], "trusted-types": [] }),
  });
}

/** The policy header of files that readers may open alone, such as pictures. */
export const filePolicy = directives({
  "default-src": [],
  "base-uri": [],
  "form-action": [],
  "frame-ancestors": [],
});

function quote(hash: string): string {
  return `'${hash}'`;
}

function directives(sources: Record<string, readonly string[]>): string {
  return Object.entries(sources)
    .map(([name, values]) => `${name} ${values.length > 0 ? values.join(" ") : "'none'"}`)
    .join("; ");
}
