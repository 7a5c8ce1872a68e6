import type { IslandName } from "./islands";

/** What a route tells the document shell (`export const handle`). */
export interface PageHandle {
  /** The page's CSS, inlined after the site's. */
  css: string;
  /** Only pages with state load a script. */
  island?: IslandName;
  /** JavaScript for the head, in one line. */
  headScript?: string;
}

/** What a loader may return for the document shell. */
export interface PageRules {
  /** CSS that depends on data: one rule per product, or that of the not-found page shown in its place. */
  rules?: string;
}
