import { href, navigation, pages } from "../urls";

/**
 * Pages behind buttons and menu entries are prefetched. A page is prerendered on hover, the page with an island only on pointer
 * down, because it costs more. That page has no selectors: Chromium would match them anew whenever the filter changes the URL.
 */
export function speculationRules(path: string): string {
  const island = { href_matches: href(pages.products.path) };
  const menu = navigation.filter((page) => page.path !== path).map((page) => href(page.path));
  // Files, which have a dot in their URL, and links within the page.
  const excluded = { href_matches: [`${href("/")}*.*`, href(path)] };
  const others = { and: [{ href_matches: `${href("/")}*` }, { not: excluded }, { not: island }] };
  const shown = ".site-menu:popover-open .site-nav a:not([aria-current]), main .buttons a";
  return JSON.stringify({
    prefetch: [
      ...(path === pages.products.path
        ? []
        : [{ where: { selector_matches: shown }, eagerness: "immediate" }]),
      { where: { href_matches: menu }, eagerness: "eager" },
    ],
    prerender: [
      { where: others, eagerness: "moderate" },
      { where: island, eagerness: "conservative" },
    ],
  });
}
