/** What differs between the products of test editions. */
export interface TestProduct {
  id: number;
  slug: string;
  name: string;
  brand: string;
  tier: string;
  count: number;
  price: number;
  packaging: string;
  theme: string;
  licence?: string;
  /** The score, how many gave one, and what they are called. */
  rating?: readonly [score: number, reviews: number, noun: "ratings" | "reviews"];
  shape: string;
  pack: string;
  /** A sentence that cites a source. */
  fact?: string;
}

/** The content file of a product, in the words of no report. */
export function describeProduct({ id, slug, name, fact, rating, licence, ...product }: TestProduct): string {
  const thing = product.theme.toLowerCase();
  return `# A product of a test edition.
id: "${id}"
slug: ${slug}
name: ${name}
brand: ${product.brand}
marketTier: ${product.tier}
count: { value: ${product.count}, kind: illustrative }
price: { value: ${product.price.toFixed(2)}, kind: illustrative }
packaging: { value: ${product.packaging}, kind: illustrative }
${rating ? `rating: ${rating[0]}\nreviews: { number: ${rating[1]}, noun: ${rating[2]} }\n` : ""}theme: ${product.theme}
${licence ? `licence: ${licence}\n` : ""}summary: >-
  One of {products.count|words} products, in the {this.tier} tier at {this.priceRange}: ${thing} as a ${product.shape.replaceAll("-", " ")}.
profile:
  - >-
    The pack holds {this.pieces} at {this.price}, which makes {this.perPiece} for each of them.
  - >-
    The list has {brands.listed.count|words} brands. ${fact ? `${fact}.` : "Nothing public is known of this product."}
features:
  - text: The theme ${thing}
    kind: input
  - text: ${fact ?? "A shape of its own"}
    kind: ${fact ? "public" : "input"}
  - text: ${licence ? "A licensed name" : "A shape for every child"}
    kind: input
targetAudience:
  - text: Families with children who like ${thing}
    kind: editorial
uniqueSellingPoints:
  - text: A shape that others lack
    kind: editorial
additionalInfo:
  - text: The drawing is invented.
    kind: editorial
picture:
  shape: ${product.shape}
  alt: A bandage that shows ${thing}.
  pack:
    form: ${product.pack}
    alt: An open pack with the name on its front.
`;
}
