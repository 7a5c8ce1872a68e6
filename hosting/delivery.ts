import { withinEdition } from "./editions";
import { offline } from "./offline";

/**
 * How hosts deliver the built site. `npm start` reads these rules, and the configurations for other hosts are written
 * from them. Paths are prefixes, because every host's configuration supports prefixes.
 */
export const delivery = {
  methods: ["GET", "HEAD"],

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

/** Whether the file at an address has a hash of its content in its name. */
export function isHashed(address: string): boolean {
  return delivery.cache.hashedFolders.some((folder) => withinEdition(address).startsWith(folder));
}

/** The Cache-Control header for the file at an address. */
export function cacheControl(address: string): string {
  return isHashed(address) ? delivery.cache.hashed : delivery.cache.other;
}

/** The X-Frame-Options header: only offline.htm may be framed, by the site itself. */
export function frameOptions(address: string): string {
  return withinEdition(address) === offline.frame ? "SAMEORIGIN" : delivery.headers["X-Frame-Options"];
}
