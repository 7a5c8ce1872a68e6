import { z } from "zod";

const pageLimits = z.strictObject({
  htmlBytes: z.number(),
  scriptFiles: z.number(),
  scriptBytes: z.number(),
});

/** budgets.json: what a page may weigh. Sizes are bytes as sent, after brotli. */
export const budgetsSchema = z.strictObject({
  everyPage: pageLimits,
  /** Pages with limits of their own, by address. */
  pages: z.record(z.string(), pageLimits),
  /** On each page. */
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

/** Says in words everything in which a page is over its budget, and by how much. */
export function findExcesses(page: PageWeight, budgets: Budgets): string[] {
  const limits = budgets.pages[page.address] ?? budgets.everyPage;
  const over = (what: string, actual: number, limit: number, unit: string) =>
    actual > limit ? [`${what}: ${actual} ${unit}, ${actual - limit} over the limit of ${limit}`] : [];
  return [
    ...over("HTML", page.htmlBytes, limits.htmlBytes, "bytes"),
    ...over("script", page.scriptFiles, limits.scriptFiles, "files"),
    ...over("script", page.scriptBytes, limits.scriptBytes, "bytes"),
    ...over("inline scripts", page.inlineScripts, budgets.inlineScripts, "of them"),
    ...over("fonts", page.fontFiles, budgets.fonts.files, "files"),
    ...over("fonts", page.fontBytes, budgets.fonts.bytes, "bytes"),
    ...page.blocking.map((address) => `holds up the first paint: ${address}`),
    ...page.foreign.map((address) => `loads from another origin: ${address}`),
  ].map((excess) => `${page.address}: ${excess}`);
}
