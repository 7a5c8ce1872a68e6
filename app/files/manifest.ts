import type { Report } from "../report/report";
import { manifestPath } from "../urls";
import look from "./manifest.json";
import type { SiteFile } from "./site-file";

/** What a phone shows of the site on its home screen. */
export function manifestFile({ edition }: Report): SiteFile {
  return { path: manifestPath, body: `${JSON.stringify({ name: edition.title, ...look }, null, 2)}\n` };
}
