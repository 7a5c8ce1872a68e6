import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type Document, isNode, LineCounter, parseDocument, visit } from "yaml";
import type { z } from "zod";
import { describeIssues } from "./issue";
import type { Problem } from "./problem";

/** Far above any report page; a file beyond it is a mistake (a picture, an export), not content. */
const maxBytes = 256 * 1024;

export type Path = readonly PropertyKey[];

/** A parsed file, able to say where any value in it stands. */
export interface Source {
  file: string;
  at(path: Path, message: string): Problem;
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

  const decoded = decode(bytes);
  if (typeof decoded !== "string")
    return refuse(
      label,
      decoded.line,
      1,
      "found bytes that are no UTF-8; expected a text file saved as UTF-8",
    );

  const tab = /^[ \t]*\t/mu.exec(decoded);
  if (tab)
    return refuse(
      label,
      lineOf(decoded, tab.index + tab[0].length),
      tab[0].length,
      "found a tab in the indentation; expected spaces",
    );

  const lines = new LineCounter();
  const document = parseDocument(decoded, { lineCounter: lines, prettyErrors: false });
  const source = locate(label, document, lines);
  if (document.errors.length > 0) {
    return {
      source,
      problems: document.errors.map((error) =>
        place(label, lines, error.pos[0], `found bad YAML: ${error.message}`),
      ),
    };
  }
  const aliases = findAliases(document).map((offset) =>
    place(label, lines, offset, "found a YAML anchor or alias; expected the value itself, written out"),
  );
  if (aliases.length > 0) return { source, problems: aliases };

  const raw: unknown = document.toJS();
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { source, data: parsed.data };
  return {
    source,
    problems: describeIssues(parsed.error.issues, raw).map(({ path: at, message }) => source.at(at, message)),
  };
}

function refuse(
  file: string,
  line: number,
  column: number,
  message: string,
): { source: Source; problems: Problem[] } {
  const source: Source = { file, at: (_, text) => ({ file, line: 1, column: 1, message: text }) };
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

function decode(bytes: Buffer): string | { line: number } {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // The line is that of the first replacement character which the file does not itself contain.
    const lossy = bytes.toString("utf8");
    return { line: lineOf(lossy, Math.max(0, lossy.indexOf("\ufffd"))) };
  }
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

function findAliases(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, {
    Alias: (_, node) => void offsets.push(node.range?.[0] ?? 0),
    Node: (_, node) => void ("anchor" in node && node.anchor && offsets.push(node.range?.[0] ?? 0)),
  });
  return offsets;
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
  };
}
