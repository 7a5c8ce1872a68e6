import { withinEdition } from "./editions";

/**
 * How hosts deliver the built site. The build writes `_headers` and `_redirects` from these rules, which `npm start` reads;
 * nginx.conf says the same. Paths are prefixes, because every host supports prefixes.
 */
export const delivery = {
  /** Sent with every response. */
  headers: {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    // Other sites may show the figures.
    "Cross-Origin-Resource-Policy": "cross-origin",
    "X-Frame-Options": "DENY",
    "Permissions-Policy":
      "accelerometer=(), autoplay=(), camera=(), display-capture=(), fullscreen=(), geolocation=(), gyroscope=(), " +
      "magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=()",
    // Over TLS only; browsers ignore it elsewhere.
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  },

  /** File names in these folders contain a hash of the content. Everything else is revalidated. */
  hashedFolders: ["/assets/", "/art/"],
  hashedCaching: "public, max-age=31536000, immutable",

  /** Folders of SVG files, which readers may open alone; no page lies below them. */
  drawingFolders: ["/art/", "/charts/", "/quotes/"],

  /** The 404 pages of an edition: that of products, and that of all other unknown paths. */
  notFound: [
    { under: "/products/", page: "/products/404" },
    { under: "/", page: "/404" },
  ],

  /** Files that configure a host and are not served. */
  hostFiles: ["_headers", "_redirects", "_redirects.nginx"],
} as const;

/** Whether the file at an address has a hash of its content in its name. */
export function isHashed(address: string): boolean {
  return delivery.hashedFolders.some((folder) => withinEdition(address).startsWith(folder));
}

/** Whether an address is a 404 page, which is never served with status 200. */
export function isNotFoundPage(address: string): boolean {
  return delivery.notFound.some(({ page }) => page === withinEdition(address));
}
