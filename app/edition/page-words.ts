import { plainText, resolveProse } from "../analysis/text";
import { type PageKey, pages } from "../urls";
import type { Edition } from "./edition";

/** The title and description of a page. Without words in content/site.yaml, a page has its label. */
export function pageWords(
  { report, resolver }: Edition,
  key: PageKey,
): { title: string; description: string } {
  const words = report.site.pages[key];
  if (words)
    return {
      title: plainText(resolveProse(words.title, resolver)),
      description: plainText(resolveProse(words.description, resolver)),
    };
  const { title, year, subject } = report.publication;
  const page = pages[key];
  const label = "label" in page ? page.label : title;
  return { title: label, description: `${label}: a page of ${title} ${year}, on ${subject}.` };
}
