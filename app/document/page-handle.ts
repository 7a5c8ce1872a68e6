/** A route's options for the document shell (`export const handle`). */
export interface PageHandle {
  /** The page's CSS, inlined after the site's. */
  css: string;
  /** Only a page with state loads a script. */
  island?: true;
  /** JavaScript for the head, in one line. */
  headScript?: string;
}

/** What a loader may return for the document shell. */
export interface PageRules {
  /** CSS that depends on data: one rule per product, or that of the not-found page shown in its place. */
  rules?: string;
}
