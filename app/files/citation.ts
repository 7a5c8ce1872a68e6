import { formatDate } from "../format";
import type { Report } from "../report/report";
import { absoluteUrl } from "../settings";
import { citationFile, pages } from "../urls";
import type { SiteFile } from "./site-file";

/** What every form of the report's citation says. */
export type Citation = ReturnType<typeof citeReport>;

export function citeReport({ edition }: Report) {
  const { title, year, publisher, author = publisher.name, version, published, fileName } = edition;
  return {
    key: `${fileName}-${year}`,
    title: `${title} ${year}`,
    author,
    publisher: publisher.name,
    version,
    published,
    url: absoluteUrl(edition, pages.home.path),
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
  return `${author} (${formatDate(published)}). ${title}. Version ${version}. ${url}`;
}

/** Double braces keep an institution's name whole and a title's capitals as they are. */
export function writeBibtex({ key, title, author, publisher, version, published, url }: Citation): string {
  // "nov": styles write the month in their own way.
  const month = formatDate(published).slice(0, 3).toLowerCase();
  const fields = [
    `author = {{${escapeTex(author)}}}`,
    `title = {{${escapeTex(title)}}}`,
    `institution = {${escapeTex(publisher)}}`,
    `year = {${published.slice(0, 4)}}`,
    `month = ${month}`,
    `number = {Version ${version}}`,
    `url = {${url}}`,
  ];
  return `@techreport{${key},\n  ${fields.join(",\n  ")}\n}\n`;
}

/** Title, version and address of the report: the last line of a text to copy. */
export function writeOrigin({ edition }: Report): string {
  return `${edition.title} ${edition.year}, version ${edition.version}, ${absoluteUrl(edition, pages.home.path)}`;
}

/** A comma after an institution's name makes it a last name: EndNote would split it into first and last. */
export function writeRis({ title, author, publisher, version, published, url }: Citation): string {
  const lines = [
    "TY  - RPRT",
    `AU  - ${author.includes(",") ? author : `${author},`}`,
    `TI  - ${title}`,
    `PB  - ${publisher}`,
    `PY  - ${published.slice(0, 4)}`,
    `DA  - ${published.replaceAll("-", "/")}`,
    `ET  - ${version}`,
    "LA  - en",
    `UR  - ${url}`,
    "ER  - ",
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}

/** CSL-JSON, for citation processors. */
export function writeCsl({ key, title, author, publisher, version, published, url }: Citation): string {
  const issued = { "date-parts": [published.split("-").map(Number)] };
  const names = { author: [{ literal: author }], publisher };
  const item = { id: key, type: "report", title, ...names, issued, version, language: "en", URL: url };
  return `${JSON.stringify([item], null, 2)}\n`;
}

function escapeTex(text: string): string {
  return text.replaceAll(/[&%$#_{}]/gu, "\\$&");
}
