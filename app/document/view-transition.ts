/** The class of a picture that stands for a product on more than one page. */
export function morphClass(slug: string): string {
  return `morph-${slug}`;
}

/**
 * One rule for each product, so that pages need no style attributes: on two pages that follow each other, pictures of one
 * name are one picture, which grows from its place on the first to its place on the second (styles/morph.css).
 */
export function morphRules(slugs: readonly string[]): string {
  return slugs.map((slug) => `.${morphClass(slug)}{view-transition-name:product-${slug}}`).join("");
}
