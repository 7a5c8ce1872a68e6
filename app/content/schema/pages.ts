import { z } from "zod";
import { pageKeys } from "../../urls";
import { kinds } from "../kind";
import { alt, paragraphs, prose, slug, stated, statement, statements, text } from "./parts";

/** A section opens with a small kicker and a heading that states the finding. */
const opening = { kicker: text, heading: prose };
const picture = z.strictObject({ scene: slug, alt });
const meta = z.strictObject({ title: prose, description: prose });

/** content/site.yaml: what stands on every page, and how each page is announced. */
export const siteSchema = z.strictObject({
  footer: z.strictObject({ scope: z.array(text).length(5), about: prose, copyright: prose }),
  pages: z.record(z.enum(pageKeys), meta),
  lost: picture,
  empty: picture,
});

/** content/home.yaml */
export const homeSchema = z.strictObject({
  hero: z.strictObject({ title: prose, lead: prose, picture }),
  tiles: z.array(z.strictObject({ value: prose, label: text })).length(4),
  findings: z.strictObject({
    ...opening,
    cards: z.array(z.strictObject({ key: text, figure: prose, title: prose, text: prose })).length(4),
  }),
  kids: z.strictObject({
    ...opening,
    text: prose,
    cards: z.array(z.strictObject({ title: prose, text: prose, picture })).length(3),
  }),
  summary: z.strictObject({ ...opening, quote: prose, paragraphs }),
  closing: z.strictObject({ heading: prose, text: prose }),
});

/** content/products.yaml: the words of the product list. */
export const listSchema = z.strictObject({ title: prose, intro: prose });

const claim = z.strictObject({ title: prose, text: prose, support: statement });

/** content/market.yaml */
export const marketSchema = z.strictObject({
  title: prose,
  lead: prose,
  share: z.strictObject({ ...opening, paragraphs }),
  tiers: z.strictObject({ ...opening, paragraphs }),
  trends: z.strictObject({ ...opening, text: prose, cards: z.array(claim).length(5) }),
  gallery: z.strictObject({
    ...opening,
    pictures: z.array(z.strictObject({ title: prose, caption: prose, picture })).min(2),
    dates: z
      .array(z.strictObject({ year: stated(z.number().int().min(1800).max(2200)), label: prose }))
      .min(1)
      // The calendar that shows them has six leaves.
      .max(6),
  }),
  advantages: z.strictObject({
    ...opening,
    text: prose,
    brands: z.array(z.strictObject({ brand: text, points: statements })).min(1),
  }),
  opportunities: z.strictObject({ ...opening, text: prose, items: z.array(claim).length(5) }),
  conclusion: z.strictObject({ ...opening, paragraphs }),
});

/** content/methodology.yaml */
export const methodologySchema = z.strictObject({
  title: prose,
  lead: prose,
  approach: z.strictObject({
    ...opening,
    paragraphs,
    methods: z.array(z.strictObject({ title: prose, text: prose })).min(2),
    primary: prose,
    secondary: prose,
  }),
  kinds: z.strictObject({
    ...opening,
    paragraphs,
    each: z.array(z.strictObject({ kind: z.enum(kinds), label: text, text: prose })).length(kinds.length),
  }),
  counts: z.strictObject({ ...opening, paragraphs }),
  validation: z.strictObject({
    ...opening,
    text: prose,
    steps: z.array(z.strictObject({ title: prose, text: prose })).length(5),
  }),
  results: z.strictObject({
    ...opening,
    text: prose,
    rows: z
      .array(z.strictObject({ category: text, status: z.literal("Confirmed"), details: prose }))
      .length(5),
  }),
  limitations: z.strictObject({
    ...opening,
    text: prose,
    rows: z.array(z.strictObject({ area: text, issue: prose })).min(3),
  }),
  conclusion: z.strictObject({ ...opening, paragraphs }),
});

/** content/whole.yaml: the words that only the whole report on one page has. */
export const wholeSchema = z.strictObject({
  contents: text,
  figures: text,
  products: z.strictObject({ title: prose, lead: prose }),
  sources: z.strictObject({ title: prose, lead: prose }),
});

/** content/figures.yaml: the words of each figure; its numbers are derived. */
export const figuresSchema = z.record(
  slug,
  z.strictObject({
    title: prose,
    base: prose,
    method: prose,
    alt: prose,
    description: prose,
    notes: z.array(prose).default([]),
  }),
);
