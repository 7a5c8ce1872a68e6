import type { Product } from "../analysis/product";
import { makeNote, type Note, resolveAll } from "../analysis/text";
import { productPrefix } from "../analysis/values";
import type { Edition } from "./edition";

/** The sentences of a product, in the order in which pages show them. */
export function productWords({ report, resolver }: Edition, { slug }: Product) {
  const record = report.products.find((candidate) => candidate.slug === slug);
  if (!record) throw new Error(`no product ${slug}`);
  const { summary, profile, features, uniqueSellingPoints, additionalInfo, targetAudience } = record;
  const sentences = { summary, profile, features, uniqueSellingPoints, additionalInfo, targetAudience };
  return resolveAll(sentences, resolver, productPrefix(slug));
}

/** The sources of a product's values, by field; only of the fields that rest on public sources. */
export function valueNotes({ report }: Edition, { evidence }: Product): Record<string, Note[]> {
  const cited = Object.entries(evidence).filter(([, { sources }]) => sources.length > 0);
  return Object.fromEntries(
    cited.map(([field, { sources }]) => [field, sources.map((id) => makeNote(id, report.sources))]),
  );
}

/** The colour of a product's tier, as badges have it. */
export function tierColor({ tiers }: Edition, { marketTier }: Product): string {
  return tiers.find((tier) => tier.label === marketTier)?.color ?? "grey";
}
