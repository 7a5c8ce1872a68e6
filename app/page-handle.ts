/** What a route file says of its page to the document shell (`export const handle`). */
export interface PageHandle {
  /** The page's own CSS, which stands in the document after the site's. */
  css: string;
  /** Set by the pages that hold state: only they load a script. */
  scripted?: true;
}
