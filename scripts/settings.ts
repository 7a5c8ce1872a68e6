import path from "node:path";
import { isOrigin, type Settings } from "../app/settings.ts";

// All environment variables that users set are read here.

/**
 * Returns the settings of a command: CONTENT_DIR, BASE_PATH and SITE_URL. Only `npm run build:pdf` exports the PDF.
 *
 * @throws {Error} If a variable has an invalid value.
 */
export function readSettings({ CONTENT_DIR, BASE_PATH, SITE_URL } = process.env): Settings {
  return {
    contentRoot: path.resolve(CONTENT_DIR || "content"),
    basePath: parseBasePath(BASE_PATH),
    siteUrl: parseSiteUrl(SITE_URL),
    hasPdf: false,
  };
}

/** Returns the folder of the built site: DIST, or `dist`. */
export function readDistFolder({ DIST } = process.env): string {
  return DIST || "dist";
}

/** Returns the port of `npm start` as text: PORT, or 4173. */
export function readDefaultPort({ PORT } = process.env): string {
  return PORT || "4173";
}

/** Returns the browser for tests and the PDF (CHROME_PATH), and whether Chromium may be installed if none starts (NO_INSTALL). */
export function readBrowserSettings({ CHROME_PATH, NO_INSTALL } = process.env) {
  return { browserPath: CHROME_PATH, mayInstall: !NO_INSTALL };
}

function parseBasePath(text: string | undefined): string {
  const basePath = `/${text ?? ""}/`.replaceAll(/\/{2,}/g, "/");
  // Other characters would have to be percent-encoded in URLs.
  if (/^\/(?:[a-z0-9_~-][a-z0-9._~-]*\/)*$/i.test(basePath)) return basePath;
  throw new Error(
    `BASE_PATH: found "${text}"; expected a path of letters, digits and the characters - . _ ~, for example /some/where/`,
  );
}

function parseSiteUrl(text: string | undefined): string | undefined {
  const siteUrl = text?.replace(/\/+$/, "");
  if (!text || isOrigin(siteUrl ?? "")) return siteUrl || undefined;
  throw new Error(
    `SITE_URL: found "${text}"; expected https:// and the domain, and nothing after it, for example https://report.example`,
  );
}
