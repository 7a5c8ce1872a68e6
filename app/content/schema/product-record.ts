import { z } from "zod";
import { formatCounted, type Noun } from "../../format";
import { reservedSlugs } from "../../urls";
import { isIllustrative } from "../../value";
import { checkPicture } from "../pictures";
import { type ContentSchemas, type KnownNames, toValue } from "./content-schemas";
import { ifFieldsAreValid, nonEmpty, optionalName, plainText, slug } from "./text";

/** What shops call the ratings that they count. */
const reviewNouns: Readonly<Record<"ratings" | "reviews", Noun>> = {
  ratings: { one: "rating", other: "ratings" },
  reviews: { one: "review", other: "reviews" },
};

const dollars = z
  .number()
  .positive()
  .max(1000)
  .refine((value) => Number(value.toFixed(2)) === value, "expected at most two decimals");

/** Shown for a product without a picture. */
export const placeholderPicture = "plain.svg";

/** The last part of a product's address. */
export const productSlug = slug.refine((value) => !reservedSlugs.includes(value), {
  error: "expected another slug: this one names a page",
});

/** A file in content/products/. Field names follow the specification's Product. */
export function productSchema(vocabulary: ContentSchemas, { ranges, pictures: files }: KnownNames) {
  const { brand, tier, createValueSchema, reportedByDefault, prose, picture } = vocabulary;
  return z
    .strictObject({
      /** The position in the product list: "1" is the first. */
      id: plainText.regex(/^[1-9]\d*$/, { error: 'expected a whole number in quotes, for example "3"' }),
      slug: productSlug,
      name: plainText,
      brand,
      marketTier: tier,
      count: createValueSchema(z.int().min(1).max(10_000).transform(toValue("packCount"))),
      price: createValueSchema(dollars.transform(toValue("money"))),
      packaging: createValueSchema(optionalName.transform(toValue("text"))),
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
              text: formatCounted(number, reviewNouns[noun]),
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
      /** Without one, pages show `placeholderPicture`. */
      pictures: z.strictObject({ product: picture.optional(), pack: picture.optional() }).default({}),
    })
    .refine(({ rating, reviews }) => Boolean(rating) === Boolean(reviews), {
      path: ["rating"],
      error: "expected both rating and reviews, or neither",
      ...ifFieldsAreValid,
    })
    .superRefine(({ pictures: { product, pack } }, context) => {
      const problem = !(product && pack) && checkPicture(placeholderPicture, files);
      const message = `${problem}; a product without a picture or a pack shows it`;
      if (problem) context.addIssue({ code: "custom", path: ["pictures"], message });
    }, ifFieldsAreValid)
    .superRefine((product, context) => {
      const message = product.price && explainMisplaced(product, ranges ?? []);
      if (message) context.addIssue({ code: "custom", path: ["price", "value"], message });
    });
}

export type ProductRecord = z.output<ReturnType<typeof productSchema>>;

/** A tier is a price range. An example gives way to it; an observed price shows that the tier is another. */
function explainMisplaced(
  { price, marketTier }: Pick<ProductRecord, "price" | "marketTier">,
  tiers: NonNullable<KnownNames["ranges"]>,
): string | undefined {
  const { value } = price;
  const isWithin = ({ min, max }: (typeof tiers)[number]) => value >= min && value <= max;
  const tier = tiers.find(({ label }) => label === marketTier);
  if (!tier || isWithin(tier)) return undefined;
  if (isIllustrative(price))
    return `found ${value}; expected ${tier.min} to ${tier.max}, the range of the tier ${marketTier}`;
  const holding = tiers.find(isWithin);
  if (!holding)
    return `found ${value}, which lies in no tier; expected a tier in tiers.yaml that is wide enough for it`;
  return `found ${value}, which lies in ${holding.label}, ${holding.min} to ${holding.max}; expected marketTier: ${holding.label}`;
}
