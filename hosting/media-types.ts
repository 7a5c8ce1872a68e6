import { extname } from "node:path";

/** Every kind of file of the site. Text is served as UTF-8 and precompressed by the build. */
const mediaTypes: Record<string, { type: string; text: boolean }> = {
  ".html": { type: "text/html", text: true },
  // offline.htm, which must not be treated as a page.
  ".htm": { type: "text/html", text: true },
  ".css": { type: "text/css", text: true },
  ".js": { type: "text/javascript", text: true },
  ".mjs": { type: "text/javascript", text: true },
  ".json": { type: "application/json", text: true },
  ".webmanifest": { type: "application/manifest+json", text: true },
  ".xml": { type: "application/xml", text: true },
  ".atom": { type: "application/atom+xml", text: true },
  ".bib": { type: "application/x-bibtex", text: true },
  ".ris": { type: "application/x-research-info-systems", text: true },
  ".txt": { type: "text/plain", text: true },
  ".csv": { type: "text/csv", text: true },
  ".md": { type: "text/markdown", text: true },
  ".svg": { type: "image/svg+xml", text: true },
  ".ico": { type: "image/x-icon", text: false },
  ".png": { type: "image/png", text: false },
  ".jpg": { type: "image/jpeg", text: false },
  ".webp": { type: "image/webp", text: false },
  ".avif": { type: "image/avif", text: false },
  ".pdf": { type: "application/pdf", text: false },
  ".zip": { type: "application/zip", text: false },
  ".woff2": { type: "font/woff2", text: false },
};

/** The Content-Type header for a file, with a charset for text. */
export function mediaType(name: string): string {
  const known = mediaTypes[extname(name).toLowerCase()];
  if (!known) return "application/octet-stream";
  return known.text ? `${known.type}; charset=utf-8` : known.type;
}

/** Whether a file is text and so worth compressing; pictures and fonts are compressed already. */
export function isText(name: string): boolean {
  return mediaTypes[extname(name).toLowerCase()]?.text ?? false;
}

/** The Content-Type header by extension without its dot, but for some extensions. */
export function listMediaTypes(...without: readonly string[]): [string, string][] {
  const extensions = Object.keys(mediaTypes).filter((extension) => !without.includes(extension));
  return extensions.map((extension) => [extension.slice(1), mediaType(extension.replace(".", "x."))]);
}
