import type { Report } from "../report/report";
import { themeColor } from "../styles/theme-colors";
import { manifestPath } from "../urls";
import staticFields from "./manifest.json";
import type { SiteFile } from "./site-file";

/** Creates the web app manifest, which phones use when the site is added to the home screen. */
export function createManifestFile({ edition }: Report): SiteFile {
  const paper = themeColor("paper");
  const manifest = { name: edition.title, ...staticFields, background_color: paper, theme_color: paper };
  return { path: manifestPath, body: `${JSON.stringify(manifest, null, 2)}\n` };
}
