import { productPrefix } from "../../analysis/derived-values";
import type { Edition } from "../../analysis/edition";
import { deriveFigureTables } from "../../analysis/figures/all-figures";
import { hasIllustrativeValues } from "../../analysis/figures/figure-model";
import { checkNames, resolveProse } from "../../analysis/text";
import type { Problem } from "../../content/problem";
import { findBareNumbers, isProse, matchNumberedWords, type Prose } from "../../content/prose";
import type { Read } from "../../content/read";
import type { Draft } from "../../content/report-files";
import { walk } from "../../content/walk";

/** Numbers and derived values in sentences. */
export function checkSentences({ parts, products }: Draft, edition: Edition): Problem[] {
  const known = matchNumberedWords(listWords(edition));
  const check = ({ data, at }: Read, self?: string) =>
    [...walk(data)].flatMap(({ value, path }) => {
      if (!isProse(value)) return [];
      const found = [...findBareNumbers(value, known), ...checkNames(value, edition.resolver.values, self)];
      return found.map((message) => at(path, message));
    });
  return [
    ...Object.values(parts).flatMap((read) => check(read)),
    ...products.flatMap((read) => check(read, productPrefix(read.data.slug))),
  ];
}

/**
 * Words of the edition that may hold digits in a sentence: names, and texts of products. A number alone is none, and an
 * illustrative value is named, so that it gets its mark.
 */
function listWords({ report, products }: Edition): string[] {
  const texts = products.flatMap(({ name, packaging, licence, evidence }) => [
    name,
    ...(evidence.packaging.kind === "illustrative" ? [] : [packaging]),
    ...(evidence.licence?.kind === "illustrative" ? [] : [licence ?? ""]),
  ]);
  return [...report.brands.map(({ name }) => name), ...texts.filter((words) => /\p{L}/u.test(words))];
}

/** A figure has something to draw, and the word "illustrative" where it shows illustrative values. */
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

/** A warning for each figure or statement that calls itself illustrative and shows no such value. */
export function warnOfIllustrative({ parts, products }: Draft, edition: Edition): Problem[] {
  const message = "found “illustrative”, but no illustrative value; expected one, or other words";
  const countsThem = (node: object) => "name" in node && String(node.name).includes("illustrative");
  const figures = deriveFigureTables(edition).flatMap((table) =>
    (["title", "alt"] as const).flatMap((field) => {
      const words = edition.report.figures[table.id]?.[field];
      const isRight = !hasWord(words) || words?.nodes.some(countsThem) || hasIllustrativeValues(table);
      return isRight ? [] : [parts.figures.at([table.id, field], message)];
    }),
  );
  const check = ({ data, at }: Read, self?: string) =>
    [...walk(data)].flatMap(({ value, path }) => {
      if (!isGuess(value)) return [];
      const { nodes } = resolveProse(value.text, edition.resolver, self);
      const hasValue = nodes.some((node) => node.type === "value" && node.kind === "illustrative");
      return hasValue ? [] : [at([...path, "kind"], message)];
    });
  return [
    ...figures,
    ...check(parts.market),
    ...products.flatMap((read) => check(read, productPrefix(read.data.slug))),
  ];
}

const isGuess = (value: unknown): value is { text: Prose } =>
  Object(value).kind === "illustrative" && isProse(Object(value).text);

function hasWord(sentence: Prose | undefined): boolean {
  const words = sentence?.nodes.map((node) => ("text" in node ? node.text : "")).join("") ?? "";
  return /\billustrative\b/iu.test(words);
}
