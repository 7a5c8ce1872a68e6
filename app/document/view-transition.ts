/** The class of a picture that stands for a product on more than one page. */
export function viewTransitionClass(slug: string): string {
  return `view-transition-${slug}`;
}

/**
 * One rule for each product, so that pages need no style attributes: on two pages that follow each other, pictures of one
 * name are one picture, which grows from its place on the first to its place on the second (styles/view-transition.css).
 */
export function viewTransitionRules(slugs: readonly string[]): string {
  return slugs.map((slug) => `.${viewTransitionClass(slug)}{view-transition-name:product-${slug}}`).join("");
}
