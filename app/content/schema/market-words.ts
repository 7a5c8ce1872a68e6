import { z } from "zod";
import { article, heading, section, selection } from "./page-words";
import { sourced } from "./statements";
import { label, list, picture, prose, text, titled } from "./words";

const way = z.strictObject({ title: label, answer: prose });

/** `legend` names the choice of a way to screen readers; `next` is the button that steps to the next way. */
const stage = heading.extend({
  legend: label,
  next: label,
  ways: z.strictObject({ share: way, license: way, tier: way }),
  labels: z.strictObject({ licensed: label, unnamed: label }),
});

const date = z.strictObject({ year: sourced(z.int().min(1800).max(2200)), label: prose });

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

/** content/market.yaml */
export const marketSchema = z.strictObject({
  title: prose,
  lead: prose,
  stage,
  share: article,
  tiers: article,
  trends: heading.extend({ cards: list(titled.extend(exhibit)) }),
  insights: heading.extend({
    timeline: z.strictObject({ title: prose, caption: prose, dates: list(date) }),
    pictures: list(z.strictObject({ title: prose, caption: prose, picture })),
  }),
  advantages: heading.extend({ brands: list(z.strictObject({ brand: text, text: prose })) }),
  opportunities: section.extend({
    labels: z.strictObject({ catch: label, step: label }),
    items: list(opportunity),
  }),
  conclusion: article.extend({ act: z.strictObject({ heading: label, text: prose, picture }) }),
});
