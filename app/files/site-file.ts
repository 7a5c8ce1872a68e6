/** A file of the site that is not a page. */
export interface SiteFile {
  /** From the root of the site. */
  path: string;
  /** A function makes what takes time, such as a picture. */
  body: string | Uint8Array | (() => Uint8Array | Promise<Uint8Array>);
}
