import { z } from "zod";
import { hexColor, httpsUrl, partialDate, prose, slug, stated, text, version } from "./parts";

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
  /** The license of the tables, figures and words. */
  licence: z.strictObject({ name: text, short: text, address: httpsUrl }),
});

/** content/brands.yaml: the products' brands, each with the brand group whose share counts it. */
export const brandsSchema = z
  .array(z.strictObject({ name: text, group: text, color: stated(hexColor), note: prose.optional() }))
  .min(1);

/** content/tiers.yaml: price tiers from the highest to the lowest, in US dollars, with the color of their badge. */
export const tiersSchema = z
  .array(
    z
      .strictObject({
        label: text,
        min: z.number().min(0),
        max: z.number().positive(),
        color: z.enum(["purple", "blue", "green", "grey"]),
        note: prose,
      })
      .refine((tier) => tier.min < tier.max, { path: ["max"], error: "expected max to be above min" }),
  )
  .min(1);

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
