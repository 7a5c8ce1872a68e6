import { href, pages } from "../urls";

/** Pages of the site: they have no dot in their address, files do. Links within a page lead to no other page. */
const isPage = [
  { href_matches: `${href("/")}*` },
  { not: { href_matches: `${href("/")}*.*` } },
  { not: { selector_matches: "[href^='#']" } },
];
const hasIsland = { href_matches: [pages.products.path, pages.compare.path].map(href) };

/**
 * What browsers that know speculation rules do ahead of a click, unless the reader saves data.
 *
 * - Documents are fetched where the buttons of a page and the phone's menu lead once they are on the screen, and where the
 *   header leads once it is pointed at: a few documents of at most 14 kB each.
 * - A page is rendered once a link to it is likely to be chosen; one with a script weighs more than all others, so it is
 *   rendered only once it is touched.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { selector_matches: ".site-nav:popover-open a:not([aria-current]), main .buttons a" },
      eagerness: "immediate",
    },
    { where: { selector_matches: ".site-nav a:not([aria-current])" }, eagerness: "eager" },
  ],
  prerender: [
    { where: { and: [...isPage, { not: hasIsland }] }, eagerness: "moderate" },
    { where: hasIsland, eagerness: "conservative" },
  ],
});
