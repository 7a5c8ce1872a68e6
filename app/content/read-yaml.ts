import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
} from "yaml";
import type { z } from "zod";
import { nameFolder, type Problem } from "./problem";
import { describeIssues } from "./schema-problems";
import type { Path } from "./traverse";

/** YAML's own messages do not help with the most common mistakes. */
const advice =
  'here or in the line before, put a text with ": " or " #", or one that begins with {, [, @ or ---, in quotes, ' +
  'and begin each item of a list with "- "';

const unmerged = "found a mark of an unfinished merge; keep one of the two versions, and delete the marks";

/** A problem at the position of a value, or of its key. The path precedes the message. */
export type Position = (path: Path, message: string, isKey?: boolean) => Problem;

interface Read<T> {
  /** Undefined if there are problems. */
  data?: T;
  at: Position;
  problems: Problem[];
}

/**
 * Reads one YAML file and checks it against its schema.
 *
 * @param root folder that `file` is relative to
 */
export function readYaml<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): Read<z.output<Schema>> {
  const label = path.posix.join(nameFolder(root), file);
  const atStart = (message: string): Problem => ({ file: label, line: 1, column: 1, message });
  const refuse = (...problems: Problem[]) => ({
    problems,
    at: (_: Path, message: string) => atStart(message),
  });
  if (!existsSync(path.join(root, file)))
    return refuse(atStart("found no such file; expected it beside the others"));
  const bytes = readFileSync(path.join(root, file));
  if (!isUtf8(bytes)) return refuse(atStart("found invalid UTF-8; expected a text file saved as UTF-8"));

  const lines = new LineCounter();
  const source = bytes.toString();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const problemAt = (offset: number, message: string): Problem => {
    const { line, col } = lines.linePos(offset);
    return { file: label, line: Math.max(1, line), column: Math.max(1, col), message };
  };
  const merge = source.search(/^(?:<{7}|\|{7}|={7}|>{7})(?: |\r?$)/mu);
  if (merge >= 0) return refuse(problemAt(merge, unmerged));
  // The first error of a file often causes the others.
  const flaws = document.errors.slice(0, 1).map(({ code, pos, message }) => {
    if (code === "DUPLICATE_KEY")
      return problemAt(pos[0], "found a key a second time; delete one of the two");
    const isPlain = /quote|Tabs/u.test(message);
    return problemAt(pos[0], `found bad YAML: ${message.split(";")[0]}${isPlain ? "" : `; ${advice}`}`);
  });
  const noAlias = "found a YAML alias; expected the value itself, or a text in quotes";
  const eaten =
    'found "#" after a text, where it begins a comment; put the text in quotes, or the comment above';
  visit(document, {
    Alias: (_, { range }) => void flaws.push(problemAt(range?.[0] ?? 0, noAlias)),
    Scalar(_, { range, type, value }) {
      if (!range || type !== "PLAIN" || typeof value !== "string") return;
      const [line = ""] = /^[ -]*/u.exec(source.slice(source.lastIndexOf("\n", range[0]) + 1)) ?? [];
      // A "#" on the next line, indented deeper than the text, was meant to continue the text.
      const comment = new RegExp(String.raw`^(?:[ \t]+|[ \t]*\r?\n {${line.length + 1},})#`, "u");
      if (comment.test(source.slice(range[1]))) flaws.push(problemAt(range[1], eaten));
    },
  });
  if (flaws.length > 0) return refuse(...flaws);

  const at = (path: Path, message: string, isKey = false): Problem => {
    const field = path.map(String).join(".");
    return problemAt(findOffset(document, path, isKey), field === "" ? message : `${field}: ${message}`);
  };
  const parsed = schema.safeParse(document.toJS(), { reportInput: true });
  if (parsed.success) return { data: parsed.data, at, problems: [] };
  const misfits = describeIssues(parsed.error.issues);
  return { at, problems: misfits.map(({ path, message, isKey }) => at(path, message, isKey)) };
}

/** The offset of a value or its key; of the closest parent if the file lacks the value. */
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
    // In short form, such as `price: 8`, the value is the field itself.
    else if (key !== "value") break;
  }
  return isNode(node) && node.range ? node.range[0] : 0;
}
