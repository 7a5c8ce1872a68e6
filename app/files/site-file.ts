/** A file of the site. */
export interface SiteFile {
  /** The path of the file below the base path, such as `/products/slug.html`. */
  path: string;
  /** The content of the file. A function for content that takes time to make, such as a picture. */
  body: string | Uint8Array | (() => string | Promise<Uint8Array>);
}

/** A file whose content is known without further work. */
export interface DataFile extends SiteFile {
  body: string | Uint8Array;
}
