import { z } from "zod";
import { isSite } from "../site-url";
import { tierColors } from "../tier-color";
import { hexColor, partialDate, prose, slug, text, webUrl } from "./words";

const fullDate = z.iso.date({ error: 'expected a date in quotes as "YYYY-MM-DD"' });
const version = text.regex(/^\d+\.\d+\.\d+$/, { error: "expected a version such as 1.0.0" });

/** content/report.yaml */
export const aboutSchema = z.strictObject({
  title: text,
  subject: text.describe("What the report is about, in capitals and plural."),
  year: z.number().int().min(1900).max(2200),
  version,
  published: fullDate.describe("When this version came out."),
  sourcesChecked: fullDate.describe("When the sources were read last."),
  publisher: z.strictObject({
    name: text,
    address: webUrl.optional().describe("Of the publisher's own site."),
    contact: text.optional().describe("For example an email address."),
  }),
  author: text.optional().describe("The author of citations; without it, the publisher."),
  copyright: text.optional().describe("The holder of the copyright; without it, the publisher."),
  license: z.strictObject({ name: text, short: text, address: webUrl }),
  address: z
    .string()
    .refine(isSite, "expected a scheme and host alone, for example https://report.example")
    .describe("The site's own address; the setting SITE_URL replaces it."),
  fileName: slug.describe("The name of the report's files, as in `shaped-bandage-report.zip`."),
  selection: prose.optional().describe("How the products were chosen, in a sentence."),
});

const brand = z.strictObject({
  name: text,
  group: text.describe("The brand whose share counts the products: mostly the brand itself."),
  color: hexColor.describe("Decoration, not the company's own."),
  note: prose.optional(),
});

/** content/brands.yaml */
export const brandsSchema = z.array(brand).min(1).max(20);

const tier = z
  .strictObject({
    label: text,
    min: z.number().min(0),
    max: z.number().positive(),
    color: z.enum(tierColors).describe("The ground of the tier's badge, behind white words."),
    note: prose,
  })
  .refine(({ min, max }) => min < max, { path: ["max"], error: "expected max to be above min" });

/** content/tiers.yaml */
export const tiersSchema = z
  .array(tier)
  .min(1)
  .max(6)
  .superRefine((tiers, context) => {
    for (const [index, { max }] of tiers.entries()) {
      const limit = tiers[index - 1]?.min ?? max;
      const message = `found ${max} above ${limit}, where the tier before begins; expected the highest tier first`;
      if (max > limit) context.addIssue({ code: "custom", path: [index, "max"], message });
    }
  });

const source = z.strictObject({
  id: slug,
  publisher: text,
  title: text,
  address: webUrl.optional().describe("Where it can be read; an observation of one's own has none."),
  date: partialDate.optional(),
  place: text.optional().describe("Where it was observed, such as `Target, Minneapolis`."),
  role: z
    .enum(["primary", "secondary"])
    .describe("Whether the source states the value itself or passes it on."),
  about: text.optional().describe("The heading under which it is listed."),
  states: prose.optional(),
  caveat: prose.optional(),
});

/** content/sources.yaml */
export const sourcesSchema = z.array(source).min(1);

const change = z.strictObject({ version, date: fullDate, title: text, text });

/** content/changes.yaml, newest first */
export const changesSchema = z.array(change).min(1);
