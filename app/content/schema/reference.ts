import { z } from "zod";
import { hexColor, partialDate, prose, slug, stated, text, version } from "./parts";

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
  /** Under which the tables, figures and words may be used. */
  licence: z.strictObject({
    name: text,
    short: text,
    address: z.url({ protocol: /^https$/, error: "expected an address that begins with https://" }),
  }),
});

/**
 * content/brands.yaml: the brands as listed on the products, each with the brand group it is counted with
 * for brand share (its own name, unless the brief counts it elsewhere).
 */
export const brandsSchema = z
  .array(z.strictObject({ name: text, group: text, color: stated(hexColor), note: prose.optional() }))
  .min(1);

/** The badge colours that the design has; a tier whose colour is none of them is grey. */
export const tierColors = ["purple", "blue", "green", "grey"] as const;

/** content/tiers.yaml: price tiers from the highest to the lowest, prices in US dollars. */
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
  .min(1);

/** content/sources.yaml: every public source once. `address` is where the statement can be read. */
export const sourcesSchema = z
  .array(
    z.strictObject({
      id: slug,
      publisher: text,
      title: text,
      address: z.url({ protocol: /^https$/, error: "expected an address that begins with https://" }),
      date: partialDate.optional(),
      role: z.enum(["primary", "secondary"]),
      states: prose,
      caveat: prose.optional(),
    }),
  )
  .min(1);
