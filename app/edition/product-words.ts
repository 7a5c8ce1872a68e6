import { productPrefix } from "../analysis/derived-values";
import { findRecord } from "../analysis/find-record";
import { type Product, valueFields } from "../analysis/product";
import { makeNote, type Note, resolveAll } from "../analysis/text";
import type { Edition } from "./edition";

/** A product's sentences, resolved. */
export function productWords({ report, resolver }: Edition, { slug }: Product) {
  const record = findRecord(report.products, "slug", slug);
  const { summary, profile, features, uniqueSellingPoints, additionalInfo, targetAudience } = record;
  const sentences = { summary, profile, features, uniqueSellingPoints, additionalInfo, targetAudience };
  return resolveAll(sentences, resolver, productPrefix(slug));
}

/** The sources of a product's public values, by field. */
export function valueNotes({ report }: Edition, { evidence }: Product): Record<string, Note[]> {
  const noted = valueFields.map((field): [string, Note[]] => [
    field,
    evidence[field]?.sources.map((id) => makeNote(id, report.sources)) ?? [],
  ]);
  return Object.fromEntries(noted.filter(([, notes]) => notes.length > 0));
}
