import { z } from "zod";
import { article, heading, section, selection } from "./page-words";
import { ifFieldsFit, sourced, statement } from "./statements";
import { label, list, picture, prose, text, titled } from "./words";

/** `legend` names the choice of a way to screen readers; `next` is the button that steps to the next way. */
const stage = heading.extend({
  legend: label,
  next: label,
  /** By brand share, listed brand, price tier, license and boxes sold. */
  ways: z.array(z.strictObject({ title: label, answer: prose, text: prose })).length(5),
  labels: z.strictObject({ licensed: label, unnamed: label, sold: label }),
});

const amount = sourced(z.number().positive());

/** `by` said that `part`, or `part` to `to`, of `whole` of `of` was `label`. Without a whole, it is a percentage. */
const number = z
  .strictObject({
    year: text,
    label: text,
    of: text,
    by: text,
    about: z.boolean().default(false).describe("Whether the source gives the number as approximate."),
    part: amount,
    to: amount.optional(),
    whole: amount.optional(),
  })
  .refine(({ part, to, whole }) => Math.max(part.value, to?.value ?? 0) <= (whole?.value ?? 100), {
    path: ["part"],
    error: "expected a part of the whole",
    ...ifFieldsFit,
  });

/** `first`: the first of something; the others were on sale by that year. */
const date = z.strictObject({
  year: sourced(z.int().min(1800).max(2200)),
  label: prose,
  first: z.boolean().default(false),
});

/** Beside a trend or an opportunity stand the drawings of the products that it `shows`, or a picture. */
const exhibit = { shows: selection.optional(), picture: picture.optional() };

const opportunity = z.strictObject({
  title: prose,
  text: prose,
  evidence: statement,
  online: prose.describe("A test of ten minutes."),
  shops: prose.describe("A test of a day."),
  ruledOut: prose,
  ...exhibit,
});

/** content/market.yaml */
export const marketSchema = z.strictObject({
  title: prose,
  lead: prose,
  scope: prose.optional(),
  stage,
  share: article,
  tiers: article,
  trends: heading.extend({
    cards: list(titled.extend({ support: statement, ...exhibit })),
    /** `heads`: of the columns, from what to source. */
    numbers: z.strictObject({
      title: prose,
      heads: z.array(label).length(5),
      rows: list(number),
    }),
    more: prose.optional(),
  }),
  insights: heading.extend({
    /** The one without a picture has the timeline. */
    pictures: list(z.strictObject({ title: prose, caption: prose, picture: picture.optional() })),
    onSale: label,
    dates: list(date),
  }),
  advantages: heading.extend({ brands: list(z.strictObject({ brand: text, points: list(statement) })) }),
  opportunities: section.extend({ items: list(opportunity) }),
  conclusion: article.extend({ act: z.strictObject({ heading: label, text: prose, picture }) }),
});
