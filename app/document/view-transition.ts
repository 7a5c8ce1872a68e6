import { pages } from "../urls";

/**
 * For the head of pages with view transitions. Chromium would capture the pages also on the way to a page without them, which
 * delays that page and logs an error.
 */
export const skipOtherTransitions = () =>
  'addEventListener("pageswap",({activation,viewTransition})=>{' +
  `if(!activation?.entry?.url?.includes("${pages.products.path}"))viewTransition?.skipTransition()})`;

export function viewTransitionClass(slug: string): string {
  return `view-transition-${slug}`;
}

/** A product's picture has the same name in the list and on its page. */
export function viewTransitionRules(slugs: readonly string[]): string {
  return slugs.map((slug) => `.${viewTransitionClass(slug)}{view-transition-name:product-${slug}}`).join("");
}
