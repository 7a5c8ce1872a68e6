import type { Report } from "../report/report";
import { themeColor } from "../styles/theme-colors";
import { manifestPath } from "../urls";
import look from "./manifest.json";
import type { SiteFile } from "./site-file";

/** What a phone shows of the site on its home screen. */
export function createManifestFile({ edition }: Report): SiteFile {
  const paper = themeColor("paper");
  const manifest = { name: edition.title, ...look, background_color: paper, theme_color: paper };
  return { path: manifestPath, body: `${JSON.stringify(manifest, null, 2)}\n` };
}
