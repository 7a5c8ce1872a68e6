import { z } from "zod";
import { alt, paragraphs, prose, slug, stated, statements, text } from "./parts";

/** The forms of pack that the site can draw. */
export const packForms = ["tin", "slide-tin", "carton", "box", "pouch"] as const;

const bandages = z
  .number({ error: "expected a number of bandages, for example 24" })
  .int({ error: "expected a whole number of bandages, for example 24" })
  .min(1)
  .max(10_000);

/** One file in content/products/. Field names follow the specification's Product. */
export const productSchema = z.strictObject({
  id: text.regex(/^[1-9]\d*$/, { error: 'expected a whole number in quotes, for example "3"' }),
  slug,
  name: text,
  brand: text,
  marketTier: text,
  count: stated(bandages),
  price: stated(z.number().positive().max(1000)),
  packaging: stated(text),
  rating: stated(z.number().min(0).max(5)).optional(),
  reviews: stated(
    z.strictObject({ number: z.number().int().min(1), noun: z.enum(["ratings", "reviews"]) }),
  ).optional(),
  theme: stated(text),
  licence: stated(text).optional(),
  summary: prose,
  profile: paragraphs,
  features: statements.min(2),
  targetAudience: statements,
  uniqueSellingPoints: statements,
  additionalInfo: statements,
  picture: z.strictObject({
    shape: slug,
    alt,
    pack: z.strictObject({ form: z.enum(packForms), alt }),
  }),
});

/** A product as the content gives it; `deriveProducts` makes the specification's Product from it. */
export type ProductRecord = z.output<typeof productSchema>;
