/**
 * Every rule about how the built site is delivered, in one typed place: what `npm start` serves reads it,
 * and configuration for other hosts is to be written from it, so that they cannot disagree.
 * Prefixes and not patterns, because every host's configuration can say a prefix.
 */
export const policy = {
  methods: ["GET", "HEAD"],

  /** A longer address is answered 414. No page of ours takes one; 8 kB is what common servers allow. */
  longestAddress: 8192,

  /** Sent with every answer, whatever its status. A content security policy joins these. */
  headers: {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  },

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
} as const;

/** The Cache-Control header for the file at an address. */
export function cacheControl(address: string): string {
  const hashed = policy.cache.hashedFolders.some((folder) => address.startsWith(folder));
  return hashed ? policy.cache.hashed : policy.cache.other;
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
