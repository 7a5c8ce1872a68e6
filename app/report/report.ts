import { ContentError, formatProblems } from "../content/problem";
import { type Content, readContent } from "../content/read-content";
import { contentRoot } from "../settings";
import { checkReferences } from "./check-references";
import { checkNames } from "./check-sentences";
import { deriveValues, type Values } from "./derived-values";
import { deriveFacts, deriveProduct, type Product } from "./product";
import { type BrandShare, deriveShares } from "./share";
import { deriveSources, type Source } from "./sources";
import { type Resolved, resolveAll } from "./text";
import { deriveTier, type PriceTier } from "./tier";

/** The words of the content's files as pages show them: every sentence resolved. */
type Words = Resolved<Omit<Content, "products" | "tiers" | "sources">>;

export type Brand = Content["brands"][number];

/** The whole report, from which pages and files are made. `about`: content/report.yaml. */
export interface Report extends Words {
  products: Product[];
  shares: BrandShare<Product>[];
  tiers: PriceTier<Product>[];
  sources: Source[];
}

/** Derives the report from content that has been checked. */
function deriveReport(content: Content): Report {
  const { products: records, tiers, sources, ...words } = content;
  const values = deriveContentValues(content);
  const resolver = { values, sourceIds: sources.map(({ id }) => id) };
  const products = records.map((record, index) => deriveProduct(record, index + 1, content, resolver));
  return {
    ...resolveAll(words, resolver),
    products,
    shares: deriveShares(products, content.brands),
    tiers: tiers.map((tier) => deriveTier(products, tier)),
    sources: deriveSources(content, resolver),
  };
}

/** Every value that sentences may name. */
export function deriveContentValues(content: Content): Values {
  const facts = content.products.map((record, index) => deriveFacts(record, index + 1, content));
  return deriveValues(
    content,
    facts,
    deriveShares(facts, content.brands),
    content.tiers.map((tier) => deriveTier(facts, tier)),
  );
}

let known: Report | undefined;

/**
 * The report of the content folder, which is read once. Throws a `ContentError` with every problem that keeps it from being
 * derived; ./check-content.ts finds those of sentences.
 */
export function readReport(): Report {
  if (known) return known;
  const { content, parsed, problems } = readContent(contentRoot());
  const all = [...problems, ...checkReferences(parsed)];
  if (!content || all.length > 0) throw new ContentError(formatProblems(all));
  const unknown = checkNames(content, deriveContentValues(content));
  if (unknown.length > 0) throw new ContentError(formatProblems(unknown));
  known = deriveReport(content);
  return known;
}
