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
import type { Path } from "./traverse";

/** A problem at the position of a value, or of its key. The path precedes the message. */
export type Position = (path: Path, message: string, isKey?: boolean) => Problem;

interface Read<T> {
  /** Undefined if there are problems. */
  data?: T;
  at: Position;
  problems: Problem[];
}

/** Reads one YAML file of the folder `root` and checks it against its schema. */
export function readYaml<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): Read<z.output<Schema>> {
  const place = path.join(root, file);
  const bytes = existsSync(place) ? readFileSync(place) : undefined;
  const lines = new LineCounter();
  const document = parseDocument(bytes?.toString() ?? "", { lineCounter: lines, prettyErrors: false });
  const problemAt = (offset: number, message: string): Problem => {
    const { line, col } = lines.linePos(offset);
    return { file: path.posix.join(nameFolder(root), file), line: line || 1, column: col || 1, message };
  };
  const at: Position = (path, message, isKey = false) => {
    const field = path.map(String).join(".");
    return problemAt(findOffset(document, path, isKey), field === "" ? message : `${field}: ${message}`);
  };
  const refuse = (message: string, offset = 0) => ({ at, problems: [problemAt(offset, message)] });

  if (!bytes) return refuse("found no such file; expected it beside the others");
  if (!isUtf8(bytes)) return refuse("found invalid UTF-8; expected a text file saved as UTF-8");
  const flaw = findFlaw(document);
  if (flaw) return refuse(flaw.message, flaw.offset);
  const parsed = schema.safeParse(document.toJS(), { reportInput: true });
  if (parsed.success) return { data: parsed.data, at, problems: [] };
  return { at, problems: parsed.error.issues.flatMap((issue) => describeIssue(issue, at)) };
}

/** YAML's own messages do not help with the most common mistakes. */
const advice =
  'here or in the line before, put a text with ": " or " #", or one that begins with {, [, *, @ or ---, in quotes, ' +
  'and begin each item of a list with "- "';

/** The first error, which often causes the others, or else a text of which YAML takes a part away. */
function findFlaw(document: Document): { offset: number; message: string } | undefined {
  const [error] = document.errors;
  if (error?.code === "DUPLICATE_KEY")
    return { offset: error.pos[0], message: "found a key a second time; delete one of the two" };
  if (error)
    return { offset: error.pos[0], message: `found bad YAML: ${error.message.split(";")[0]}; ${advice}` };
  let flaw: { offset: number; message: string } | undefined;
  visit(document, {
    Alias(_, { range }) {
      flaw ??= { offset: range?.[0] ?? 0, message: `found a YAML alias; ${advice}` };
    },
    Scalar(_, { range, type, value, comment }) {
      if (type !== "PLAIN" || typeof value !== "string" || comment == null) return;
      const message = 'found "#" after a text, where it begins a comment; put the text in quotes';
      flaw ??= { offset: range?.[1] ?? 0, message };
    },
  });
  return flaw;
}

const typeNames: Readonly<Record<string, string>> = {
  string: "a text, in quotes if it is a number",
  int: "a whole number",
  number: "a number, with a point and no commas",
  array: 'a list, each item after "- "',
  object: 'fields, each as "key: value"',
  record: 'fields, each as "key: value"',
};

function describeIssue(issue: z.core.$ZodIssue, at: Position): Problem[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => at([...issue.path, key], `found the unknown key "${key}"`, true));
  // Zod's own messages begin with such words as "Invalid input: ", those of the schemas with "expected" or "found".
  const own = issue.message.replace(/^[A-Z][a-z ]+: /u, "").replace(/, received .*$/u, "");
  const isOwnType = issue.code === "invalid_type" && issue.message.startsWith("Invalid");
  const message = isOwnType ? `expected ${typeNames[issue.expected]}` : own;
  const found = typeof issue.input === "object" ? "" : `found ${JSON.stringify(issue.input) ?? "nothing"}; `;
  return [at(issue.path, message.startsWith("expected") ? found + message : message)];
}

/** The offset of a value or its key; of the closest parent if the file lacks the value. */
function findOffset(document: Document, path: Path, isKey: boolean): number {
  const parent = document.getIn(path.slice(0, -1), true);
  if (isKey && isMap(parent)) {
    const key = parent.items.find(
      (pair) => isScalar(pair.key) && String(pair.key.value) === path.at(-1),
    )?.key;
    if (isScalar(key) && key.range) return key.range[0];
  }
  let node: unknown = document.contents;
  for (const key of path) {
    const child = isCollection(node) ? node.get(key, true) : undefined;
    if (isNode(child)) node = child;
    // In short form, such as `rating: 4.4`, the value is the field itself.
    else if (key !== "value") break;
  }
  return (isNode(node) && node.range?.[0]) || 0;
}
