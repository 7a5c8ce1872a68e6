import { href, pages } from "../urls";

/** Pages have no dot in their URL, files do. */
const isPage = () => [
  { href_matches: `${href("/")}*` },
  { not: { href_matches: `${href("/")}*.*` } },
  { not: { selector_matches: "[href^='#']" } },
];
const hasIsland = () => ({ href_matches: href(pages.products.path) });

/**
 * Speculation rules. The few documents behind buttons and menu entries are prefetched (at most 14 kB each). Any page is
 * prerendered on hover, and the page with an island, which costs more, only on pointer down.
 */
export const speculationRules = () =>
  JSON.stringify({
    prefetch: [
      {
        where: { selector_matches: ".site-nav:popover-open a:not([aria-current]), main .buttons a" },
        eagerness: "immediate",
      },
      { where: { selector_matches: ".site-nav a:not([aria-current])" }, eagerness: "eager" },
    ],
    prerender: [
      { where: { and: [...isPage(), { not: hasIsland() }] }, eagerness: "moderate" },
      { where: hasIsland(), eagerness: "conservative" },
    ],
  });
