import type { Author } from "../content/schema/records";
import { formatDate, formatList } from "../format";
import { editionName, type Report } from "../report/report";
import { absoluteUrl, citationPaths, pages } from "../urls";
import type { DataFile } from "./site-file";

/** What every form of the report's citation says. */
export type Citation = ReturnType<typeof deriveCitation>;

export function deriveCitation({ edition }: Report) {
  const { year, publisher, version, published, fileName } = edition;
  const authors: readonly Author[] = edition.authors ?? [{ name: publisher.name }];
  return {
    key: `${fileName}-${year}`,
    title: editionName(edition),
    authors,
    publisher: publisher.name,
    version,
    published,
    url: absoluteUrl(edition, pages.home.path),
  };
}

export function listCitationFiles(report: Report): DataFile[] {
  const citation = deriveCitation(report);
  return [
    { path: citationPaths.BibTeX, body: formatBibtex(citation) },
    { path: citationPaths.RIS, body: formatRis(citation) },
    { path: citationPaths["CSL-JSON"], body: formatCsl(citation) },
  ];
}

/** A name as readers say it. */
export function formatAuthor(author: Author): string {
  return "name" in author ? author.name : `${author.given} ${author.family}`;
}

/** The citation as plain text. A publisher who is an author is named once. */
export function formatCitation({ title, authors, publisher, version, published, url }: Citation): string {
  const names = authors.map(formatAuthor);
  const edition = [`${title}. Version ${version}.`, ...(names.includes(publisher) ? [] : [`${publisher}.`])];
  return `${formatList(names)} (${formatDate(published)}). ${edition.join(" ")} ${url}`;
}

/** Double braces keep an institution's name whole and a title's capitals as they are. */
export function formatBibtex({ key, title, authors, publisher, version, published, url }: Citation): string {
  // "nov": styles write the month in their own way.
  const month = formatDate(published).slice(0, 3).toLowerCase();
  const names = authors.map((author) =>
    "name" in author ? `{${escapeTex(author.name)}}` : escapeTex(`${author.family}, ${author.given}`),
  );
  const fields = [
    `author = {${names.join(" and ")}}`,
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
export function formatAttribution({ edition }: Report): string {
  return `${editionName(edition)}, version ${edition.version}, ${absoluteUrl(edition, pages.home.path)}`;
}

/**
 * A comma after an institution's name makes it a last name, which EndNote and Zotero would split otherwise; they would also
 * split it at a comma of its own.
 */
export function formatRis({ title, authors, publisher, version, published, url }: Citation): string {
  const names = authors.map((author) =>
    "name" in author ? `${author.name.replaceAll(",", "")},` : `${author.family}, ${author.given}`,
  );
  const lines = [
    "TY  - RPRT",
    ...names.map((name) => `AU  - ${name}`),
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
export function formatCsl({ key, title, authors, publisher, version, published, url }: Citation): string {
  const issued = { "date-parts": [published.split("-").map(Number)] };
  const item = {
    id: key,
    type: "report",
    title,
    author: authors.map((each) => ("name" in each ? { literal: each.name } : each)),
    publisher,
    issued,
    version,
    language: "en",
    URL: url,
  };
  return `${JSON.stringify([item], null, 2)}\n`;
}

function escapeTex(text: string): string {
  const names: Record<string, string> = { "\\": "backslash", "~": "asciitilde", "^": "asciicircum" };
  return text.replaceAll(/[\\~^&%$#_{}]/gu, (mark) => (names[mark] ? `\\text${names[mark]}{}` : `\\${mark}`));
}
