import { href } from "./pages";

/**
 * Lets a browser that knows speculation rules render a page of the site as soon as a reader points at a link to it or
 * touches it, so that the click shows it at once. Pages have no dot in their address, files do. Links within the page
 * lead to no other page, and links elsewhere match no address of ours.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: `${href("/")}*` },
          { not: { href_matches: `${href("/")}*.*` } },
          { not: { selector_matches: "[href^='#']" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
