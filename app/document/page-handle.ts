import type { PageMeta } from "./page-meta";

/** A route's `handle`: options for the document shell. */
export interface PageHandle {
  /** Only the page with state loads a script. */
  island?: true;
  /** JavaScript on one line. */
  headScript?: string;
}

/** What loaders may return for the document shell. */
export interface PageData {
  meta?: PageMeta;
  /** CSS that depends on data. */
  rules?: string;
}
