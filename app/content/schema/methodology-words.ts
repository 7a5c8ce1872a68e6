import { z } from "zod";
import { kinds } from "../kind";
import { article, section } from "./page-words";
import { ifFieldsFit, refuse } from "./statements";
import { label, phrase, prose, titled } from "./words";

const use = z
  .strictObject({
    what: label,
    answer: z.enum(["quote", "caveat", "never"]).describe("As a fact, only with its caveat, or never."),
    base: phrase.optional().describe("What is counted, as in `the products of the report`."),
    caveat: prose.optional(),
    wording: prose,
  })
  .superRefine(({ answer, base, caveat }, context) => {
    if (answer === "quote" && !(base && caveat))
      refuse(context, "answer", "found quote without base and caveat; expected both");
  }, ifFieldsFit);

const result = z.strictObject({
  category: label,
  status: z.enum(["Confirmed", "Not confirmed", "Open"]),
  details: prose,
});

const limitation = z.strictObject({ area: label, issue: prose });

/** content/methodology.yaml */
export const methodologySchema = z.strictObject({
  title: prose,
  lead: prose,
  use: section.extend({ rows: z.array(use).min(1) }),
  approach: article.extend({ methods: z.array(titled).min(2), primary: prose, secondary: prose }),
  reading: article.extend({
    each: z.array(z.strictObject({ kind: z.enum(kinds), label, text: prose })).length(kinds.length),
  }),
  counts: article,
  validation: section.extend({ steps: z.array(titled).min(2).max(8) }),
  results: section.extend({ rows: z.array(result).min(1).max(10) }),
  limitations: section.extend({
    rows: z.array(limitation).min(1),
    selection: limitation.describe("Shown while report.yaml does not say how the products were chosen."),
  }),
  conclusion: article,
});
