/** Settings that commands read from the environment and their options (scripts/settings.ts). */
export interface Settings {
  /** The absolute path of the content folder. */
  contentRoot: string;
  /** The base path of the site, with a slash at both ends, for example `/` or `/report/2025/`. */
  basePath: string;
  /** The origin of the site. It overrides `address` in report.yaml. */
  siteUrl?: string | undefined;
  /**
   * Whether the build exports the PDF and the figures as PNG (scripts/pdf.ts), so that pages link to them.
   */
  hasPdf: boolean;
}

/** Returns whether a text is an origin without a path, for example `https://report.example`. */
export function isOrigin(text: string): boolean {
  return /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/iu.test(text) && URL.canParse(text);
}
