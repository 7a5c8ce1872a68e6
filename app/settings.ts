/** What the commands read from the environment and their options (scripts/settings.ts), and hand on. */
export interface Settings {
  /** The folder with the report's content, as an absolute path. */
  contentRoot: string;
  /** The path below which the site is served, as `/` or `/some/where/`. */
  basePath: string;
  /** The scheme and host of the site, in place of the address in report.yaml. */
  siteUrl?: string | undefined;
  /** Whether the build will have the PDF and the pictures of figures (scripts/pdf.ts), so that pages link them. */
  hasPdf: boolean;
}

/** Whether a text is a scheme and host alone, such as https://report.example: the path is in BASE_PATH. */
export function isOrigin(text: string): boolean {
  return /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/iu.test(text) && URL.canParse(text);
}
