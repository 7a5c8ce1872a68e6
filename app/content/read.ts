import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type Document, isCollection, isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { findFlaws } from "./flaws";
import { nameFolder } from "./folders";
import { describeIssues } from "./issue";
import { shorten } from "./nearest";
import type { Problem } from "./problem";
import { type Sound, salvage } from "./salvage";
import type { Path } from "./walk";

/** Larger files were put into content/ by mistake: no page needs as much text. */
const maxBytes = 128 * 1024;

/** Further problems of a file are counted, not listed: most likely they repeat one mistake. */
const mostProblems = 100;

/** The data of one file. */
export interface Read<T = unknown> {
  data: T;
  /** The text of the file, line by line. */
  lines: readonly string[];
  /** Path below the content folder. */
  file: string;
  /** A problem at the line and column of a value, or of its key. The message is preceded by the path. */
  at(path: Path, message: string, isKey?: boolean): Problem;
}

/** A file that fits its schema, its sound fields even if it does not, and every problem. */
export interface ReadResult<T> {
  read?: Read<T>;
  /** Missing if the file is no YAML. */
  sound?: Read<Sound<T>>;
  problems: Problem[];
}

/**
 * Reads one YAML file and checks it against its schema. Never throws for anything in the file.
 *
 * @param root folder that `file` is relative to
 */
export function readYaml<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): ReadResult<z.output<Schema>> {
  const label = path.posix.join(nameFolder(root), file);
  const bytes = readBytes(path.join(root, file));
  if (typeof bytes === "string") return { problems: [{ file: label, line: 1, column: 1, message: bytes }] };
  if (!isUtf8(bytes)) {
    const message = "found bytes that are no UTF-8; expected a text file saved as UTF-8";
    return { problems: [{ file: label, line: findBadLine(bytes), column: 1, message }] };
  }

  const text = new TextDecoder().decode(bytes);
  const lines = new LineCounter();
  // The parser's own search for duplicate keys takes minutes in a file with thousands of keys.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const place = (offset: number, message: string): Problem => {
    const { line, col } = lines.linePos(offset);
    return { file: label, line: Math.max(1, line), column: Math.max(1, col), message };
  };
  const flaws = findFlaws(text, document);
  const flawed = limit(flaws, ({ offset, message }) => place(offset, message));
  if (flaws.some(({ isMinor }) => !isMinor)) return { problems: flawed };

  const at = (path: Path, message: string, isKey = false): Problem => {
    const field = path.map((key) => shorten(String(key))).join(".");
    return place(findOffset(document, path, isKey), field === "" ? message : `${field}: ${message}`);
  };
  const raw: unknown = document.toJS();
  const parsed = schema.safeParse(raw);
  const issues = describeIssues(parsed.error?.issues ?? [], raw);
  const data = (parsed.data ?? salvage(schema, raw)) as Sound<z.output<Schema>> | undefined;
  const origin = { lines: text.split("\n"), file, at };
  return {
    ...(parsed.success && { read: { data: parsed.data, ...origin } }),
    ...(data !== undefined && { sound: { data, ...origin } }),
    problems: [...flawed, ...limit(issues, (issue) => at(issue.path, issue.message, issue.isKey))],
  };
}

function limit<Found>(found: readonly Found[], describe: (found: Found) => Problem): Problem[] {
  const problems = found.slice(0, mostProblems).map(describe);
  const last = problems.at(-1);
  const more = found.length - problems.length;
  return last && more > 0 ? [...problems, { ...last, message: `and ${more} more in this file` }] : problems;
}

/** The file's bytes, or a message if it cannot be read. */
function readBytes(file: string): Buffer | string {
  try {
    const { size } = statSync(file);
    if (size > maxBytes)
      return `found a file of ${Math.ceil(size / 1024)} kB; expected at most ${maxBytes / 1024} kB`;
    return size === 0 ? "found an empty file; expected YAML" : readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === "ENOENT"
      ? "found no such file; expected it beside the others"
      : `could not be read (${code})`;
  }
}

/** The number of the first line with invalid UTF-8. Latin-1 keeps every byte. */
function findBadLine(bytes: Buffer): number {
  const lines = bytes.toString("latin1").split("\n");
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1"))) + 1;
}

/** Where a value or its key starts. A value that the file lacks is placed at its closest parent. */
function findOffset(document: Document, path: Path, isKey: boolean): number {
  if (isKey) {
    const map = document.getIn(path.slice(0, -1), true);
    const items = isMap(map) ? map.items : [];
    const key = items.find((pair) => isScalar(pair.key) && String(pair.key.value) === path.at(-1))?.key;
    if (isScalar(key) && key.range) return key.range[0];
  }
  let node: unknown = document.contents;
  for (const key of path) {
    const child = isCollection(node) ? node.get(key, true) : undefined;
    if (isNode(child) && child.range) node = child;
    // A value in short form, such as `price: 8`, is its own value.
    else if (key !== "value") break;
  }
  return isNode(node) && node.range ? node.range[0] : 0;
}
