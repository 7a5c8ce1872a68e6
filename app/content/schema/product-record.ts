import { z } from "zod";
import { given, ifFieldsFit, pieces, price, refuse, statements, withKind } from "./statements";
import { paragraphs, picture, prose, slug, text } from "./words";

/** What to check on any pack before buying it. */
export const safetyChecks = ["children", "latex", "sterile", "materials"] as const;

/** A file in content/products/. Field names follow the specification's Product. */
export const productSchema = z
  .strictObject({
    id: text
      .regex(/^[1-9]\d*$/, { error: 'expected a whole number in quotes, for example "3"' })
      .describe('The position in the product list: "1" is the first.'),
    slug: slug.describe("The product's part of addresses; never change a published one."),
    name: text,
    brand: text.describe("The brand on the pack: a name in brands.yaml."),
    marketTier: text.describe("The price tier: a label in tiers.yaml."),
    count: withKind(pieces),
    price: withKind(price.describe("The price of a pack; within its tier, unless it was observed.")),
    packaging: withKind(text),
    rating: given(z.number().min(0).max(5).describe("Out of five; only together with reviews.")).optional(),
    reviews: given(
      z.strictObject({
        number: z.number().int().min(1),
        noun: z.enum(["ratings", "reviews"]).describe("What the shop calls them."),
      }),
    ).optional(),
    theme: text.describe("What the shape shows."),
    license: given(text).optional(),
    lead: prose.describe("What is particular about the product, in a sentence."),
    profile: paragraphs,
    features: statements.min(2),
    targetAudience: statements,
    uniqueSellingPoints: statements,
    additionalInfo: statements,
    checks: z
      .array(z.enum(safetyChecks))
      .length(2)
      .describe("Which of the checks in products.yaml matter most for this product."),
    pictures: z
      .strictObject({ product: picture.optional(), pack: picture.optional() })
      .default({})
      .describe("Without a picture, pages show plain.svg."),
  })
  .superRefine(({ rating, reviews }, context) => {
    if (rating && !reviews)
      refuse(context, "rating", "found a rating without reviews; expected both or none");
    if (reviews && !rating)
      refuse(context, "reviews", "found reviews without a rating; expected both or none");
  }, ifFieldsFit);

export type ProductRecord = z.output<typeof productSchema>;
