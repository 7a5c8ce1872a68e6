import { formatDate } from "../report/format";
import type { Report } from "../report/report";
import { plainText } from "../report/text";
import { absoluteUrl } from "../settings";
import { citationFile, pages } from "../urls";
import type { SiteFile } from "./site-file";

/** What each form of the report's citation is written from. */
export interface Citation {
  title: string;
  author: string;
  publisher: string;
  version: string;
  /** As "2026-11-25". */
  published: string;
  url: string;
  /** The entry's name in a bibliography. */
  key: string;
}

/** How to cite the report, at the address of its home page. */
export function citeReport({ about, home }: Report): Citation {
  const { author = about.publisher.name, publisher, version, published, year, fileName } = about;
  return {
    title: `${about.title}: ${plainText(home.hero.title)}`,
    author,
    publisher: publisher.name,
    version,
    published,
    url: absoluteUrl(about, pages.home.path),
    key: `${fileName}-${year}`,
  };
}

export function citationFiles(report: Report): SiteFile[] {
  const citation = citeReport(report);
  return [
    { path: citationFile("bib"), body: writeBibtex(citation) },
    { path: citationFile("ris"), body: writeRis(citation) },
    { path: citationFile("json"), body: writeCsl(citation) },
  ];
}

/** The citation as plain text. */
export function writeText({ title, author, version, published, url }: Citation): string {
  const ending = /[.?!…]["”’)]?$/u.test(title) ? "" : ".";
  return `${author} (${formatDate(published)}). ${title}${ending} Version ${version}. ${url}`;
}

/** BibTeX. Double braces keep an institution's name whole and a title's capitals as they are. */
export function writeBibtex({ key, title, author, publisher, version, published, url }: Citation): string {
  const [year, month = ""] = published.split("-");
  const fields = [
    `author = {{${escapeTex(author)}}}`,
    `title = {{${escapeTex(title)}}}`,
    `institution = {${escapeTex(publisher)}}`,
    `year = {${year}}`,
    `month = ${months[Number(month) - 1]}`,
    `number = {Version ${version}}`,
    `url = {${url}}`,
  ];
  return `@techreport{${key},\n${fields.map((field) => `  ${field}`).join(",\n")}\n}\n`;
}

/** Names that every BibTeX style defines. */
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** RIS. After a comma, EndNote and Zotero take an institution's name for a last name and keep it whole. */
export function writeRis({ title, author, publisher, version, published, url }: Citation): string {
  const lines = [
    ["TY", "RPRT"],
    ["AU", author.includes(",") ? author : `${author},`],
    ["TI", title],
    ["PB", publisher],
    ["PY", published.slice(0, 4)],
    ["DA", published.replaceAll("-", "/")],
    ["ET", version],
    ["LA", "en"],
    ["UR", url],
    ["ER", ""],
  ];
  return lines.map(([tag, value]) => `${tag}  - ${value}\r\n`).join("");
}

/** CSL-JSON, for citation processors. */
export function writeCsl({ key, title, author, publisher, version, published, url }: Citation): string {
  const item = {
    id: key,
    type: "report",
    title,
    author: [{ literal: author }],
    publisher,
    issued: { "date-parts": [published.split("-").map(Number)] },
    version,
    language: "en",
    URL: url,
  };
  return `${JSON.stringify([item], null, 2)}\n`;
}

function escapeTex(text: string): string {
  const commands: Record<string, string> = {
    "\\": "\\textbackslash{}",
    "~": "\\textasciitilde{}",
    "^": "\\textasciicircum{}",
  };
  return text.replaceAll(/[\\~^]|[&%$#_{}]/gu, (character) => commands[character] ?? `\\${character}`);
}
