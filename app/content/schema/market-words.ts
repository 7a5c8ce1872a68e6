import { z } from "zod";
import { inUnit, type Vocabulary } from "./vocabulary";
import { nonEmpty, plainWords } from "./words";

/** content/market.yaml */
export function marketSchema(vocabulary: Vocabulary) {
  const { article, brandWithProducts, heading, makeValue, picture, prose, section, selection, titled } =
    vocabulary;

  const way = z.strictObject({ title: plainWords, answer: prose });
  /** `legend` names the choice of a way to screen readers. */
  const stage = heading.extend({
    legend: plainWords,
    ways: z.strictObject({ share: way, license: way, tier: way }),
    labels: z.strictObject({ licensed: plainWords, unnamed: plainWords }),
  });

  const year = makeValue(z.int().min(1800).max(2200).transform(inUnit("number")), ["sourced"]);

  const dates = nonEmpty(z.strictObject({ year, label: prose })).superRefine((all, context) => {
    const years = all.map((date) => date.year.value);
    for (const [index, value] of years.entries()) {
      const message = `found ${value} after ${years[index - 1]}; expected the dates in order of time`;
      if (value < (years[index - 1] ?? value))
        context.addIssue({ code: "custom", path: [index, "year", "value"], message });
    }
  });

  /** Beside a trend or an opportunity stand the drawings of the products that it `shows`, or a picture. */
  const exhibit = { shows: selection.optional(), picture: picture.optional() };
  const opportunity = z.strictObject({
    title: prose,
    case: prose,
    catch: prose,
    step: prose,
    onePage: z.boolean().default(false).describe("Whether the page for a meeting has it."),
    ...exhibit,
  });

  return z.strictObject({
    title: prose,
    lead: prose,
    stage,
    share: article,
    tiers: article,
    trends: heading.extend({ cards: nonEmpty(titled.extend(exhibit)) }),
    insights: heading.extend({
      timeline: z.strictObject({ title: prose, caption: prose, dates }),
      pictures: nonEmpty(z.strictObject({ title: prose, caption: prose, picture })),
    }),
    advantages: heading.extend({
      brands: nonEmpty(z.strictObject({ brand: brandWithProducts, text: prose })),
    }),
    opportunities: section.extend({
      labels: z.strictObject({ catch: plainWords, step: plainWords }),
      items: nonEmpty(opportunity),
    }),
    conclusion: article.extend({ act: z.strictObject({ heading: plainWords, text: prose, picture }) }),
  });
}
