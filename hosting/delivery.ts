import { withinEdition } from "./editions";

/**
 * How hosts deliver the built site: the build writes `_headers` and `_redirects` from it, which `npm start` reads. nginx.conf
 * says the same. Paths are prefixes, because every host supports them.
 */
export const delivery = {
  headers: {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    // Other sites may embed the figures.
    "Cross-Origin-Resource-Policy": "cross-origin",
    "X-Frame-Options": "DENY",
    "Permissions-Policy":
      "accelerometer=(), autoplay=(), camera=(), display-capture=(), fullscreen=(), geolocation=(), gyroscope=(), " +
      "magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=()",
    // Browsers ignore it without TLS.
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  },

  /** File names contain a hash of the content; all other files are revalidated. */
  hashedFolders: ["/assets/", "/art/"],
  hashedCaching: "public, max-age=31536000, immutable",

  /** Of files other than pages: other sites may read data, citations, pictures and the feed. */
  fileHeaders: { "Access-Control-Allow-Origin": "*" },

  /** SVG files, which readers may open alone. No page lies below these folders. */
  drawingFolders: ["/art/", "/charts/", "/quotes/"],

  /** Hosts send the nearest one. */
  notFound: ["/products/404", "/404"],

  /** Not served. */
  hostFiles: ["_headers", "_redirects", "_redirects.nginx"],
} as const;

/** Whether an address has a hash of the content. */
export function isHashed(address: string): boolean {
  return delivery.hashedFolders.some((folder) => withinEdition(address).startsWith(folder));
}

/** 404 pages are never served with status 200. */
export function isNotFoundPage(address: string): boolean {
  return delivery.notFound.some((page) => page === withinEdition(address));
}
