import type { DocumentNeeds } from "./document";
import { withinEdition } from "./editions";
import { offline } from "./offline";

/** The content security policy in a page's `<meta>`: its own inline code by hash, and files of the site. */
export function pagePolicy({ styles, inlineScripts, loadsScript, namesManifest }: DocumentNeeds): string {
  return directives({
    "default-src": ["'none'"],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "style-src": styles.map(quote),
    "script-src": [...(loadsScript ? ["'self'"] : []), ...inlineScripts.map(quote)],
    ...(namesManifest && { "manifest-src": ["'self'"] }),
    "connect-src": ["'self'"],
    "frame-src": ["'self'"],
    "base-uri": [],
    "form-action": [],
    ...(loadsScript && { "require-trusted-types-for": ["'script'"], "trusted-types": [] }),
  });
}

/** The policy in the `<meta>` of offline.htm: it may only register the service worker. */
export function framePolicy({ inlineScripts }: Pick<DocumentNeeds, "inlineScripts">): string {
  return directives({
    "default-src": ["'none'"],
    "script-src": inlineScripts.map(quote),
    "worker-src": ["'self'"],
    "base-uri": [],
    "form-action": [],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": [offline.trustedTypes],
  });
}

/** The policy of a document as a header: only what a `<meta>` cannot say. */
export const documentPolicy = { page: "frame-ancestors 'none'", frame: "frame-ancestors 'self'" };

/** The policy of a file that a reader opens alone, such as a picture. */
export const filePolicy = strictPolicy({});

/** The policy of the service worker. */
export const workerPolicy = strictPolicy({ "script-src": ["'self'"], "connect-src": ["'self'"] });

/** The Content-Security-Policy header for the file at a path below the site's folder. */
export function headerPolicy(name: string): string {
  const local = withinEdition(`/${name}`);
  if (local === offline.frame) return documentPolicy.frame;
  if (local === offline.worker) return workerPolicy;
  return name.endsWith(".html") ? documentPolicy.page : filePolicy;
}

function strictPolicy(allowed: Record<string, readonly string[]>): string {
  const none = { "base-uri": [], "form-action": [], "frame-ancestors": [] };
  return directives({ "default-src": [], ...allowed, ...none });
}

/** Appended to a policy over TLS; on `http://localhost` it would break every request. */
export const upgrade = "; upgrade-insecure-requests";

function quote(hash: string): string {
  return `'${hash}'`;
}

function directives(sources: Record<string, readonly string[]>): string {
  return Object.entries(sources)
    .map(([name, values]) => `${name} ${values.length > 0 ? values.join(" ") : "'none'"}`)
    .join("; ");
}
