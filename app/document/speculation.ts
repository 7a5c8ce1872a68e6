import { href, pages } from "../urls";

/** Only files have a dot in their URL. */
const isPage = () => [
  { href_matches: `${href("/")}*` },
  { not: { href_matches: `${href("/")}*.*` } },
  { not: { selector_matches: "[href^='#']" } },
];
const hasIsland = () => ({ href_matches: href(pages.products.path) });

/**
 * Pages behind buttons and menu entries are prefetched. A page is prerendered on hover, the page with an island only on pointer
 * down, because it costs more.
 */
export const speculationRules = () =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          selector_matches: ".site-menu:popover-open .site-nav a:not([aria-current]), main .buttons a",
        },
        eagerness: "immediate",
      },
      { where: { selector_matches: ".site-nav a:not([aria-current])" }, eagerness: "eager" },
    ],
    prerender: [
      { where: { and: [...isPage(), { not: hasIsland() }] }, eagerness: "moderate" },
      { where: hasIsland(), eagerness: "conservative" },
    ],
  });
