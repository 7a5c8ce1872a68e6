import type { Edition } from "./edition";
import { listPictures } from "./pictures";

/** A file of the site that is no page. */
export interface SiteFile {
  /** Its address, from the root of the site. */
  path: string;
  /** Its media type, as servers send it. */
  type: string;
  body: string | Uint8Array;
}

const made = new WeakMap<Edition, SiteFile[]>();

/** Every file of an edition that is no page. Byte for byte the same for the same content. */
export function listFiles(edition: Edition): SiteFile[] {
  const known = made.get(edition);
  if (known) return known;
  const files: SiteFile[] = [
    ...listPictures(edition).map(({ path, svg }) => ({ path, type: "image/svg+xml", body: svg })),
  ];
  made.set(edition, files);
  return files;
}
