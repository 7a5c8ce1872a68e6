import { describeDocument, findUnsafeMarkup } from "../../hosting/document";
import { parseHtml } from "../../hosting/html";
import { metaPolicy, pagePolicy } from "../../hosting/policy";
import { frameMarkup } from "./offline-files";

/**
 * Puts the page's content security policy into it, whose hashes are of what the page holds, and the hidden frame.
 *
 * @param path names the page where it is not as it should be
 * @param base the path that the site is hosted under
 */
export function finishPage(path: string, html: string, base: string): string {
  const document = parseHtml(html);
  const unsafe = findUnsafeMarkup(document);
  if (unsafe.length > 0) {
    throw new Error(`${path} holds markup that no strict policy allows: ${unsafe.join(" ")}`);
  }
  const charset = /<meta charset="utf-8"\/?>/i;
  if (!charset.test(html)) throw new Error(`${path} does not name its charset, so its policy has no place.`);
  const end = /<\/body><\/html>\s*$/;
  if (!end.test(html))
    throw new Error(`${path} does not end as a page does, so the hidden frame has no place.`);
  const policy = metaPolicy(pagePolicy(describeDocument(document)));
  return (
    html
      // React preloads eager pictures from the head. They are found a moment later anyway, and fonts go first.
      .replace(/<link rel="preload" as="image"[^>]*>/g, "")
      .replace(charset, (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
      .replace(end, (tags) => frameMarkup(base) + tags)
  );
}
