import { listPictureFiles } from "../report/pictures";
import type { Report } from "../report/report";

/** A file of the site that is not a page. */
export interface SiteFile {
  /** From the root of the site. */
  path: string;
  /** A function renders a picture, which takes time. */
  body: string | Uint8Array | (() => Uint8Array | Promise<Uint8Array>);
}

/** Every file that the build makes besides pages, scripts and fonts. */
export function listFiles(_report: Report): SiteFile[] {
  return [...listPictureFiles()];
}
