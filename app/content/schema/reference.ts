import { z } from "zod";
import { tierColors } from "../tier-color";
import { hexColor, httpsUrl, partialDate, pictureFile, prose, slug, stated, text, version } from "./parts";

const noun = text.regex(/^[a-z]+( [a-z]+)*$/u, {
  error: "expected a noun in small letters, for example bandage",
});

/** content/report.yaml: what this edition is. */
export const imprintSchema = z.strictObject({
  title: text,
  subject: text,
  year: z.number().int().min(1900).max(2200),
  version,
  published: partialDate,
  sourcesChecked: partialDate,
  publisher: text,
  language: z.literal("en"),
  /** The site's own URL, for citations; SITE_URL replaces it. */
  address: httpsUrl,
  /** The name of the report in its files, as in `shaped-bandage-report.zip`. */
  fileName: slug,
  /** Stands in the header and on icons instead of the drawn one. */
  logo: pictureFile.optional(),
  /** The thing sold: a pack holds so many of it. */
  piece: z.strictObject({ one: noun, other: noun }),
  /** ISO 4217 code. */
  currency: text.refine((code) => Intl.supportedValuesOf("currency").includes(code), {
    error: "expected the code of a currency such as USD or EUR",
  }),
  /** The highest rating. */
  ratingScale: z.number().int().min(1).max(100),
  /** The license of the tables, figures and words. */
  licence: z.strictObject({ name: text, short: text, address: httpsUrl }),
});

/** content/brands.yaml: the products' brands, each with the brand group whose share counts it. */
export const brandsSchema = z
  .array(z.strictObject({ name: text, group: text, color: stated(hexColor), note: prose.optional() }))
  .min(1)
  .max(20);

/** content/tiers.yaml: price tiers from the highest to the lowest, with the color of their badge. */
export const tiersSchema = z
  .array(
    z
      .strictObject({
        label: text,
        min: z.number().min(0),
        max: z.number().positive(),
        color: z.enum(tierColors),
        note: prose,
      })
      .refine((tier) => tier.min < tier.max, { path: ["max"], error: "expected max to be above min" }),
  )
  .min(1)
  .max(6);

/** content/sources.yaml: every public source once, with the URL of the statement. */
export const sourcesSchema = z
  .array(
    z.strictObject({
      id: slug,
      publisher: text,
      title: text,
      address: httpsUrl,
      date: partialDate.optional(),
      role: z.enum(["primary", "secondary"]),
      states: prose,
      caveat: prose.optional(),
    }),
  )
  .min(1);
