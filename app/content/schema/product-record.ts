import { z } from "zod";
import { given, ifFieldsFit, pieces, price, statement, withKind } from "./statements";
import { list, picture, prose, slug, text } from "./words";

/** A file in content/products/. Field names follow the specification's Product. */
export const productSchema = z
  .strictObject({
    /** The position in the product list: "1" is the first. */
    id: text.regex(/^[1-9]\d*$/, { error: 'expected a whole number in quotes, for example "3"' }),
    slug,
    name: text,
    brand: text,
    marketTier: text,
    count: withKind(pieces),
    price: withKind(price),
    packaging: withKind(text),
    rating: given(z.number().min(0).max(5)).optional().describe("Out of five."),
    reviews: given(
      z.strictObject({ number: z.int().min(1), noun: z.enum(["ratings", "reviews"]) }),
    ).optional(),
    theme: text.describe("What the shape shows."),
    license: given(text).optional(),
    lead: prose,
    profile: list(prose),
    features: list(statement).min(2),
    targetAudience: list(statement),
    uniqueSellingPoints: list(statement),
    additionalInfo: list(statement),
    /** Without one, pages show plain.svg. */
    pictures: z.strictObject({ product: picture.optional(), pack: picture.optional() }).default({}),
  })
  .refine(({ rating, reviews }) => Boolean(rating) === Boolean(reviews), {
    path: ["rating"],
    error: "expected both rating and reviews, or neither",
    ...ifFieldsFit,
  });

export type ProductRecord = z.output<typeof productSchema>;
