import { productPrefix } from "../../analysis/derived-values";
import type { Edition } from "../../analysis/edition";
import { deriveFigureTables } from "../../analysis/figures/all-figures";
import { hasIllustrativeValues } from "../../analysis/figures/figure-model";
import { checkNames, plainText, resolveProse } from "../../analysis/text";
import type { Problem } from "../../content/problem";
import { findBareNumbers, isProse, matchNumberedWords, type Prose } from "../../content/prose";
import type { Read } from "../../content/read";
import type { Draft } from "../../content/report-files";
import { traverse } from "../../content/traverse";

/** Every value of every file. `self`: what `this.` stands for in the file. */
export function* traverseAll({ parts, products }: Draft) {
  for (const read of Object.values(parts))
    for (const entry of traverse(read.data)) yield { ...entry, read: read as Read, self: undefined };
  for (const read of products)
    for (const entry of traverse(read.data)) yield { ...entry, read, self: productPrefix(read.data.slug) };
}

/** Numbers and derived values in sentences. */
export function checkSentences(draft: Draft, edition: Edition): Problem[] {
  const known = matchNumberedWords(listWords(edition));
  return [...traverseAll(draft)].flatMap(({ value, path, read, self }) => {
    if (!isProse(value)) return [];
    const found = [...findBareNumbers(value, known), ...checkNames(value, edition.resolver.values, self)];
    return found.map((message) => read.at(path, message));
  });
}

/**
 * Names and texts of products, which may hold digits in a sentence. Numbers alone may not; nor may illustrative values, which
 * must be named to get their mark.
 */
function listWords({ report, products }: Edition): string[] {
  const texts = products.flatMap(({ name, packaging, license, evidence }) => [
    name,
    ...(evidence.packaging.kind === "illustrative" ? [] : [packaging]),
    ...(evidence.license?.kind === "illustrative" ? [] : [license ?? ""]),
  ]);
  return [...report.brands.map(({ name }) => name), ...texts.filter((words) => /\p{L}/u.test(words))];
}

/** Figures have rows, and the word "illustrative" if they show illustrative values. */
export function checkFigures({ report, parts: { figures } }: Draft, edition: Edition): Problem[] {
  return deriveFigureTables(edition).flatMap(({ id, rows }) => {
    if (rows.length === 0)
      return [
        figures.at([id], "found nothing to draw; expected at least one row, or no words for this figure"),
      ];
    const unmarked = (["title", "alt"] as const).filter(
      (field) => hasIllustrativeValues({ rows }) && !hasWord(report.figures[id]?.[field]),
    );
    const message =
      'found no "illustrative"; expected the word, because the figure shows illustrative values';
    return unmarked.map((field) => figures.at([id, field], message));
  });
}

/** Numbers to quote as facts rest on no illustrative value. */
export function checkQuotes({ parts: { methodology } }: Draft, { resolver }: Edition): Problem[] {
  return methodology.data.use.rows.flatMap((row, index) => {
    const nodes =
      row.answer === "quote" ? [row.wording, row.base, row.caveat].flatMap((each) => each.nodes) : [];
    const isIllustrative = nodes.some(
      (node) => "name" in node && resolver.values.get(node.name)?.kind === "illustrative",
    );
    const message = "found an illustrative value in a number to quote as a fact";
    return isIllustrative ? methodology.at(["use", "rows", index, "answer"], message) : [];
  });
}

/** Warns of figures and statements that call themselves illustrative but show no such value. */
export function warnOfIllustrative(draft: Draft, edition: Edition): Problem[] {
  const message = "found “illustrative”, but no illustrative value; expected one, or other words";
  const sound = deriveFigureTables(edition).filter((table) => !hasIllustrativeValues(table));
  const figures = sound.flatMap(({ id }) =>
    (["title", "alt"] as const)
      .filter((field) => hasWord(edition.report.figures[id]?.[field], "values.illustrative"))
      .map((field) => draft.parts.figures.at([id, field], message)),
  );
  const statements = [...traverseAll(draft)].flatMap(({ value, path, read, self }) => {
    const { kind, text, label } = Object(value);
    if (kind !== "illustrative" || !isProse(text) || label) return [];
    const { nodes } = resolveProse(text, edition.resolver, self);
    const isRight = nodes.some((node) => node.type === "value" && node.kind === "illustrative");
    return isRight ? [] : [read.at([...path, "kind"], message)];
  });
  return [...figures, ...statements];
}

const nouns = "product|brand|tier|bracket|theme";
const numbers = "two|three|four|five|six|seven|eight|nine|ten|[2-9]|[1-9]\\d+";
const after = "so|in|of|with|at|on|for|by|and|or|from|that|to|have|are|were|carry";
/** "two product so far", but not "two product pages", nor "$7-10 tier". */
const badSingular = new RegExp(
  `(?<![-$.,\\d])\\b(?:${numbers}) (?:${nouns})(?=[.,;:?!)]|$| (?:${after})\\b)`,
  "iu",
);
const badPlural = new RegExp(`(?<![-$.,\\d])\\b(?:one|1) (?:${nouns})s\\b`, "iu");

/** Warns of a noun that does not fit its number any more. */
export function warnOfNumber(draft: Draft, { resolver }: Edition): Problem[] {
  return [...traverseAll(draft)].flatMap(({ value, path, read, self }) => {
    const text = isProse(value) ? plainText(resolveProse(value, resolver, self)) : "";
    const [found] = badSingular.exec(text) ?? badPlural.exec(text) ?? [];
    const message = `found "${found}"; expected the noun to fit: {the.value|product|products} chooses it`;
    return found === undefined ? [] : [read.at(path, message)];
  });
}

/** Whether a sentence says "illustrative" and names no value that begins with `unless`. */
function hasWord({ nodes }: Prose = { type: "prose", nodes: [] }, unless = "-"): boolean {
  const isNamed = nodes.some((node) => "name" in node && node.name.startsWith(unless));
  const words = nodes.map((node) => ("text" in node ? node.text : "")).join("");
  return /\billustrative\b/iu.test(words) && !isNamed;
}
