/** A file of the site that is not a page. */
export interface SiteFile {
  /** Its path from the root of the site. */
  path: string;
  /** The content, or a function that renders a slow picture. */
  body: string | Uint8Array | (() => Promise<Uint8Array>);
}
