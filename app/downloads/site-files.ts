import { fontsOf } from "../document/fonts";
import type { Edition } from "../edition/edition";
import { listPictures } from "../edition/pictures";
import type { SiteFile } from "../edition/site-file";
import { citationFiles } from "./citation/citation-files";
import { listDataFiles } from "./data/data-files";
import { observationSheet } from "./data/observation-sheet";
import { discoveryFiles } from "./feeds/discovery-files";
import { figureFiles } from "./images/figure-files";
import { drawIcons } from "./images/icons";
import { quoteFiles } from "./images/quote-files";
import { socialFiles } from "./images/social-files";
import { listPdfs } from "./pdfs";

/** Every file of an edition except pages. The same content gives the same bytes. */
export function listSiteFiles(edition: Edition): SiteFile[] {
  return [
    ...listDataFiles(edition),
    observationSheet(edition),
    ...drawIcons(),
    ...fontsOf(edition).files,
    ...figureFiles(edition),
    ...socialFiles(edition),
    ...quoteFiles(edition),
    ...listPictures(edition),
    ...citationFiles(edition),
    ...discoveryFiles(edition),
    ...listPdfs(edition),
  ];
}
