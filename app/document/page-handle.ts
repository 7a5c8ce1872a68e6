import type { IslandName } from "./islands";

/** What a route file says of its page to the document shell (`export const handle`). */
export interface PageHandle {
  /** The page's own CSS, which stands in the document after the site's. */
  css: string;
  /** Set by the pages that hold state: only they load a script. */
  island?: IslandName;
}

/** What a page's loader may give to the document shell. */
export interface PageRules {
  /** CSS that comes from the page's data, for instance one rule for each product. */
  rules?: string;
}
