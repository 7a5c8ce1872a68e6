import { plainText, resolveProse } from "./analysis/text";
import type { Edition } from "./edition";
import { makeMeta, type PageMeta } from "./meta";
import { pages } from "./pages";

/** The head of one of the fixed pages, from content/site.yaml. Not-found pages stand for no address. */
export function pageMeta({ report, resolver }: Edition, page: keyof typeof pages): PageMeta {
  const { title, description } = report.site.pages[page];
  const lost = page === "notFound" || page === "productNotFound";
  return makeMeta({
    title: plainText(resolveProse(title, resolver)),
    description: plainText(resolveProse(description, resolver)),
    siteTitle: report.report.title,
    ...(!lost && { path: pages[page].path }),
  });
}
