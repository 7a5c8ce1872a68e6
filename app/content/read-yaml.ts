import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Document, isCollection, isMap, isNode, LineCounter, parseDocument, visit } from "yaml";
import { z } from "zod";
import { type Diagnostic, formatFolderPath } from "./diagnostic";
import { findMessage } from "./messages";
import { findSimilarName } from "./similar-names";
import type { Path } from "./traverse";

/** A YAML file, not yet checked against a schema. */
export type YamlFile = ReturnType<typeof readYaml>;

/** Reads one YAML file of the folder `root`. */
export function readYaml(root: string, file: string) {
  const { text, problem } = readText(path.join(root, file));
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const flaw = problem ? { offset: 0, message: problem } : findFlaw(document, text);
  const raw: unknown = flaw ? undefined : document.toJS();
  const problemAt = (offset: number, message: string): Diagnostic => {
    const { line, col } = lines.linePos(offset);
    return {
      file: path.posix.join(formatFolderPath(root), file),
      line: line || 1,
      column: col || 1,
      message,
    };
  };
  /** A problem at a value, or at its key. The path precedes the message. */
  const at = (path: Path, message: string, isKey = false): Diagnostic => {
    const field = path.map(String).join(".");
    return problemAt(findOffset(document, path, isKey), field === "" ? message : `${field}: ${message}`);
  };
  /** What the schema makes of the file. `data` is missing if there are problems. */
  const parse = <Schema extends z.ZodType>(schema: Schema) => {
    if (flaw) return { problems: [problemAt(flaw.offset, flaw.message)] };
    const parsed = schema.safeParse(raw, { reportInput: true, error: explainIssue });
    if (parsed.success) return { data: parsed.data, problems: [] };
    return { problems: locateIssues(parsed.error.issues, at) };
  };
  // `raw` is undefined if the file cannot be read.
  return { raw, at, parse };
}

/** The text of a file, or why there is none. */
function readText(place: string): { text: string; problem?: string | undefined } {
  if (!place.endsWith(".yaml"))
    return { text: "", problem: "expected a file whose name ends in .yaml; move others out of this folder" };
  try {
    const bytes = readFileSync(place);
    if (isUtf8(bytes)) return { text: bytes.toString() };
    return { text: "", problem: "found invalid UTF-8; expected a text file saved as UTF-8" };
  } catch (error) {
    return { text: "", problem: findMessage("file", (error as Error).message) };
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
    return { offset, message: findMessage("yaml", said) ?? first };
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

/** Returns the message for a mistake for which the schema does not have its own. */
function explainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  const keys = listKeys(issue.inst).join(", ");
  const input = JSON.stringify(issue.input ?? undefined);
  return findMessage("schema", `${english(issue)}\n${input}\n${keys}`);
}

/** Lists the keys that a schema accepts; none if it is not the schema of an object. */
function listKeys(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum)
    return Object.keys(schema.keyType.enum);
  return [];
}

/** The problems, at their places. A misspelled key is one mistake with the key that is missing for it. */
function locateIssues(issues: readonly z.core.$ZodIssue[], at: YamlFile["at"]): Diagnostic[] {
  const missing = issues.filter(({ input }) => input === undefined).map(({ path }) => path.join());
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const parent = issue.path;
    const known = issue.message.split(", ");
    const absent = known.find((key) => missing.includes([...parent, key].join()));
    const findMeant = (key: string) => findSimilarName(key.replace(/:.*/u, ""), known) ?? absent;
    return issue.keys.map((key) => ({ key, parent, known, near: findMeant(key) }));
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
    at([...parent, key], findMessage("key", `${key}\n${near ?? known.join(", ")}`) ?? "", true),
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
    const pair = parent.items.find(({ key }) => String(key) === path.at(-1));
    if (isNode(pair?.key) && pair.key.range) return pair.key.range[0];
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
