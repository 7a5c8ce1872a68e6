import { extname } from "node:path";
import { lookup } from "mrmime";

/**
 * The extensions of every kind of file of the site. Text is served as UTF-8 and precompressed by the build. `.htm` is
 * offline.htm, which must not be treated as a page.
 */
const texts = "html htm css js mjs json webmanifest xml atom bib ris txt csv md svg".split(" ");
const extensions = [...texts, ..."ico png jpg webp avif pdf zip woff2".split(" ")];

/** Media types that mrmime does not know or has otherwise. */
const ownTypes: Record<string, string> = {
  xml: "application/xml",
  bib: "application/x-bibtex",
  ris: "application/x-research-info-systems",
  ico: "image/x-icon",
};

const extensionOf = (name: string) => extname(name).slice(1).toLowerCase();

/** The Content-Type header for a file, with a charset for text. */
export function mediaType(name: string): string {
  const extension = extensionOf(name);
  if (!extensions.includes(extension)) return "application/octet-stream";
  return `${ownTypes[extension] ?? lookup(extension)}${isText(name) ? "; charset=utf-8" : ""}`;
}

/** Whether a file is text and so worth compressing; pictures and fonts are compressed already. */
export function isText(name: string): boolean {
  return texts.includes(extensionOf(name));
}

/** The Content-Type header of files other than pages, by extension without its dot. */
export function listMediaTypes(): [string, string][] {
  const others = extensions.filter((extension) => extension !== "html");
  return others.map((extension) => [extension, mediaType(`x.${extension}`)]);
}
