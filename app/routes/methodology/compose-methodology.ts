import { resolveAll } from "../../analysis/text";
import { listQuotes } from "../../downloads/images/quote-files";
import type { Edition } from "../../edition/edition";

/** What the sections of the methodology show, on their page and in the whole report. */
export function composeMethodology(edition: Edition) {
  return {
    page: resolveAll(edition.report.methodology, edition.resolver),
    figure: edition.figures()["known-values"],
    origins: Object.fromEntries(
      listQuotes(edition).map(({ id, source, address }) => [id, `${source}, ${address}`]),
    ),
  };
}

export type Methodology = ReturnType<typeof composeMethodology>;
