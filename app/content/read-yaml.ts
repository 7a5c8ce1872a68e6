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
} from "yaml";
import { z } from "zod";
import { chooseMessage, findNear } from "./messages";
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
      const parsed = schema.safeParse(raw, { reportInput: true, error: explainIssue });
      if (parsed.success) return { data: parsed.data, problems: [] };
      return { problems: locateIssues(parsed.error.issues, at) };
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

/** The first error, which often causes the others, or else a text of which YAML makes something else. */
function findFlaw(document: Document, source: string): { offset: number; message: string } | undefined {
  const [error] = document.errors;
  if (error) {
    const [offset] = error.pos;
    const [first = ""] = error.message.split(/[;\n]/);
    const before = source.slice(source.lastIndexOf("\n", offset - 1) + 1, offset);
    const [behind] = source.slice(offset).split("\n");
    const said = `${error.code} ${first}\n${before}\n${behind}`;
    return { offset, message: chooseMessage("yaml", said) ?? first };
  }
  let flaw: { offset: number; message: string } | undefined;
  visit(document, {
    Alias(_, { range }) {
      flaw ??= {
        offset: range?.[0] ?? 0,
        message: "found a YAML alias; put a text that begins with * in quotes",
      };
    },
    Scalar(_, { range, type, value, comment }) {
      if (!range || (type !== "PLAIN" && type !== "BLOCK_FOLDED")) return;
      const item = /\n[ \t]*- /u.exec(source.slice(range[0], range[1]));
      const offset = item ? range[0] + item.index + item[0].length - 2 : range[1];
      const message = item
        ? "found an item of a list further right than its neighbors, which makes it a part of the text above; expected as many blanks as they have"
        : 'found "#" after a text or a blank, where it begins a comment; put the text in quotes';
      const isCutOff = type === "PLAIN" && comment != null && (value === null || typeof value === "string");
      if (item || isCutOff) flaw ??= { offset, message };
    },
  });
  return flaw;
}

const english = z.locales.en().localeError;

/** A mistake that a schema has no message of its own for. */
function explainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  const { shape, keyType } = Object(issue.inst);
  const keys = Object.keys(shape ?? keyType?.enum ?? {}).join(", ");
  const given = JSON.stringify(issue.input ?? undefined);
  return chooseMessage("schema", `${english(issue)}\n${given}\n${keys}`);
}

/** The problems, at their places. A misspelled key is one mistake with the key that is missing for it. */
function locateIssues(issues: readonly z.core.$ZodIssue[], at: Position): Problem[] {
  const missing = issues.filter(({ input }) => input === undefined).map(({ path }) => path.join());
  const unknown = issues.flatMap(({ path: parent, ...issue }) => {
    const known = issue.message.split(", ");
    const absent = known.find((key) => missing.includes([...parent, key].join()));
    return (issue.code === "unrecognized_keys" ? issue.keys : []).map((key) => {
      const near = findNear(key.replace(/:.*/u, ""), known) ?? absent;
      return { key, parent, near, known };
    });
  });
  const isExplained = ({ code, path, input }: z.core.$ZodIssue) =>
    code === "unrecognized_keys" ||
    unknown.some(
      ({ key, parent, near }) =>
        // `{ value: 0,99 }` is the number 0, which may be refused, too, and a key 99.
        (/^\d+$/u.test(key) && parent.every((step, index) => step === path[index])) ||
        (input === undefined && path.join() === [...parent, near].join()),
    );
  const misspelled = unknown.map(({ key, parent, near, known }) =>
    at([...parent, key], chooseMessage("key", `${key}\n${near ?? known.join(", ")}`) ?? "", true),
  );
  const others = issues
    .filter((issue) => !isExplained(issue))
    .map(({ path, message, input }) => {
      const isNested = typeof input === "object" && input !== null;
      const found = `found ${JSON.stringify(input ?? undefined) ?? "nothing"}; `;
      return at(path, isNested || !message.startsWith("expected") ? message : found + message);
    });
  return [...misspelled, ...others];
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
