import { listIllustrative, unitOf } from "../../analysis/content-values";
import type { Edition } from "../../edition/edition";
import { dataFile } from "../../urls";
import { formatRows } from "./csv";
import { observationSheetName } from "./names";

const askedColumns = ["product", "field", "name", "unit"];
const observedColumns = [
  "observed_value",
  "observed_on",
  "source_title",
  "source_address",
  "source_publisher",
];

/** Asked of every product, as on the checklist for the shop. */
const always = ["seen", "latex"];
/** Asked of packs that are not in the list. */
const ofOthers = ["name", "count", "price", "packaging", "rating", "latex"];
const others = ["other-1", "other-2", "other-3"];
const answers: Readonly<Record<string, string>> = { seen: "yes or no", latex: "words on the pack" };

/**
 * The sheet of what to observe, without what we made up, which would bias whoever fills it in. It is not part of a version's data,
 * because it shrinks as values are replaced.
 */
export function observationSheet({ report }: Pick<Edition, "report">) {
  const asked = listIllustrative(report);
  const rowsOf = (subject: string, name: string, fields: readonly string[]) =>
    fields.map((field) => [subject, field, name, answers[field] ?? unitOf(field) ?? null]);
  const products = report.products.flatMap(({ slug, name, rating }) => {
    const own = asked.filter(({ subject }) => subject === slug).map(({ field }) => field);
    const unrated = rating || own.includes("rating") ? [] : ["rating"];
    return rowsOf(slug, name, [...own, ...unrated, ...always]);
  });
  const known = new Set(report.products.map(({ slug }) => slug));
  const rows = [
    ...products,
    ...others.flatMap((subject) => rowsOf(subject, "", ofOthers)),
    ...asked
      .filter(({ subject }) => !known.has(subject))
      .flatMap(({ subject, name, field }) => rowsOf(subject, name, [field])),
  ].map((row) => [...row, ...observedColumns.map(() => null)]);
  return {
    path: dataFile(observationSheetName),
    body: formatRows([[...askedColumns, ...observedColumns], ...rows]),
  };
}
