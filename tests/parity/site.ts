import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element } from "../../hosting/html";
import { takeInventory } from "../../hosting/inventory";
import { readRows } from "./csv";
import { parseStrictHtml } from "./strict-html";

export type Row = Record<string, string>;

/** The compared parts of a JSON table. */
export interface JsonTable {
  title: string;
  description: string;
  figure?: { base: string; method: string; alt: string; notes: string[] };
  rows: Record<string, { value: string | number | null; kind: string | null; sources: string[] }>[];
}

/** Pages by address; drawings of figures and tables by name. */
export interface Site {
  pages: ReadonlyMap<string, Element>;
  drawings: ReadonlyMap<string, Element>;
  tables: ReadonlyMap<string, Row[]>;
  json: ReadonlyMap<string, JsonTable>;
}

/** Reads a built site, without the sheet to fill in. */
export function readSite(folder: string): Site {
  const { pages, files } = takeInventory(folder);
  const read = <Parsed>(some: typeof files, pattern: RegExp, parse: (text: string) => Parsed) =>
    new Map(
      [...some].flatMap(([address, { name }]): [string, Parsed][] => {
        const key = pattern.exec(address)?.[1];
        return key ? [[key, parse(readFileSync(join(folder, name), "utf8"))]] : [];
      }),
    );
  return {
    pages: read(pages, /^(.+)$/u, parseStrictHtml),
    drawings: read(files, /^\/charts\/(.+)\.svg$/u, parseStrictHtml),
    tables: read(files, /^\/data\/(?!to-observe)([\w-]+)\.csv$/u, readRows),
    json: read(files, /^\/data\/([\w-]+)\.json$/u, (text): JsonTable => JSON.parse(text)),
  };
}

const evidence = /_(?:kind|sources)$/u;

/** Columns that are not the kind or the sources of another. */
export function valueColumns(row: Row = {}): string[] {
  return Object.keys(row).filter((column) => !(evidence.test(column) && column.replace(evidence, "") in row));
}
