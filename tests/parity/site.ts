import { observationSheetName } from "../../app/downloads/data/names";
import { type Element, parseStrictHtml } from "../../hosting/html";

/** A built site as its readers get it: pages by address, text files by path. */
export interface Site {
  pages: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, string>;
}

interface JsonCell {
  value: string | number | null;
  kind: string | null;
  sources: string[];
}

/** What of a published JSON table the checks compare. */
export interface JsonTable {
  name: string;
  title: string;
  description: string;
  figure?: { base: string; method: string; alt: string; notes: string[] };
  columns: { name: string; unit?: string }[];
  rows: Record<string, JsonCell>[];
}

const parsed = new WeakMap<Site, Map<string, Element>>();

/** A page of the site as a tree, read once. */
export function readPage(site: Site, address: string): Element {
  const known = parsed.get(site) ?? new Map<string, Element>();
  parsed.set(site, known);
  const page = known.get(address) ?? parseStrictHtml(site.pages.get(address) ?? "");
  known.set(address, page);
  return page;
}

/** The text of a file; throws if the site has no such file. */
export function readFile({ files }: Site, path: string): string {
  const text = files.get(path);
  if (text === undefined) throw new Error(`the site has no ${path}`);
  return text;
}

/** The names of all tables that are published; the sheet to fill in is none. */
export function tableNames({ files }: Site): string[] {
  return [...files.keys()]
    .filter((path) => path !== `/data/${observationSheetName}`)
    .flatMap((path) => /^\/data\/([a-z-]+)\.csv$/u.exec(path)?.[1] ?? []);
}

export function readTable(site: Site, name: string): JsonTable {
  return JSON.parse(readFile(site, `/data/${name}.json`)) as JsonTable;
}
