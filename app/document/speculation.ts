import { href, navigation, pages } from "../urls";

/**
 * Pages behind buttons and menu entries are prefetched. A page is prerendered on hover, the page with an island only on pointer
 * down, because it costs more. That page has no rule with a selector: Chromium would match it anew whenever the filter changes the URL.
 */
export function speculationRules(path: string): string {
  const island = pages.products.path;
  const others = navigation.filter((page) => page.path !== path).map((page) => href(page.path));
  // Only files have a dot in their URL. Links within the page match its path.
  const excluded = { href_matches: [`${href("/")}*.*`, href(path), href(island)] };
  const prefetch: object[] = [{ where: { href_matches: others }, eagerness: "eager" }];
  const prerender: object[] = [
    { where: { and: [{ href_matches: `${href("/")}*` }, { not: excluded }] }, eagerness: "moderate" },
  ];
  if (path !== island) {
    const selector = ".site-menu:popover-open .site-nav a:not([aria-current]), main .buttons a";
    prefetch.push({ where: { selector_matches: selector }, eagerness: "immediate" });
    prerender.push({ where: { href_matches: href(island) }, eagerness: "conservative" });
  }
  return JSON.stringify({ prefetch, prerender });
}
