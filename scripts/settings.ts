import path from "node:path";
import { isOrigin, type Settings } from "../app/settings.ts";

/** The settings of a command: CONTENT_DIR, BASE_PATH, SITE_URL and the option --pdf. Throws if one is not what it must be. */
export function readSettings({ CONTENT_DIR, BASE_PATH, SITE_URL } = process.env): Settings {
  return {
    contentRoot: path.resolve(CONTENT_DIR || "content"),
    basePath: parseBasePath(BASE_PATH),
    siteUrl: parseSiteUrl(SITE_URL),
    hasPdf: process.argv.includes("--pdf"),
  };
}

/** Throws if a URL would have to escape the path. */
function parseBasePath(text: string | undefined): string {
  const basePath = `/${text ?? ""}/`.replaceAll(/\/{2,}/g, "/");
  if (/^\/(?:[a-z0-9_~-][a-z0-9._~-]*\/)*$/i.test(basePath)) return basePath;
  throw new Error(
    `BASE_PATH is "${text}", but it is a path like /some/where/, of letters, digits and the marks - . _ ~`,
  );
}

function parseSiteUrl(text: string | undefined): string | undefined {
  const site = text?.replace(/\/+$/, "");
  if (!text || isOrigin(site ?? "")) return site || undefined;
  throw new Error(`SITE_URL is "${text}", but it is a scheme and host like https://report.example`);
}
