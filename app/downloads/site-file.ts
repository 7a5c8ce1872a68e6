/** A picture that takes its time, made when it is asked for. */
export type Rendering = () => Promise<Uint8Array>;

/** A file of the site that is no page. */
export interface SiteFile {
  /** Its address, from the root of the site. */
  path: string;
  /** Its media type, as servers send it. */
  type: string;
  body: string | Uint8Array | Rendering;
}
