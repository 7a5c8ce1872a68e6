import { findRecord } from "../analysis/find-record";
import { type Product, valueFields } from "../analysis/product";
import { makeNote, type Note, resolveAll } from "../analysis/text";
import { productPrefix } from "../analysis/values";
import type { Edition } from "./edition";

/** The sentences of a product, in the order in which pages show them. */
export function productWords({ report, resolver }: Edition, { slug }: Product) {
  const record = findRecord(report.products, "slug", slug);
  const { summary, profile, features, uniqueSellingPoints, additionalInfo, targetAudience } = record;
  const sentences = { summary, profile, features, uniqueSellingPoints, additionalInfo, targetAudience };
  return resolveAll(sentences, resolver, productPrefix(slug));
}

/** The sources of a product's values, by field; only of the fields that rest on public sources. */
export function valueNotes({ report }: Edition, { evidence }: Product): Record<string, Note[]> {
  const cited = valueFields.filter((field) => evidence[field]?.sources.length);
  return Object.fromEntries(
    cited.map((field) => [field, evidence[field]?.sources.map((id) => makeNote(id, report.sources)) ?? []]),
  );
}
