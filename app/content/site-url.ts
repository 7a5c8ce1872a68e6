/** Whether a text is a scheme and host alone, such as https://report.example: the path is in BASE_PATH. */
export function isSite(text: string): boolean {
  return /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/iu.test(text) && URL.canParse(text);
}

/** The site's URL in SITE_URL, undefined if it is not set. Throws if it is not a scheme and host. */
export function parseSiteUrl(text: string | undefined): string | undefined {
  const site = text?.replace(/\/+$/, "");
  if (!text || isSite(site ?? "")) return site || undefined;
  throw new Error(`SITE_URL is "${text}", but it is a scheme and host like https://report.example`);
}
