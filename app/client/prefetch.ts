import { href, navigation } from "../urls";

/**
 * Speculation rules: the pages of the navigation are fetched before a reader chooses one. The page's script adds them once the page
 * has loaded, so that they take nothing from it; its policy allows this very text. Browsers prefetch nothing for readers who save data.
 *
 * @param path of the page itself, below the base path
 */
export function prefetchRules(path: string): string {
  const urls = navigation.map((page) => href(page.path)).filter((url) => url !== href(path));
  return JSON.stringify({ prefetch: [{ urls, eagerness: "immediate" }] });
}
