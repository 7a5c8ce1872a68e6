import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { editionIn } from "../../tests/trial-content";

// Facts and sentences of the report belong in content/, not in code.
const edition = editionIn();
const { report, products } = edition;

const app = path.join(import.meta.dirname, "..");
const files = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file))
  .map((file) => file.replaceAll(path.sep, "/"))
  .sort();

const names = [
  ...report.brands.map(({ name }) => name),
  ...products.map(({ name }) => name),
  ...products.flatMap(({ licence }) => licence ?? []),
];
const nameOf = (text: string) => names.find((name) => text.toLowerCase().includes(name.toLowerCase()));

interface Text {
  file: string;
  line: number;
  text: string;
  /** Between tags, where readers see it. */
  shown: boolean;
}

/** The JSX text, string literals and template parts of a file, without comments and imports. */
function listTexts(file: string, source: string): Text[] {
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const isText =
      ts.isJsxText(node) ||
      ts.isStringLiteralLike(node) ||
      node.kind === ts.SyntaxKind.TemplateHead ||
      node.kind === ts.SyntaxKind.TemplateMiddle ||
      node.kind === ts.SyntaxKind.TemplateTail;
    if (isText) {
      const text = (node as ts.LiteralLikeNode).text.replaceAll(/\s+/gu, " ").trim();
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      const shown =
        ts.isJsxText(node) || (ts.isJsxExpression(node.parent) && !ts.isJsxAttribute(node.parent.parent));
      if (text !== "") found.push({ file, line: line + 1, text, shown });
    }
    node.forEachChild(visit);
  };
  visit(tree);
  return found;
}

/** The fact that a text states, if any. */
function findFact({ text, shown }: Text): string | undefined {
  const name = nameOf(text);
  if (name) return `names ${name}`;
  if (/\$\s?\d/u.test(text)) return "names a price";
  if (/\b(19|20)\d\d\b/u.test(text) && shown) return "names a year";
  return shown && /(?<![\w-])\d/u.test(text) ? "names a number" : undefined;
}

const describeFact = (text: Text) => {
  const fact = findFact(text);
  return fact ? [`app/${text.file}:${text.line} ${fact}: ${text.text.slice(0, 80)}`] : [];
};

test("no file of the app contains a fact", () => {
  const texts = files.flatMap((file) => listTexts(file, readFileSync(path.join(app, file), "utf8")));
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.flatMap(describeFact)).toEqual([]);
});

test("the search finds facts, and neither comments nor drawings", () => {
  const find = (source: string) => listTexts("x.tsx", source).flatMap((text) => findFact(text) ?? []);
  for (const [source, fact] of [
    ["const x = <p>{'the band-aid brand'}</p>;", "names BAND-AID"],
    ["const x = `about $" + "{y} Star Wars`;", "names Star Wars"],
    ["const x = <img alt='A Welly tin' />;", "names Welly"],
    ["const x = '$7-10';", "names a price"],
    ["const x = <p>{'since 1956'}</p>;", "names a year"],
    ["const x = <p>70% of them</p>;", "names a number"],
  ])
    expect(find(source ?? ""), source).toEqual([fact]);
  for (const source of [
    "// BioSwiss, $7-10",
    "import { x } from './hot-wheels/welly';",
    "const x = <svg viewBox='0 0 40 40' width='100%'><path d='M 10 20' /></svg>;",
    "const x = <p className='grid-2'>{10}</p>;",
    "const x = `$" + "{y}-$" + "{z}`;",
    "const x = <p>The SHA-256 of it</p>;",
  ])
    expect(find(source), source).toEqual([]);
});
