import type { Author } from "../content/schema/records";
import { formatDate, formatList } from "../format";
import { editionName, type Report } from "../report/report";
import { absoluteUrl, citationPaths, pages } from "../urls";
import type { InMemoryFile } from "./site-file";

/** The data of the report's citation, which every format contains. */
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

export function listCitationFiles(report: Report): InMemoryFile[] {
  const citation = deriveCitation(report);
  return [
    { path: citationPaths.BibTeX, body: formatBibtex(citation) },
    { path: citationPaths.RIS, body: formatRis(citation) },
    { path: citationPaths["CSL-JSON"], body: formatCsl(citation) },
  ];
}

/** Formats an author's name for readers, the given name first. */
export function formatAuthor(author: Author): string {
  return "name" in author ? author.name : `${author.given} ${author.family}`;
}

/** Formats the citation as plain text. A publisher who is also an author is mentioned only once. */
export function formatCitation({ title, authors, publisher, version, published, url }: Citation): string {
  const names = authors.map(formatAuthor);
  const edition = [`${title}. Version ${version}.`, ...(names.includes(publisher) ? [] : [`${publisher}.`])];
  return `${formatList(names)} (${formatDate(published)}). ${edition.join(" ")} ${url}`;
}

/**
 * Formats the citation as BibTeX. Double braces keep BibTeX from splitting an institution's name and from
 * changing the case of the title.
 */
export function formatBibtex({ key, title, authors, publisher, version, published, url }: Citation): string {
  // The abbreviation, such as `nov`, is a macro of BibTeX, so that styles format the month.
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

/** Formats the title, version and URL of the report as the last line of a text that readers copy. */
export function formatAttribution({ edition }: Report): string {
  return `${editionName(edition)}, version ${edition.version}, ${absoluteUrl(edition, pages.home.path)}`;
}

/** Formats the title, version and license of the report and the URL of a figure as the last line of its image. */
export function formatFigureAttribution({ edition }: Pick<Report, "edition">, url: string): string {
  return `${editionName(edition)}, version ${edition.version}. ${edition.license.short}. ${url}`;
}

/**
 * Formats the citation as RIS. A comma after an institution's name makes the whole name a last name. Without
 * it, EndNote and Zotero would split the name. Other commas would split it, too, and are removed.
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

/** Formats the citation as CSL-JSON, for citation processors. */
export function formatCsl({ key, title, authors, publisher, version, published, url }: Citation): string {
  const issued = { "date-parts": [published.split("-").map(Number)] };
  const item = {
    id: key,
    type: "report",
    title,
    author: authors.map((author) => ("name" in author ? { literal: author.name } : author)),
    publisher,
    issued,
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
  return text.replaceAll(/[\\~^&%$#_{}]/gu, (character) => commands[character] ?? `\\${character}`);
}
