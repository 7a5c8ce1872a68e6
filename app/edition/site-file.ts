/** A file of the site that is not a page. */
export interface SiteFile {
  /** From the root of the site. */
  path: string;
  /** A function renders a picture, which takes time. */
  body: string | Uint8Array | (() => Promise<Uint8Array>);
}
