import { pages } from "../urls";

/**
 * For the head of the pages that opt in: to any other page, Chromium would capture them in vain, which delays that page, and log
 * an error.
 */
export const skipOtherTransitions = () =>
  'addEventListener("pageswap",({activation,viewTransition})=>{' +
  `if(!activation?.entry?.url?.includes("${pages.products.path}"))viewTransition?.skipTransition()})`;

export function viewTransitionClass(slug: string): string {
  return `view-transition-${slug}`;
}

/** One view-transition name per product, so that its picture grows from the list into its page. */
export function viewTransitionRules(slugs: readonly string[]): string {
  return slugs.map((slug) => `.${viewTransitionClass(slug)}{view-transition-name:product-${slug}}`).join("");
}
