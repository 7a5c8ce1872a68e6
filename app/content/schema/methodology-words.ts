import { z } from "zod";
import { kinds } from "../kind";
import { article, heading, section, selection } from "./page-words";
import { ifFieldsFit } from "./statements";
import { label, list, phrase, picture, prose, titled } from "./words";

/** May a number be quoted: as a fact with its base, only with its caveat, or never. */
const use = z
  .strictObject({
    what: label,
    answer: z.enum(["quote", "caveat", "never"]),
    base: phrase.optional(),
    caveat: prose.optional(),
    wording: prose,
  })
  .refine(({ base, caveat }) => Boolean(base) === Boolean(caveat), {
    path: ["wording"],
    error: "expected both base and caveat beside it, or neither",
    ...ifFieldsFit,
  });

const counted = z.union([z.enum(["brands", "tiers"]), selection], {
  error: "expected brands, tiers, all, licensed, { group: … }, { tier: … } or { theme: … }",
});

const status = z.enum(["Confirmed", "Not confirmed", "Open"]);
const limitation = z.strictObject({
  area: label,
  issue: prose,
  until: z.literal("selection").optional().describe("Shown while report.yaml has no `selection`."),
});

/** content/methodology.yaml */
export const methodologySchema = z.strictObject({
  title: prose,
  lead: prose,
  picture: picture.optional(),
  use: section.extend({ rows: list(use) }),
  approach: article.extend({ methods: list(titled), primary: prose, secondary: prose }),
  reading: section.extend({
    each: z.array(z.strictObject({ kind: z.enum(kinds), label, text: prose })).length(kinds.length),
  }),
  counts: heading.extend({
    items: list(
      z.strictObject({
        pair: z.strictObject({ one: prose, other: prose }).describe("Two counts; if equal, it is not shown."),
        text: prose,
        shows: counted.optional(),
      }),
    ),
  }),
  validation: section.extend({ steps: list(titled) }),
  results: section.extend({ rows: list(z.strictObject({ category: label, status, details: prose })) }),
  limitations: section.extend({ rows: list(limitation) }),
  conclusion: section,
});
