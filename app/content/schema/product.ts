import { z } from "zod";
import {
  given,
  ifFieldsFit,
  paragraphs,
  pictureFile,
  prose,
  refuse,
  safetyChecks,
  slug,
  sourced,
  statements,
  text,
} from "./parts";

export const pieces = z.number().int().min(1).max(10_000).describe("How many a pack holds.");

export const price = z
  .number()
  .positive()
  .max(1000)
  .refine((value) => Number(value.toFixed(2)) === value, "expected at most two decimals");

/** A file in content/products/. Field names follow the specification's Product. */
export const productSchema = z
  .strictObject({
    id: text
      .regex(/^[1-9]\d*$/, { error: 'expected a whole number in quotes, for example "3"' })
      .describe('The rank in the list: "1" is the first.'),
    slug: slug.describe("The product's part of addresses; never change a published one."),
    name: text,
    brand: text.describe("The brand on the pack: a name in brands.yaml."),
    marketTier: text.describe("The price tier: a label in tiers.yaml."),
    count: sourced(pieces),
    price: sourced(price.describe("The price of a pack; within its tier, unless somebody saw it.")),
    packaging: sourced(text),
    rating: given(z.number().min(0).max(5).describe("Out of five; only together with reviews.")).optional(),
    reviews: given(
      z.strictObject({
        number: z.number().int().min(1),
        noun: z.enum(["ratings", "reviews"]).describe("What the shop calls them."),
      }),
    ).optional(),
    theme: text.describe("The editors' reading of the name."),
    license: given(text).optional(),
    summary: prose,
    profile: paragraphs,
    features: statements.min(2),
    targetAudience: statements,
    uniqueSellingPoints: statements,
    additionalInfo: statements,
    checks: z
      .array(z.enum(safetyChecks))
      .length(2)
      .describe("Which of the checks in products.yaml matter most for this product."),
    picture: z.strictObject({
      shape: slug.default("strip").describe("The drawn shape, which figures show too."),
      file: pictureFile.optional().describe("Shown instead of the drawing."),
      alt: text,
      credit: text.optional(),
      pack: z.strictObject({
        form: z.enum(["tin", "slide-tin", "carton", "box", "pouch"]).default("box"),
        file: pictureFile.optional(),
        alt: text,
        credit: text.optional(),
      }),
    }),
  })
  .superRefine(({ rating, reviews }, context) => {
    if (rating && !reviews)
      refuse(context, "rating", "found a rating without reviews; expected both or none");
    if (reviews && !rating)
      refuse(context, "reviews", "found reviews without a rating; expected both or none");
  }, ifFieldsFit);

export type ProductRecord = z.output<typeof productSchema>;
