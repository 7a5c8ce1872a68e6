import type { Edition } from "../../edition/edition";
import { feedPath, manifestPath, sitemapPath } from "../../urls";
import type { SiteFile } from "../site-file";
import { writeFeed } from "./feed";
import { writeManifest } from "./manifest";
import { writeRobots, writeSitemap } from "./sitemap";

/** The files by which the report is found and followed. */
export function discoveryFiles(edition: Edition): SiteFile[] {
  return [
    { path: sitemapPath, type: "application/xml", body: writeSitemap(edition) },
    { path: "/robots.txt", type: "text/plain", body: writeRobots() },
    { path: manifestPath, type: "application/manifest+json", body: writeManifest(edition) },
    { path: feedPath, type: "application/atom+xml", body: writeFeed(edition) },
  ];
}
