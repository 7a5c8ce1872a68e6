/** Scheme and host only: the path is in BASE_PATH. */
export const sitePattern = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/i;

/** The site's URL in SITE_URL, undefined if it is not set. Throws if it is not a scheme and host. */
export function parseSiteUrl(text: string | undefined): string | undefined {
  const site = text?.replace(/\/+$/, "");
  if (!text || sitePattern.test(site ?? "")) return site || undefined;
  throw new Error(`SITE_URL is "${text}", but it is a scheme and host like https://report.example`);
}
