import { z } from "zod";
import { article, heading, section } from "./page-words";
import { ifFieldsFit, statement, statements, withKind } from "./statements";
import { label, picture, prose, text, titled } from "./words";

const way = z.strictObject({
  title: label,
  answer: prose.describe("What the way gives; shown when it is chosen."),
  text: prose,
});

const stage = heading.extend({
  legend: label.describe("Names the choice of a way to screen readers."),
  next: label.describe("The words of the button that steps to the next way."),
  ways: z.array(way).length(5).describe("By listed brand, brand share, price tier, license and boxes sold."),
  labels: z.strictObject({ licensed: label, unnamed: label, sold: label }),
});

const positive = withKind(z.number().positive());

const number = z
  .strictObject({
    year: text,
    label: text.describe("What is counted, such as `Kids' bandages`."),
    of: text.describe("What it is a part of, such as `industry revenue`."),
    by: text.describe("Who said it."),
    about: z.boolean().default(false).describe("Whether the source gives the number as approximate."),
    part: positive,
    to: positive.optional().describe("The upper end of a range."),
    whole: positive.optional().describe("Without it, `part` is a percentage."),
  })
  .refine(({ part, to, whole }) => Math.max(part.value, to?.value ?? 0) <= (whole?.value ?? 100), {
    path: ["part"],
    error: "expected a part of the whole",
    ...ifFieldsFit,
  });

const date = z.strictObject({
  year: withKind(z.number().int().min(1800).max(2200)),
  label: prose,
  first: z.boolean().default(false).describe("The first of something. Without it: on sale by that year."),
});

const opportunity = z.strictObject({
  title: prose,
  text: prose,
  evidence: statement.describe("What speaks for and against it."),
  online: prose.describe("A test of ten minutes."),
  shops: prose.describe("A test of a day."),
  ruledOut: prose.describe("The finding that would rule it out."),
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
    cards: z
      .array(titled.extend({ support: statement }))
      .min(2)
      .max(8),
    numbers: z.strictObject({
      title: prose,
      heads: z.array(label).length(5).optional().describe("The heads of the columns, from what to source."),
      rows: z.array(number).min(1),
    }),
    more: prose.optional().describe("Below the numbers."),
  }),
  insights: heading.extend({
    pictures: z
      .array(z.strictObject({ title: prose, caption: prose, picture: picture.optional() }))
      .min(1)
      .describe("The one without a picture has the timeline."),
    onSale: label.describe("What the dates say, except firsts."),
    dates: z.array(date).min(1).max(12),
  }),
  advantages: heading.extend({
    brands: z.array(z.strictObject({ brand: text, points: statements })).min(1),
  }),
  opportunities: section.extend({ items: z.array(opportunity).min(1).max(10) }),
  conclusion: article.extend({
    act: z.strictObject({ heading: label, text: prose, picture }).describe("Leads to the checklist."),
  }),
});
