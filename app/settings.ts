/** What the commands read from environment variables (scripts/settings.ts) and hand on. */
export interface Settings {
  /** The folder with the report's content, as an absolute path. */
  contentRoot: string;
  /** The path below which the site is served, as `/` or `/some/where/`. */
  basePath: string;
  /** The scheme and host of the site, in place of the address in report.yaml. */
  siteUrl?: string | undefined;
  /** Whether the build will have the PDF and the pictures of figures (scripts/pdf.ts), so that pages link them. */
  hasPrints: boolean;
}
