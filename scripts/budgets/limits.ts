import { z } from "zod";
import { withinEdition } from "../../hosting/editions";

const pageLimits = z.strictObject({
  htmlBytes: z.number(),
  scriptFiles: z.number(),
  scriptBytes: z.number(),
});

/** budgets.json: the limits of each page. Sizes are bytes after brotli. */
export const budgetsSchema = z.strictObject({
  everyPage: pageLimits,
  /** Limits of single pages, by address. */
  pages: z.record(z.string(), pageLimits),
  /** Of each page. */
  inlineScripts: z.number(),
  fonts: z.strictObject({ files: z.number(), bytes: z.number() }),
});

export type Budgets = z.infer<typeof budgetsSchema>;

/** A page as measured. */
export interface PageWeight {
  address: string;
  htmlBytes: number;
  scriptFiles: number;
  scriptBytes: number;
  inlineScripts: number;
  fontFiles: number;
  fontBytes: number;
  blocking: string[];
  foreign: string[];
}

/** A sentence for each limit that a page exceeds, with the amount. */
export function findExcesses(page: PageWeight, budgets: Budgets): string[] {
  const limits = budgets.pages[withinEdition(page.address)] ?? budgets.everyPage;
  const over = (name: string, actual: number, limit: number, unit: string) =>
    actual > limit ? [`${name}: ${actual} ${unit}, ${actual - limit} over the limit of ${limit}`] : [];
  return [
    ...over("HTML", page.htmlBytes, limits.htmlBytes, "bytes"),
    ...over("script", page.scriptFiles, limits.scriptFiles, "files"),
    ...over("script", page.scriptBytes, limits.scriptBytes, "bytes"),
    ...over("inline scripts", page.inlineScripts, budgets.inlineScripts, "of them"),
    ...over("fonts", page.fontFiles, budgets.fonts.files, "files"),
    ...over("fonts", page.fontBytes, budgets.fonts.bytes, "bytes"),
    ...page.blocking.map((address) => `is render-blocking: ${address}`),
    ...page.foreign.map((address) => `loads from another origin: ${address}`),
  ].map((excess) => `${page.address}: ${excess}`);
}
