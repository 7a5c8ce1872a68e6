import { z } from "zod";
import type { Vocabulary } from "./vocabulary";
import { ifFieldsFit, nonEmpty, plainWords } from "./words";

/** content/methodology.yaml */
export function methodologySchema(vocabulary: Vocabulary) {
  const { article, heading, phrase, picture, prose, section, selection, titled } = vocabulary;

  /** May a number be quoted: as a fact, only with its caveat, or never. */
  const use = z
    .strictObject({
      what: plainWords,
      answer: z.enum(["quote", "caveat", "never"]),
      base: phrase.optional(),
      caveat: prose.optional(),
      wording: prose,
      link: z.literal("summary").optional().describe("What its name links to."),
    })
    .refine(({ base, caveat }) => Boolean(base) === Boolean(caveat), {
      path: ["wording"],
      error: "expected both base and caveat beside it, or neither",
      ...ifFieldsFit,
    });

  const counted = z.union([z.enum(["brands", "tiers"]), selection], {
    error: "expected brands, tiers, all, licensed, { group: … }, { tier: … } or { theme: … }",
  });
  const pair = z.strictObject({ one: prose, other: prose });
  const kind = z.strictObject({ label: plainWords, text: prose });
  const limitation = z.strictObject({
    area: plainWords,
    issue: prose,
    until: z.literal("selection").optional().describe("Shown while report.yaml has no `selection`."),
  });
  const result = z.strictObject({
    category: plainWords,
    status: z.enum(["Confirmed", "Not confirmed", "Open"]),
    details: prose,
  });

  return z.strictObject({
    title: prose,
    lead: prose,
    picture: picture.optional(),
    use: section.extend({ rows: nonEmpty(use) }),
    approach: article.extend({ methods: nonEmpty(titled), primary: prose, secondary: prose }),
    reading: section.extend({
      kinds: z.strictObject({ reported: kind, sourced: kind, illustrative: kind }),
    }),
    counts: heading.extend({
      items: nonEmpty(
        z.strictObject({
          pair: pair.describe("Two counts; if they are equal, the item is not shown."),
          text: prose,
          shows: counted.optional(),
        }),
      ),
    }),
    validation: section.extend({ steps: nonEmpty(titled) }),
    results: section.extend({ rows: nonEmpty(result) }),
    limitations: section.extend({ rows: nonEmpty(limitation) }),
    conclusion: section,
  });
}
