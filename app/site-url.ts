import { href } from "./pages";

/** Where the site is published, without a trailing slash; the SITE_URL setting of the build. */
const siteUrl = (process.env.SITE_URL ?? "https://shaped-bandage-report.example").replace(/\/+$/u, "");

/** The absolute address of a page, for canonical links and files that are read elsewhere. */
export function absoluteUrl(path: string): string {
  return siteUrl + href(path);
}
