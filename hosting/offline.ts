/** The addresses of offline/. On their own, because they are bundled for browsers. */
export const offline = {
  /** The document in a hidden frame of every page. Only it may register the service worker. */
  frame: "/offline.htm",
  worker: "/sw.js",
  /** That document's Trusted Types policy. */
  trustedTypes: "offline",
} as const;
