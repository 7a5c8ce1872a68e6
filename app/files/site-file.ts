/** A file of the site. */
export interface SiteFile {
  /** The path of the file below the base path, for example `/products/slug.html`. */
  path: string;
  /** The content of the file, or a function that creates it if that takes time, as for a picture. */
  body: string | Uint8Array | (() => string | Promise<Uint8Array>);
}

/** A file whose content has already been created. */
export interface InMemoryFile extends SiteFile {
  body: string | Uint8Array;
}
