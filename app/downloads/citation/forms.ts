import { formatDate } from "../../analysis/format";
import type { Citation } from "./citation";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const prefixes = { report: "", page: "", figure: "Figure: " };

/** A citation as plain text. */
export function writeText({ type, title, partOf, author, version, published, url }: Citation): string {
  const within = partOf === undefined ? "" : ` In: ${partOf}.`;
  return `${author} (${formatDate(published)}). ${prefixes[type]}${end(title)}${within} Version ${version}. ${url}`;
}

/** BibTeX. With double braces, styles keep the capitals of a title. */
export function writeBibtex(citation: Citation): string {
  const { key, fileName, type, title, partOf, author, version, published, language, url } = citation;
  const [year, month = 0] = dateParts(published);
  const fields: [name: string, value: string | undefined][] = [
    ["author", `{{${escapeTex(author)}}}`],
    ["title", `{{${escapeTex(title)}}}`],
    type === "report"
      ? ["institution", `{${escapeTex(author)}}`]
      : ["howpublished", `{In: ${escapeTex(partOf ?? "")}}`],
    ["year", `{${year}}`],
    ["month", months[month - 1]],
    [type === "report" ? "number" : "note", `{Version ${version}}`],
    ["language", `{${language}}`],
    ["url", `{${url}}`],
  ];
  const lines = fields.flatMap(([name, value]) => (value === undefined ? [] : [`  ${name} = ${value}`]));
  return `@${type === "report" ? "techreport" : "misc"}{${fileName}-${year}-${key},\n${lines.join(",\n")}\n}\n`;
}

/** RIS, whose lines end with CR LF. */
export function writeRis(citation: Citation): string {
  const { type, title, partOf, author, version, published, language, url } = citation;
  const types = { report: "RPRT", page: "ELEC", figure: "FIGURE" };
  const lines: [tag: string, value: string | undefined][] = [
    ["TY", types[type]],
    ["AU", author],
    ["TI", title],
    ["T2", partOf],
    ["PB", author],
    ["PY", published.slice(0, 4)],
    ["DA", published.replaceAll("-", "/")],
    ["ET", version],
    ["LA", language],
    ["UR", url],
    ["ER", ""],
  ];
  return lines.map(([tag, value]) => (value === undefined ? "" : `${tag}  - ${value}\r\n`)).join("");
}

/** CSL-JSON, for citation processors. */
export function writeCsl(citation: Citation): string {
  const { key, type, title, partOf, author, version, published, language, url } = citation;
  const types = { report: "report", page: "webpage", figure: "figure" };
  const item = {
    id: key,
    type: types[type],
    title,
    ...(partOf !== undefined && { "container-title": partOf }),
    author: [{ literal: author }],
    publisher: author,
    issued: { "date-parts": [dateParts(published)] },
    version,
    language,
    URL: url,
  };
  return `${JSON.stringify([item], null, 2)}\n`;
}

function dateParts(date: string): number[] {
  return date.split("-").map(Number);
}

/** Ends a title like a sentence. */
export function end(title: string): string {
  return /[.?!]$/u.test(title) ? title : `${title}.`;
}

function escapeTex(text: string): string {
  const commands: Record<string, string> = {
    "\\": "\\textbackslash{}",
    "~": "\\textasciitilde{}",
    "^": "\\textasciicircum{}",
  };
  return text.replaceAll(/[\\~^]|[&%$#_{}]/gu, (character) => commands[character] ?? `\\${character}`);
}
