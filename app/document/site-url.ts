import { href } from "../urls";

/** Where the site is published, unless the build is told otherwise. */
export const defaultSiteUrl = "https://shaped-bandage-report.example";

/**
 * The SITE_URL setting of the build, without a trailing slash: scheme and host only, because the path that the site is
 * hosted at is a setting of its own, BASE_PATH.
 */
const siteUrl = (process.env.SITE_URL || defaultSiteUrl).replace(/\/+$/u, "");

/** The absolute address of a page or file, for canonical links and whatever is read elsewhere. */
export function absoluteUrl(path: string): string {
  return siteUrl + href(path);
}
