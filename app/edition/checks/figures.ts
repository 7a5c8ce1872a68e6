import { isIllustrative } from "../../analysis/figure";
import { deriveFigureTables, listPossibleIds } from "../../analysis/figures";
import { describeUnknown } from "../../content/nearest";
import type { Problem } from "../../content/problem";
import type { Prose } from "../../content/prose";
import type { EditionDraft } from "../draft";

/** The words of figures: none for an unknown figure, and the word "illustrative" where it is needed. */
export function checkFigures({ sound, measures, contents, isComplete }: EditionDraft): Problem[] {
  const read = sound.parts.figures;
  if (!read || !measures) return [];
  const { data, at } = read;
  const ids = listPossibleIds({ publication: measures, list: contents.report.list });
  const figures = isComplete ? deriveFigureTables(contents) : [];
  const unknown = Object.keys(data).filter((id) => !ids.includes(id));
  const empty = figures.filter(({ rows }) => rows.length === 0);
  const unmarked = figures.filter(isIllustrative).flatMap(({ id }) => {
    const fields = (["title", "alt"] as const).filter((field) => lacksWord(data[id]?.[field]));
    return fields.map((field) => [id, field]);
  });
  const noRow = "found nothing to draw; expected at least one row, or no words for this figure";
  const noWord = 'found no "illustrative"; expected the word, because the figure shows illustrative values';
  return [
    ...unknown.map((id) => at([id], describeUnknown("figure", id, ids), true)),
    ...empty.map(({ id }) => at([id], noRow)),
    ...unmarked.map((path) => at(path, noWord)),
  ];
}

/** Whether a sentence, if it could be read, does not say "illustrative". */
function lacksWord(sentence: Prose | undefined): boolean {
  const words = sentence?.nodes.map((node) => ("text" in node ? node.text : "")).join("");
  return words !== undefined && !/\billustrative\b/iu.test(words);
}
