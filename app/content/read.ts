import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from "yaml";
import type { z } from "zod";
import { describeIssues } from "./issue";
import { shorten } from "./nearest";
import type { Problem } from "./problem";

/** Far above any report page; a file beyond it is a mistake (a picture, an export), not content. */
const maxBytes = 128 * 1024;

/** More than these in one file are one mistake many times over; the rest is counted, not listed. */
const mostProblems = 100;

export type Path = readonly PropertyKey[];

/** A parsed file, able to say where any value in it stands. */
export interface Source {
  file: string;
  at(path: Path, message: string): Problem;
  /** Points at the key itself and not at what it holds. */
  atKey(path: Path, message: string): Problem;
}

export type ReadResult<T> = { source: Source; data: T } | { source: Source; problems: Problem[] };

/**
 * Reads one YAML file and checks it against its schema.
 *
 * @param root folder that `file` is relative to
 * @returns the data, or every problem found in this file; never throws for anything that stands in the file
 */
export function readYaml<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): ReadResult<z.output<Schema>> {
  const bytes = readBytes(path.join(root, file));
  const label = path.posix.join(path.basename(root), file);
  if (typeof bytes === "string") return refuse(label, 1, 1, bytes);

  if (!isUtf8(bytes))
    return refuse(
      label,
      findBadLine(bytes),
      1,
      "found bytes that are no UTF-8; expected a text file saved as UTF-8",
    );

  const decoded = new TextDecoder().decode(bytes);
  const tab = /^[ \t]*\t/mu.exec(decoded);
  if (tab)
    return refuse(
      label,
      lineOf(decoded, tab.index + tab[0].length),
      tab[0].length,
      "found a tab in the indentation; expected spaces",
    );

  const lines = new LineCounter();
  // The parser compares every key with every other, which takes minutes for a file of nothing but keys.
  const document = parseDocument(decoded, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const source = locate(label, document, lines);
  const tooDeep = document.errors.find((error) => error.code === "RESOURCE_EXHAUSTION");
  if (tooDeep) {
    const message = "found lists or fields nested too deep to read; expected a few levels";
    return { source, problems: [place(label, lines, tooDeep.pos[0], message)] };
  }
  if (document.errors.length > 0) {
    return {
      source,
      problems: limit(document.errors, (error) =>
        place(label, lines, error.pos[0], `found bad YAML: ${error.message}`),
      ),
    };
  }
  const misused = [...findAliases(document), ...findDoubleKeys(document)];
  if (misused.length > 0)
    return {
      source,
      problems: limit(misused, ({ offset, message }) => place(label, lines, offset, message)),
    };

  const raw: unknown = document.toJS();
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { source, data: parsed.data };
  return {
    source,
    problems: limit(describeIssues(parsed.error.issues, raw), ({ path: at, message, isKey }) =>
      isKey ? source.atKey(at, message) : source.at(at, message),
    ),
  };
}

function limit<Found>(found: readonly Found[], describe: (found: Found) => Problem): Problem[] {
  const problems = found.slice(0, mostProblems).map(describe);
  const last = problems.at(-1);
  const more = found.length - problems.length;
  return last && more > 0 ? [...problems, { ...last, message: `and ${more} more in this file` }] : problems;
}

function refuse(
  file: string,
  line: number,
  column: number,
  message: string,
): { source: Source; problems: Problem[] } {
  const at = (_: Path, text: string) => ({ file, line: 1, column: 1, message: text });
  const source: Source = { file, at, atKey: at };
  return { source, problems: [{ file, line, column, message }] };
}

function readBytes(file: string): Buffer | string {
  try {
    const { size } = statSync(file);
    if (size > maxBytes)
      return `found a file of ${Math.ceil(size / 1024)} kB; expected at most ${maxBytes / 1024} kB`;
    if (size === 0) return "found an empty file; expected YAML";
    return readFileSync(file);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    return code === "ENOENT"
      ? "found no such file; expected it beside the others"
      : `could not be read (${code})`;
  }
}

/** The first line that is no UTF-8. The byte of a line feed is never part of another character. */
function findBadLine(bytes: Buffer): number {
  let [line, start, end] = [1, 0, bytes.indexOf("\n")];
  while (end !== -1 && isUtf8(bytes.subarray(start, end))) {
    [line, start] = [line + 1, end + 1];
    end = bytes.indexOf("\n", start);
  }
  return line;
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

interface Misuse {
  offset: number;
  message: string;
}

function findAliases(document: Document): Misuse[] {
  const found: Misuse[] = [];
  const message = "found a YAML anchor or alias; expected the value itself, written out";
  visit(document, {
    Alias: (_, node) => void found.push({ offset: node.range?.[0] ?? 0, message }),
    Node: (_, node) =>
      void ("anchor" in node && node.anchor && found.push({ offset: node.range?.[0] ?? 0, message })),
  });
  return found;
}

function findDoubleKeys(document: Document): Misuse[] {
  const found: Misuse[] = [];
  visit(document, {
    Map: (_, map) => {
      const seen = new Set<string>();
      for (const { key } of map.items) {
        if (!isScalar(key)) continue;
        const name = String(key.value);
        if (seen.has(name)) {
          const message = `found the key "${shorten(name)}" a second time; expected each key once`;
          found.push({ offset: key.range?.[0] ?? 0, message });
        }
        seen.add(name);
      }
    },
  });
  return found;
}

function place(file: string, lines: LineCounter, offset: number, message: string): Problem {
  const { line, col } = lines.linePos(offset);
  return { file, line: Math.max(1, line), column: Math.max(1, col), message };
}

/** A value that is missing, or was written in its short form, stands where its nearest written ancestor does. */
function locate(file: string, document: Document, lines: LineCounter): Source {
  return {
    file,
    at(path, message) {
      for (let length = path.length; length >= 0; length--) {
        const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return place(file, lines, node.range[0], message);
      }
      return { file, line: 1, column: 1, message };
    },
    atKey(path, message) {
      const map = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
      const items = isMap(map) ? map.items : [];
      const key = items.find((pair) => isScalar(pair.key) && String(pair.key.value) === path.at(-1))?.key;
      return isScalar(key) && key.range ? place(file, lines, key.range[0], message) : this.at(path, message);
    },
  };
}
