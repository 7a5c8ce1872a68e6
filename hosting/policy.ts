import { withinEdition } from "./editions";
import { offline } from "./offline";

/**
 * How hosts deliver the built site. `npm start` reads these rules, and the configurations for other hosts are written
 * from them. Paths are prefixes, because every host's configuration supports prefixes.
 */
export const policy = {
  methods: ["GET", "HEAD"],

  /** Longer URLs get 414. 8 kB is a common limit of servers. */
  longestAddress: 8192,

  /** Encoded separators, empty names, dotfiles, fragments and broken escapes, as a regular expression: in no address. */
  oddPath: String.raw`%2f|%5c|\x5c|%00|\x23|//|/(?:\.|%2e)|%(?![0-9a-f][0-9a-f])`,

  /** Sent with every response, beside the file's content security policy. */
  headers: {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Permissions-Policy":
      "accelerometer=(), autoplay=(), camera=(), display-capture=(), fullscreen=(), geolocation=(), gyroscope=(), " +
      "magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=()",
  },

  /** Sent over TLS only; browsers ignore it elsewhere. */
  transportSecurity: "max-age=63072000; includeSubDomains",

  cache: {
    /** File names in these folders contain a hash of the content. */
    hashedFolders: ["/assets/", "/art/"],
    hashed: "public, max-age=31536000, immutable",
    /** Revalidated each time: a new build shows at once, an unchanged file costs a 304. */
    other: "no-cache",
  },

  /** Folders of SVG files, which readers may open alone; no page lies below them. */
  drawingFolders: ["/art/", "/charts/"],

  /** The 404 page of unknown paths, in each edition: the first whose prefix matches. */
  notFound: [
    { under: "/products/", page: "/products/404" },
    { under: "/", page: "/404" },
  ],

  /** Permanent, and the method is kept. */
  redirectStatus: 308,

  /** For the folder of the newest edition's year, which leads to the root until there is a newer one. */
  temporaryRedirectStatus: 307,

  /** Files that configure a host and are not served. */
  hostFiles: ["_headers", "_redirects"],
} as const;

/** The Cache-Control header for the file at an address. */
export function cacheControl(address: string): string {
  const hashed = policy.cache.hashedFolders.some((folder) => withinEdition(address).startsWith(folder));
  return hashed ? policy.cache.hashed : policy.cache.other;
}

/** The X-Frame-Options header: only offline.htm may be framed, by the site itself. */
export function frameOptions(address: string): string {
  return withinEdition(address) === offline.frame ? "SAMEORIGIN" : policy.headers["X-Frame-Options"];
}

/** What the content security policy of a document has to allow; see describeDocument. */
export interface DocumentNeeds {
  /** Hashes of inline styles and scripts (`sha256-...`). */
  styles: readonly string[];
  inlineScripts: readonly string[];
  loadsScript: boolean;
  namesManifest: boolean;
}

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
