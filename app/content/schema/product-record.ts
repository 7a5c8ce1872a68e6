import { z } from "zod";
import { formatQuantity, type Noun } from "../../format";
import { reservedProductSlugs } from "../../urls";
import { isIllustrative, type Value } from "../../value";
import { checkPicture } from "../pictures";
import { type ContentSchemas, type KnownNames, toValue } from "./content-schemas";
import { ifFieldsAreValid, nonEmpty, optionalName, plainText, slug } from "./text";

/** The nouns that shops use for the number of ratings. */
const reviewNouns: Readonly<Record<"ratings" | "reviews", Noun>> = {
  ratings: { one: "rating", other: "ratings" },
  reviews: { one: "review", other: "reviews" },
};

const dollars = z
  .number()
  .positive()
  .max(1000)
  .refine((value) => Number(value.toFixed(2)) === value, "expected at most two decimals");

/** The file in content/pictures that is shown for a product without a picture. */
export const placeholderPicture = "plain.svg";

/** The last segment of the path of a product page. */
export const productSlug = slug.refine((value) => !reservedProductSlugs.includes(value), {
  error: "expected another slug: a page of the site has this one",
});

/** A file in content/products/. Field names follow the specification's Product. */
export function productSchema(schemas: ContentSchemas, { tierRanges, pictures: pictureFiles }: KnownNames) {
  const { brand, tier, createValueSchema, reportedByDefault, prose, picture } = schemas;
  return z
    .strictObject({
      // The id is the position in the product list, starting at "1".
      id: plainText.regex(/^[1-9]\d*$/, { error: 'expected a whole number in quotes, for example "3"' }),
      slug: productSlug,
      name: plainText,
      brand,
      marketTier: tier,
      // Pages say that a missing count, price or packaging is not known.
      count: createValueSchema(z.int().min(1).max(10_000).transform(toValue("pieces"))).optional(),
      price: createValueSchema(dollars.transform(toValue("money"))).optional(),
      packaging: createValueSchema(optionalName.transform(toValue("text"))).optional(),
      rating: reportedByDefault(createValueSchema(z.number().min(0).max(5).transform(toValue("rating"))))
        .optional()
        .describe("Out of five."),
      reviews: reportedByDefault(
        createValueSchema(
          z
            .strictObject({ number: z.int().min(1), noun: z.enum(["ratings", "reviews"]) })
            .transform(({ number, noun }) => ({
              value: number,
              format: "count" as const,
              text: formatQuantity(number, reviewNouns[noun]),
            })),
        ),
      ).optional(),
      theme: plainText.describe("What the shape shows."),
      license: reportedByDefault(createValueSchema(optionalName.transform(toValue("text")))).optional(),
      lead: prose,
      profile: nonEmpty(prose),
      features: z.array(prose).min(2),
      targetAudience: nonEmpty(prose),
      uniqueSellingPoints: nonEmpty(prose),
      additionalInfo: nonEmpty(prose),
      // A product without pictures gets `placeholderPicture`.
      pictures: z.strictObject({ product: picture.optional(), pack: picture.optional() }).default({}),
    })
    .refine(({ rating, reviews }) => Boolean(rating) === Boolean(reviews), {
      path: ["rating"],
      error: "expected both rating and reviews, or neither",
      ...ifFieldsAreValid,
    })
    .superRefine(({ pictures: { product, pack } }, context) => {
      const problem = !product && !pack && checkPicture(placeholderPicture, pictureFiles);
      const message = `${problem}; a product without pictures shows it`;
      if (problem) context.addIssue({ code: "custom", path: ["pictures"], message });
    }, ifFieldsAreValid)
    .superRefine((product, context) => {
      // An invalid price has its own message, and lacks the text that the schema adds to a valid one.
      const message =
        product.price?.text && checkPriceTier(product.price, product.marketTier, tierRanges ?? []);
      if (message) context.addIssue({ code: "custom", path: ["price", "value"], message });
    });
}

export type ProductRecord = z.output<ReturnType<typeof productSchema>>;

/**
 * Returns a message if a price is outside the range of the product's tier. For an illustrative price, the
 * message asks for another price. For an observed price, it asks for another tier.
 */
function checkPriceTier(
  price: Value<number>,
  marketTier: string,
  tiers: NonNullable<KnownNames["tierRanges"]>,
): string | undefined {
  const { value } = price;
  const isWithin = ({ min, max }: (typeof tiers)[number]) => value >= min && value <= max;
  const tier = tiers.find(({ label }) => label === marketTier);
  if (!tier || isWithin(tier)) return undefined;
  if (isIllustrative(price))
    return `found ${value}; expected ${tier.min} to ${tier.max}, the range of the tier ${marketTier}`;
  const matchingTier = tiers.find(isWithin);
  if (!matchingTier)
    return `found ${value}, which is outside every tier; expected a tier in tiers.yaml whose range includes it`;
  const { label, min, max } = matchingTier;
  return `found ${value}, which is in the tier ${label}, ${min} to ${max}; expected marketTier: ${label}`;
}
