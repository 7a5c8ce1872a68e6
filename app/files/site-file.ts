/** A page of the site, or any other file. */
export interface SiteFile<Body = string | Uint8Array | (() => string | Uint8Array | Promise<Uint8Array>)> {
  /** From the root of the site. */
  path: string;
  /** A function makes what takes time, such as a picture. */
  body: Body;
}
