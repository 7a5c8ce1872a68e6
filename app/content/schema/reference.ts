import { z } from "zod";
import { isSite, sitePattern } from "../site-url";
import { tierColors } from "../tier-color";
import { hexColor, httpsUrl, line, partialDate, prose, slug, sourced, text, version, webUrl } from "./parts";

const siteMessage = "expected a scheme and host alone, for example https://report.example";

/** content/report.yaml */
export const publicationSchema = z.strictObject({
  title: text,
  subject: text.describe("What the report is about, in capitals and plural."),
  year: z.number().int().min(1900).max(2200),
  version: version.describe("The version of the data: raise it whenever they change."),
  published: partialDate.describe("When this version came out."),
  sourcesChecked: partialDate.describe("When the sources were read last."),
  publisher: text,
  language: z.literal("en"),
  address: line
    .regex(sitePattern, { error: siteMessage, abort: true })
    .refine(isSite, siteMessage)
    .describe("The site's own URL, for citations; SITE_URL replaces it."),
  fileName: slug.describe("The name of the report in its files, as in `shaped-bandage-report.zip`."),
  license: z
    .strictObject({ name: text, short: text, address: httpsUrl })
    .describe("The license of the tables, figures and words."),
});

const brand = z.strictObject({
  name: text,
  group: text.describe("The brand whose share counts the products: mostly the brand itself."),
  color: sourced(hexColor),
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
  .refine(({ min, max }) => min < max, {
    path: ["max"],
    error: "expected max to be above min",
  });

/** content/tiers.yaml */
export const tiersSchema = z.array(tier).min(1).max(6).superRefine(checkOrder);

function checkOrder(tiers: readonly z.output<typeof tier>[], context: z.RefinementCtx): void {
  for (const [index, { max }] of tiers.entries()) {
    const limit = tiers[index - 1]?.min ?? max;
    const message = `found ${max} above ${limit}, where the tier before begins; expected the highest tier first`;
    if (max > limit) context.addIssue({ code: "custom", path: [index, "max"], message });
  }
}

const source = z.strictObject({
  id: slug,
  publisher: text,
  title: text,
  address: webUrl.optional().describe("Where the statement stands; a book may have none."),
  date: partialDate.optional(),
  role: z
    .enum(["primary", "secondary"])
    .describe("Whether the source states the value itself or passes it on."),
  about: text.describe("The heading under which it is listed; sources of one heading stand together."),
  states: prose,
  caveat: prose.optional(),
});

/** content/sources.yaml */
export const sourcesSchema = z.array(source).min(1);
