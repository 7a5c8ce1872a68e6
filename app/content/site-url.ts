/** Scheme and host: the path is BASE_PATH's, and every canonical URL begins with both. */
export const sitePattern = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/i;

/** The published site's own URL, from the SITE_URL setting; undefined without one. Throws if it has more. */
export function parseSiteUrl(text: string | undefined): string | undefined {
  const site = text?.replace(/\/+$/, "");
  if (!text || sitePattern.test(site ?? "")) return site || undefined;
  throw new Error(`SITE_URL is "${text}", but it is a scheme and host like https://report.example`);
}
