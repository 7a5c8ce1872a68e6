import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Document, isCollection, isMap, isNode, LineCounter, parseDocument, visit } from "yaml";
import { z } from "zod";
import { type Diagnostic, formatFolderPath } from "./diagnostic";
import { findMatch, findMessage } from "./messages";
import { toCodePoint } from "./schema/text";
import { explainIssue, getKeys } from "./schema-messages";
import { findSimilarName } from "./similar-names";
import type { Path } from "./traverse";

/** A mistake at an offset in the text of a file. */
interface SyntaxProblem {
  offset: number;
  message: string;
}

/** A YAML file that has not been parsed with a schema yet. */
export type YamlFile = ReturnType<typeof readYaml>;

/**
 * Reads a YAML file.
 *
 * @param root - the content folder
 * @param file - the path of the file in the content folder
 */
export function readYaml(root: string, file: string) {
  const { text, problem } = readText(path.join(root, file));
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const syntaxProblem = problem ? { offset: 0, message: problem } : findSyntaxProblem(document, text);
  const raw: unknown = syntaxProblem ? undefined : document.toJS();
  const diagnosticAtOffset = (offset: number, message: string): Diagnostic => {
    const { line, col } = lineCounter.linePos(offset);
    return {
      file: path.posix.join(formatFolderPath(root), file),
      line: line || 1,
      column: col || 1,
      message,
    };
  };
  /** Creates a diagnostic at a value, or at its key if `isKey` is true. The message begins with the path. */
  const diagnosticAt = (path: Path, message: string, isKey = false): Diagnostic => {
    const offset = findOffset(document, path, isKey);
    const field = path.map(String).join(".");
    return diagnosticAtOffset(offset, field === "" ? message : `${field}: ${message}`);
  };
  /** Parses the content of the file with a schema. The result has no `data` if there are problems. */
  const parse = <Schema extends z.ZodType>(schema: Schema) => {
    if (syntaxProblem) return { problems: [diagnosticAtOffset(syntaxProblem.offset, syntaxProblem.message)] };
    const result = schema.safeParse(raw, { reportInput: true, error: explainIssue });
    if (result.success) return { data: result.data, problems: [] };
    return { problems: toDiagnostics(result.error.issues, diagnosticAt, document, schema) };
  };
  return {
    /** The content of the file before a schema has converted it. Undefined if the file cannot be read. */
    raw,
    diagnosticAt,
    parse,
  };
}

/** Reads the text of a file. If that fails, the text is empty and `problem` says why. */
function readText(filePath: string): { text: string; problem?: string | undefined } {
  if (!filePath.endsWith(".yaml"))
    return { text: "", problem: "expected a file whose name ends in .yaml; move others out of this folder" };
  try {
    const bytes = readFileSync(filePath);
    if (isUtf8(bytes)) return { text: bytes.toString() };
    return { text: "", problem: "found invalid UTF-8; expected a text file saved as UTF-8" };
  } catch (error) {
    return { text: "", problem: findMessage("file", (error as Error).message) };
  }
}

/**
 * Returns the first syntax error, which often causes the others. If there is none, returns the first text
 * that is valid YAML, but has another meaning than its author intended.
 */
function findSyntaxProblem(document: Document, source: string): SyntaxProblem | undefined {
  const textMatch = findMatch("yamlText", source);
  if (textMatch) return { offset: textMatch.index, message: textMatch.message };
  const [error] = document.errors;
  if (error) {
    const [offset] = error.pos;
    const unclosed = findUnclosedCollection(document, source);
    if (unclosed && unclosed.offset < offset) return unclosed;
    const [summary = ""] = error.message.split(/[;\n]/);
    const lineBefore = source.slice(source.lastIndexOf("\n", offset - 1) + 1, offset);
    const [lineAfter] = source.slice(offset).split("\n");
    const description = `${error.code} ${summary}\n${lineBefore}\n${lineAfter}`;
    return { offset, message: findMessage("yaml", description) ?? summary };
  }
  let problem: SyntaxProblem | undefined;
  visit(document, {
    Alias(_, { range }) {
      problem ??= {
        offset: range?.[0] ?? 0,
        message: 'found a text that begins with "*"; put it in quotes',
      };
    },
    Scalar(_, { range, type, value, comment }) {
      if (!range || (type !== "PLAIN" && type !== "BLOCK_FOLDED")) return;
      const text = source.slice(range[0], range[1]);
      const isPlainText = type === "PLAIN" && typeof value === "string";
      const message = isPlainText ? findMessage("plainScalar", text) : undefined;
      if (message) problem ??= { offset: range[0], message };
      // A list item that is indented too far becomes part of the text in the line above it.
      const item = /\n[ \t]*- /u.exec(text);
      const lineBefore = source.slice(source.lastIndexOf("\n", range[0] - 1) + 1, range[0]);
      if (item && isPlainText && lineBefore.trim() === "")
        problem ??= {
          offset: range[0],
          message: 'found the first item of a list without "- "; begin each with "- "',
        };
      if (item)
        problem ??= {
          offset: range[0] + item.index + item[0].length - "- ".length,
          message:
            "found an item of a list further right than its neighbors, which makes it a part of the text above; expected as many spaces as they have",
        };
      const [lineAfter = ""] = source.slice(range[1]).split("\n");
      const hasCommentInLine = comment != null && lineAfter.includes("#");
      if (hasCommentInLine && (isPlainText || (type === "PLAIN" && value === null)))
        problem ??= {
          offset: range[1],
          message: 'found "#" after a text or a space, where it begins a comment; put the text in quotes',
        };
    },
  });
  return problem;
}

