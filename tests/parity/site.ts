import { observationSheetName } from "../../app/downloads/data/names";
import type { Element } from "../../hosting/html";
import { parseStrictHtml } from "./strict-html";

/** A built site: pages by address, text files by path. */
export interface Site {
  pages: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, string>;
}

interface JsonCell {
  value: string | number | null;
  kind: string | null;
  sources: string[];
}

/** The parts of a published JSON table that the checks compare. */
export interface JsonTable {
  name: string;
  title: string;
  description: string;
  figure?: { base: string; method: string; alt: string; notes: string[] };
  columns: { name: string; unit?: string }[];
  rows: Record<string, JsonCell>[];
}

/** The problem, unless all is right. */
export const unless = (isRight: boolean, problem: string): string[] => (isRight ? [] : [problem]);

const parsed = new Map<string, Element>();

/** A page of the site, parsed once for all checks. */
export function readPage(site: Site, address: string): Element {
  const html = site.pages.get(address) ?? "";
  const page = parsed.get(html) ?? parseStrictHtml(html);
  parsed.set(html, page);
  return page;
}

/** The text of a file; throws if the site has no such file. */
export function readFile({ files }: Site, path: string): string {
  const text = files.get(path);
  if (text === undefined) throw new Error(`the site has no ${path}`);
  return text;
}

/** The names of all published tables; the sheet to fill in is not one. */
export function tableNames({ files }: Site): string[] {
  return [...files.keys()]
    .filter((path) => path !== `/data/${observationSheetName}`)
    .flatMap((path) => /^\/data\/([a-z-]+)\.csv$/u.exec(path)?.[1] ?? []);
}

export function readTable(site: Site, name: string): JsonTable {
  return JSON.parse(readFile(site, `/data/${name}.json`)) as JsonTable;
}
