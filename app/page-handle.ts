/** What a route file says of its page to the document shell (`export const handle`). */
export interface PageHandle {
  /** The page's own CSS, which stands in the document after the site's. */
  css: string;
  /** The id of the first element below the fold: until it is read nothing is painted, so that nothing above it moves. */
  fold?: string;
  /** Set by the pages that hold state: only they load a script. */
  scripted?: true;
}

/** What a page's loader may give to the document shell. */
export interface PageRules {
  /** CSS that comes from the page's data, for instance one rule for each product. */
  rules?: string;
}
