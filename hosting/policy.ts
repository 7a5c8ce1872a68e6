/**
 * Every rule about how the built site is delivered, in one typed place: what `npm start` serves reads it, and the
 * configuration for other hosts is written from it (scripts/hosting/), so that they cannot disagree.
 * Prefixes and not patterns, because every host's configuration can say a prefix.
 */
export const policy = {
  methods: ["GET", "HEAD"],

  /** A longer address is answered 414. No page of ours takes one; 8 kB is what common servers allow. */
  longestAddress: 8192,

  /** Sent with every answer, whatever its status. The content security policy of the file sent joins these. */
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

  /** Sent where the reader's connection is encrypted; elsewhere browsers ignore it. */
  transportSecurity: "max-age=63072000; includeSubDomains",

  cache: {
    /** Every file below these has a hash of its content in its name, so a changed file is another address. */
    hashedFolders: ["/assets/", "/art/"],
    hashed: "public, max-age=31536000, immutable",
    /** Kept by the browser but asked about every time: a new build is seen at once, an old one costs a 304. */
    other: "no-cache",
  },

  /** Which page answers 404 for an address that does not exist: the first whose prefix fits. */
  notFound: [
    { under: "/products/", page: "/products/404" },
    { under: "/", page: "/404" },
  ],

  /** Moved for good, method kept. */
  redirectStatus: 308,

  /** Files of the built site that are notes to a host and no part of the site. */
  hostFiles: ["_headers", "_redirects"],
} as const;

/** What keeps the report readable without a network: see offline/. Apart from the rest, because browsers get it too. */
export const offline = {
  /** The document that stands in a hidden frame of every page. It alone may register the worker. */
  frame: "/offline.htm",
  worker: "/sw.js",
  /** The name under which that document may turn text into a script's address. */
  trustedTypes: "offline",
} as const;

/** The Cache-Control header for the file at an address. */
export function cacheControl(address: string): string {
  const hashed = policy.cache.hashedFolders.some((folder) => address.startsWith(folder));
  return hashed ? policy.cache.hashed : policy.cache.other;
}

/** The X-Frame-Options header of an address: the site's own pages may show one document of it, and nobody any other. */
export function frameOptions(address: string): string {
  return address === offline.frame ? "SAMEORIGIN" : policy.headers["X-Frame-Options"];
}

/** The address of the page that tells a reader that `path` does not exist. */
export function notFoundPage(path: string): string {
  const rule = policy.notFound.find(({ under }) => path.startsWith(under));
  return (rule ?? policy.notFound[policy.notFound.length - 1] ?? { page: "/404" }).page;
}

/** Whether the page at an address is itself a not-found page, and so is never answered with 200. */
export function isNotFoundPage(address: string): boolean {
  return policy.notFound.some(({ page }) => page === address);
}

/** What a document holds that a content security policy has to allow; see describeDocument. */
export interface DocumentNeeds {
  /** Hashes of its inline styles and inline scripts, as a policy writes them (`sha256-...`). */
  styles: readonly string[];
  inlineScripts: readonly string[];
  /** Whether it loads scripts of the site. */
  loadsScript: boolean;
  /** Whether it names a web app manifest. */
  namesManifest: boolean;
}

/** Directives that a `<meta>` cannot carry, by the standard: browsers report them there and go on without. */
const headerOnly = ["frame-ancestors"];

/**
 * The policy of a page, as its header says it: the page may use exactly what it holds, and nothing from elsewhere.
 * What `default-src 'none'` says already is left out, because the page itself carries it too.
 */
export function pagePolicy({ styles, inlineScripts, loadsScript, namesManifest }: DocumentNeeds): string {
  return directives({
    "default-src": ["'none'"],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "style-src": quoted(styles),
    "script-src": [...(loadsScript ? ["'self'"] : []), ...quoted(inlineScripts)],
    ...(namesManifest && { "manifest-src": ["'self'"] }),
    "frame-src": ["'self'"],
    "base-uri": [],
    "form-action": [],
    "frame-ancestors": [],
    ...(loadsScript && { "require-trusted-types-for": ["'script'"], "trusted-types": [] }),
  });
}

/** The policy of the document in the hidden frame: to register the worker, and nothing else. */
export function framePolicy({ inlineScripts }: Pick<DocumentNeeds, "inlineScripts">): string {
  return directives({
    "default-src": ["'none'"],
    "script-src": quoted(inlineScripts),
    "worker-src": ["'self'"],
    "base-uri": [],
    "form-action": [],
    "frame-ancestors": ["'self'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": [offline.trustedTypes],
  });
}

/** A document's policy for its `<meta>`, which reaches readers also from hosts that send no headers. */
export function metaPolicy(policy: string): string {
  return policy
    .split("; ")
    .filter((directive) => !headerOnly.some((name) => directive.startsWith(`${name} `)))
    .join("; ");
}

/** The policy of any other file. Alone in a tab it may do nothing; a script may fetch, as a service worker does. */
export function filePolicy(address: string): string {
  const worker = /\.m?js$/.test(address);
  return directives({
    "default-src": ["'none'"],
    ...(worker && { "script-src": ["'self'"], "connect-src": ["'self'"] }),
    "base-uri": [],
    "form-action": [],
    "frame-ancestors": [],
  });
}

/** Joins a policy where the connection is encrypted; on `http://localhost` it would break every request. */
export const upgrade = "; upgrade-insecure-requests";

function quoted(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'${hash}'`);
}

function directives(sources: Record<string, readonly string[]>): string {
  return Object.entries(sources)
    .map(([name, values]) => `${name} ${values.length > 0 ? values.join(" ") : "'none'"}`)
    .join("; ");
}
