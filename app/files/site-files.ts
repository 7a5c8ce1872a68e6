import { listPictureFiles } from "../report/pictures";
import type { Report } from "../report/report";
import { citationFiles } from "./citation";
import { listDataFiles } from "./data-files";
import type { SiteFile } from "./site-file";
import { crawlerFiles } from "./sitemap";
import { listCards } from "./social-card";

/** Every file of the site except its pages and what the framework builds. */
export function listSiteFiles(report: Report): SiteFile[] {
  const pictures = listPictureFiles();
  return [
    ...listDataFiles(report),
    ...citationFiles(report),
    ...listCards(report, pictures),
    ...pictures,
    ...crawlerFiles(report),
  ];
}