/** Finds the first list or map in brackets or braces that is not closed. */
function findUnclosedCollection(document: Document, source: string): SyntaxProblem | undefined {
  let problem: SyntaxProblem | undefined;
  visit(document, {
    Collection(_, { flow, range }) {
      if (!flow || !range || /[}\]]$/u.test(source.slice(range[0], range[1]).trimEnd())) return;
      const [opening, closing] = source[range[0]] === "{" ? ["{", "}"] : ["[", "]"];
      const message = `found "${opening}" without its "${closing}"; expected "${closing}" after the last item`;
      problem ??= { offset: range[0], message };
    },
  });
  return problem;
}

/** Returns the keys of a schema whose objects accept a key that the schema itself does not accept. */
function findParentKeys(schema: z.ZodType, key: string): string[] {
  if (!(schema instanceof z.ZodObject)) return [];
  const fields = Object.entries<unknown>(schema.shape);
  return fields.filter(([, field]) => getKeys(unwrap(field)).includes(key)).map(([parentKey]) => parentKey);
}

/** Returns the schema within one that is optional or has a default. */
function unwrap(schema: unknown): unknown {
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isWrapper ? schema.unwrap() : schema;
}

/**
 * Converts the issues of zod to diagnostics. A misspelled key is one diagnostic, although zod has two issues
 * for it: the unknown key, and the required key that is missing.
 */
function toDiagnostics(
  issues: readonly z.core.$ZodIssue[],
  diagnosticAt: YamlFile["diagnosticAt"],
  document: Document,
  schema: z.ZodType,
): Diagnostic[] {
  const missingPaths = issues.filter(({ input }) => input === undefined).map(({ path }) => path.join());
  const unknownKeys = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const parentPath = issue.path;
    // The message of this issue lists the keys of the schema: see `explainIssue`.
    const knownKeys = issue.message.split(", ");
    const missingKey = knownKeys.find((key) => missingPaths.includes([...parentPath, key].join()));
    return issue.keys.map((key) => {
      const intendedKey = findSimilarName(key.replace(/:.*/u, ""), knownKeys) ?? missingKey;
      return { key, parentPath, knownKeys, intendedKey };
    });
  });
  const isCausedByUnknownKey = ({ path, input }: z.core.$ZodIssue) =>
    unknownKeys.some(({ key, parentPath, intendedKey }) => {
      const isMissing = input === undefined && path.join() === [...parentPath, intendedKey].join();
      // YAML parses `{ value: 0,99 }` as the number 0, which the schema may reject, and the key 99.
      const hasDecimalComma = /^\d+$/u.test(key) && parentPath.every((step, index) => step === path[index]);
      return hasDecimalComma || isMissing;
    });
  const keyDiagnostics = unknownKeys.map(({ key, parentPath, intendedKey, knownKeys }) => {
    const visibleKey = key.replaceAll(/[\p{Cf}\u00a0]/gu, (character) => `[${toCodePoint(character)}]`);
    const isNumber = /^\d+$/u.test(key);
    const parentKeys = parentPath.length === 0 ? findParentKeys(schema, key) : [];
    const findKeyMessage = () => {
      const hasColon = key.includes(":");
      if (!isNumber && !hasColon && isKeyInBraces(document, parentPath, key))
        return `found a comma, which begins "${key}" as a new key; put a text with a comma in quotes, as in "One, Two"`;
      if (parentKeys.length > 0)
        return `found the key "${key}" in the wrong place; expected it below ${parentKeys.join(" or ")}, after two more spaces`;
      return findMessage("key", `${visibleKey}\n${intendedKey ?? knownKeys.join(", ")}`);
    };
    const message = findKeyMessage() ?? "";
    return diagnosticAt([...parentPath, key], message, true);
  });
  const valueDiagnostics = issues
    .filter((issue) => issue.code !== "unrecognized_keys" && !isCausedByUnknownKey(issue))
    .map(({ path, message, input }) => {
      const isNested = typeof input === "object" && input !== null;
      if (isNested || !message.startsWith("expected")) return diagnosticAt(path, message);
      return diagnosticAt(path, `found ${JSON.stringify(input ?? undefined) ?? "nothing"}; ${message}`);
    });
  return [...keyDiagnostics, ...valueDiagnostics];
}

/** Returns whether a key in braces has neither a colon nor a value, as the second part of a text with a comma. */
function isKeyInBraces(document: Document, parentPath: Path, key: string): boolean {
  const parent = parentPath.length > 0 ? document.getIn(parentPath, true) : document.contents;
  if (!isMap(parent) || !parent.flow) return false;
  return parent.items.some((pair) => String(pair.key) === key && pair.value === null);
}

/** Returns the offset of a value or of its key, or of the closest parent if the file lacks the value. */
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
    // A value in short form, such as `rating: 4.4`, has no key `value`. The field is its position.
    else if (key !== "value") break;
  }
  return (isNode(node) && node.range?.[0]) || 0;
}
