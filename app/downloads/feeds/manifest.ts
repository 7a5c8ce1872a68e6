import { plainText, resolveProse } from "../../analysis/text";
import type { Edition } from "../../edition/edition";
import { href, pages } from "../../urls";
import { paper } from "../images/paint";

/** The web manifest, for whoever puts the report on a home screen. */
export function writeManifest({ report, resolver }: Edition): string {
  const icon = (path: string, size: number, purpose: "any" | "maskable") => ({
    src: href(path),
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const home = report.site.pages.home;
  const manifest = {
    id: href(pages.home.path),
    name: plainText(resolveProse(home.title, resolver)),
    short_name: report.imprint.title,
    description: plainText(resolveProse(home.description, resolver)),
    lang: report.imprint.language,
    start_url: href(pages.home.path),
    scope: href(pages.home.path),
    // The browser's own buttons stay: the pages have no way back of their own.
    display: "minimal-ui",
    background_color: paper,
    theme_color: paper,
    icons: [
      icon("/icons/icon-192.png", 192, "any"),
      icon("/icons/icon-512.png", 512, "any"),
      icon("/icons/maskable-512.png", 512, "maskable"),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
