import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
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
  type YAMLError,
} from "yaml";
import type { z } from "zod";
import { nameFolder, type Problem } from "./problem";
import type { Path } from "./traverse";

/** A problem at the position of a value, or of its key. The path precedes the message. */
export type Position = (path: Path, message: string, isKey?: boolean) => Problem;

/** A YAML file, not yet checked against a schema. */
export interface YamlFile {
  /** Undefined if the file cannot be read. */
  raw: unknown;
  at: Position;
  /** `data` is missing if there are problems. */
  parse<Schema extends z.ZodType>(schema: Schema): { data?: z.output<Schema>; problems: Problem[] };
}

/** Reads one YAML file of the folder `root`. */
export function readYaml(root: string, file: string): YamlFile {
  const bytes = readBytes(path.join(root, file));
  const lines = new LineCounter();
  const text = typeof bytes === "string" ? "" : bytes.toString();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problemAt = (offset: number, message: string): Problem => {
    const { line, col } = lines.linePos(offset);
    return { file: path.posix.join(nameFolder(root), file), line: line || 1, column: col || 1, message };
  };
  const at: Position = (path, message, isKey = false) => {
    const field = path.map(String).join(".");
    return problemAt(findOffset(document, path, isKey), field === "" ? message : `${field}: ${message}`);
  };
  const refuse = (message: string, offset = 0): YamlFile => ({
    raw: undefined,
    at,
    parse: () => ({ problems: [problemAt(offset, message)] }),
  });

  if (typeof bytes === "string") return refuse(bytes);
  if (!isUtf8(bytes)) return refuse("found invalid UTF-8; expected a text file saved as UTF-8");
  const flaw = findFlaw(document, bytes.toString());
  if (flaw) return refuse(flaw.message, flaw.offset);
  const raw: unknown = document.toJS();
  return {
    raw,
    at,
    parse(schema) {
      const parsed = schema.safeParse(raw, { reportInput: true });
      if (parsed.success) return { data: parsed.data, problems: [] };
      return { problems: pairMisspelled(parsed.error.issues).flatMap((issue) => describeIssue(issue, at)) };
    },
  };
}

/** The bytes of a file, or why there are none. */
function readBytes(place: string): Buffer | string {
  if (!place.endsWith(".yaml"))
    return "expected a file whose name ends in .yaml; move others out of this folder";
  try {
    return readFileSync(place);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return "found no such file; expected it beside the others";
    return code === "EISDIR" ? "found a folder; expected a file" : `the file cannot be read: ${message}`;
  }
}

/** What to do about YAML's own errors, in an editor's words. */
function describeError({ code, message }: YAMLError): string {
  const [first = ""] = message.split(/[;\n]/);
  if (code === "DUPLICATE_KEY")
    return 'found a key a second time; delete one of the two, or begin a new item of the list with "- "';
  if (code === "TAB_AS_INDENT" || /tab/i.test(first)) return tabs;
  if (/closing ["']?quote|closing "|closing '/i.test(first))
    return "found a text whose quotation mark is not closed; expected another one at its end";
  if (
    code === "BLOCK_IN_FLOW" ||
    /^Flow (?:map|sequence)/.test(first) ||
    (code === "MISSING_CHAR" && /flow|[}\]]/.test(first))
  )
    return 'found braces or brackets that are not closed here or in the line before, a comma missing in them, or in them a text with ": " that is not in quotes; expected { key: value, key: value }';
  if (code === "BLOCK_AS_IMPLICIT_KEY")
    return 'found ": " within a text, or a line that begins further right than its neighbors; put such a text in quotes, or give the line as many blanks as they have';
  if (code === "BAD_INDENT" || /column|indent/i.test(first))
    return "found a line that begins further left or right than its neighbors; expected as many blanks as they have";
  return `found bad YAML: ${first}; ${advice}`;
}

/** YAML's own messages do not help with the most common mistakes. */
const advice =
  'here or in the line before, put a text with ": " or " #", or one that begins with {, [, *, @ or ---, in quotes, ' +
  'and begin each item of a list with "- "';

const tabs = "found a tab at the beginning of a line; expected blanks, as in the lines beside it";

