import path from "node:path";
import { parseSiteUrl } from "./content/site-url.ts";
import { href } from "./urls.ts";

// From environment variables. Scripts for browsers must not import this.

/** The folder with the report's content, as an absolute path: CONTENT_DIR, or content/. */
export function contentRoot(): string {
  return path.resolve(process.env.CONTENT_DIR || "content");
}

/** The scheme and host in SITE_URL; undefined if it is not set. Throws if it is anything else. */
export function siteUrl(): string | undefined {
  return parseSiteUrl(process.env.SITE_URL);
}

/** Whether the build will have the PDF and the pictures of figures (scripts/pdf.ts), so that pages link them. */
export const hasPrints = process.env.PRINTS === "1";

/** The path in BASE_PATH, as `/` or `/some/where/`. Throws if a URL would have to escape it. */
export function parseBasePath(text: string | undefined): string {
  const basePath = `/${text ?? ""}/`.replaceAll(/\/{2,}/g, "/");
  if (/^\/(?:[a-z0-9_~-][a-z0-9._~-]*\/)*$/i.test(basePath)) return basePath;
  throw new Error(
    `BASE_PATH is "${text}", but it is a path like /some/where/, of letters, digits and the marks - . _ ~`,
  );
}

/** The canonical URL of a path. SITE_URL replaces the address in report.yaml. */
export function absoluteUrl(edition: { address: string }, path: string): string {
  return (siteUrl() ?? edition.address) + href(path);
}

/** Whether the site still has the address that the report came with, which belongs to nobody. */
export function hasExampleAddress(edition: { address: string }): boolean {
  return new URL(siteUrl() ?? edition.address).hostname.endsWith(".example");
}
