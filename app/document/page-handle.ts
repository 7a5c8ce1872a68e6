/** A route's options for the document shell (`export const handle`). */
export interface PageHandle {
  /** Only a page with state loads a script. */
  island?: true;
  /** JavaScript for the head, in one line. */
  headScript?: string;
}

/** What a loader may return for the document shell. */
export interface PageRules {
  /** CSS that depends on data, such as one rule per product. */
  rules?: string;
}