/** The first error, which often causes the others, or else a text of which YAML makes something else. */
function findFlaw(document: Document, source: string): { offset: number; message: string } | undefined {
  const [error] = document.errors;
  if (error) {
    const start = source.lastIndexOf("\n", error.pos[0] - 1) + 1;
    const isTab = /^ *\t/u.test(source.slice(start));
    return { offset: error.pos[0], message: isTab ? tabs : describeError(error) };
  }
  let flaw: { offset: number; message: string } | undefined;
  visit(document, {
    Alias(_, { range }) {
      flaw ??= { offset: range?.[0] ?? 0, message: `found a YAML alias; ${advice}` };
    },
    Scalar(_, { range, type, value, comment }) {
      if (typeof value !== "string" || (type !== "PLAIN" && type !== "BLOCK_FOLDED")) return;
      const item = /\n[ \t]*- /u.exec(source.slice(range?.[0], range?.[1]));
      if (item && range)
        flaw ??= {
          offset: range[0] + item.index + item[0].length - 2,
          message:
            "found an item of a list further right than its neighbors, which makes it a part of the text above; expected as many blanks as they have",
        };
      if (type !== "PLAIN" || comment == null) return;
      const message = 'found "#" after a text, where it begins a comment; put the text in quotes';
      flaw ??= { offset: range?.[1] ?? 0, message };
    },
  });
  return flaw;
}

const typeNames: Readonly<Record<string, string>> = {
  string: "a text, in quotes if it is a number",
  int: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: 'a list, each item after "- "',
  object: 'fields, each as "key: value"',
  record: 'fields, each as "key: value"',
};

/** A misspelled key is one mistake: the key that is missing for it is named with it. */
function pairMisspelled(issues: readonly z.core.$ZodIssue[]): Issue[] {
  const isIn = (issue: z.core.$ZodIssue, parent: Path) =>
    issue.code !== "unrecognized_keys" &&
    issue.input === undefined &&
    issue.path.slice(0, -1).join() === parent.join();
  // `{ value: 0,99 }` is the number 0, which may be refused, too, and a key 99.
  const isCutOff = (issue: z.core.$ZodIssue, { path, keys }: z.core.$ZodIssueUnrecognizedKeys) =>
    issue.code !== "unrecognized_keys" &&
    keys.every(isDigits) &&
    path.every((key, i) => key === issue.path[i]);
  const misspelled = issues.filter((issue) => issue.code === "unrecognized_keys");
  return issues
    .filter((issue) => !misspelled.some((other) => isIn(issue, other.path) || isCutOff(issue, other)))
    .map((issue) => ({ ...issue, missing: issues.find((other) => isIn(other, issue.path))?.path.at(-1) }));
}

/** `missing`: a key that the record of an unknown key lacks. */
type Issue = z.core.$ZodIssue & { missing?: PropertyKey | undefined };

const isDigits = (key: string) => /^\d+$/u.test(key);

function describeIssue(issue: Issue, at: Position): Problem[] {
  if (issue.code === "unrecognized_keys") {
    const missing =
      issue.missing === undefined ? "" : `; expected "${String(issue.missing)}", which is missing`;
    return issue.keys.map((key) => at([...issue.path, key], describeKey(key) + missing, true));
  }
  // Zod's own messages begin with such words as "Invalid input: ", those of the schemas with "expected" or "found".
  const own = issue.message.replace(/^[A-Z][a-z ]+: /u, "").replace(/, received .*$/u, "");
  const isOwnType = issue.code === "invalid_type" && issue.message.startsWith("Invalid");
  const message = isOwnType ? `expected ${typeNames[issue.expected]}${describeNumber(issue)}` : own;
  if (!message.startsWith("expected")) return [at(issue.path, message)];
  const isNested = typeof issue.input === "object" && issue.input !== null;
  const isTextWanted = isOwnType && issue.expected === "string";
  if (!isNested)
    return [at(issue.path, `found ${JSON.stringify(issue.input ?? undefined) ?? "nothing"}; ${message}`)];
  const advice =
    'found fields or a list; expected a text: in quotes if it begins with { or [, or has ": " in it';
  return [at(issue.path, isTextWanted ? advice : message)];
}

/** `8,49` in braces is the number 8 and a key 49. */
function describeKey(key: string): string {
  return isDigits(key)
    ? "found a comma in a number; expected a point, as in 8.49, and nothing between thousands"
    : `found the unknown key "${key}"`;
}

/** What keeps a text from being the number that it looks like. */
function describeNumber({ expected, input }: z.core.$ZodIssueInvalidType): string {
  if (typeof input !== "string" || !(expected === "number" || expected === "int")) return "";
  if (/^\d+(?:\.\d+)?$/u.test(input)) return " without quotes";
  return /^[$€]?\d[\d.,]*$/u.test(input) ? ", as in 8.49: a point, no commas and no currency" : "";
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
