export function viewTransitionClass(slug: string): string {
  return `view-transition-${slug}`;
}

/** One view-transition name per product, so that its picture grows from the list into its page. */
export function viewTransitionRules(slugs: readonly string[]): string {
  return slugs.map((slug) => `.${viewTransitionClass(slug)}{view-transition-name:product-${slug}}`).join("");
}
