import type { Edition } from "../../edition/edition";
import { pageWords } from "../../edition/page-words";
import { href, pages } from "../../urls";
import { icons } from "../images/icons";
import { paper } from "../images/paint";

/** The web manifest, for home screens. */
export function writeManifest(edition: Edition): string {
  const { report } = edition;
  const { title, description } = pageWords(edition, "home");
  const manifest = {
    id: href(pages.home.path),
    name: title,
    short_name: report.publication.title,
    description,
    lang: report.publication.language,
    start_url: href(pages.home.path),
    scope: href(pages.home.path),
    // With the browser's back button, which the pages lack.
    display: "minimal-ui",
    background_color: paper,
    theme_color: paper,
    icons: icons.flatMap(({ path, size, purpose }) =>
      purpose ? { src: href(path), sizes: `${size}x${size}`, type: "image/png", purpose } : [],
    ),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
