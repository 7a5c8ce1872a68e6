import { extname } from "node:path";
import { lookup } from "mrmime";

/** Served as UTF-8 and precompressed by the build. */
const texts = "html css js json webmanifest xml atom bib ris txt csv md svg".split(" ");

/** mrmime lacks these or has other types. */
const ownTypes: Record<string, string> = {
  ico: "image/x-icon",
  xml: "application/xml",
  bib: "application/x-bibtex",
  ris: "application/x-research-info-systems",
};

const extensionOf = (name: string) => extname(name).slice(1).toLowerCase();

/** The Content-Type header, with a charset for text. */
export function mediaType(name: string): string {
  const extension = extensionOf(name);
  const type = ownTypes[extension] ?? lookup(extension) ?? "application/octet-stream";
  return isText(name) ? `${type}; charset=utf-8` : type;
}

/** Whether a file is text, and so worth compressing. */
export function isText(name: string): boolean {
  return texts.includes(extensionOf(name));
}
