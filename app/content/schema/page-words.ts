import { z } from "zod";
import { pageKeys } from "../../urls";
import { label, list, phrase, picture, prose, text, titled } from "./words";

/** A section without more of its own. `kicker`: the small words above the heading. */
export const heading = z.strictObject({ kicker: label, heading: prose });
export const section = heading.extend({ text: prose });
export const article = heading.extend({ paragraphs: list(prose) });

/** content/site.yaml */
const siteSchema = z.strictObject({
  footer: z.strictObject({ scope: list(prose), trademarks: prose }),
  pages: z.record(z.enum(pageKeys), z.strictObject({ title: prose, description: prose })),
  lost: picture.describe("On the page for unknown addresses."),
  empty: picture.describe("Where no product fits a search."),
});

/** Which products a row of pictures highlights. */
export const selection = z.union(
  [
    z.literal("all"),
    z.literal("licensed"),
    z.strictObject({ group: text }),
    z.strictObject({ tier: text }),
    z.strictObject({ theme: text }),
  ],
  { error: "expected all, licensed, { group: … }, { tier: … } or { theme: … }" },
);
export type Selection = z.output<typeof selection>;

const finding = z.strictObject({ key: text, figure: prose, title: prose, text: prose, shows: selection });

/** content/home.yaml */
const homeSchema = z.strictObject({
  hero: z.strictObject({ title: prose, lead: prose, picture }),
  tiles: list(z.strictObject({ value: prose, label })),
  scope: prose.optional(),
  shelf: heading,
  findings: heading.extend({ cards: list(finding) }),
  kids: section.extend({ cards: list(titled.extend({ picture })), more: text }),
  /** `elevator`: the summary in a paragraph that can be copied, which the one page shows, too. */
  summary: section.extend({ elevator: prose }),
  closing: z.strictObject({ heading: prose, text: prose }),
});

const answer = z.strictObject({ title: label, text: prose, lines: list(prose) });

/** content/products.yaml */
const listSchema = z.strictObject({
  title: prose,
  intro: prose,
  captions: z.strictObject({ product: prose, pack: prose }).describe("Below a product's two pictures."),
  neighbors: label.describe("The heading of the shelf on a product's page."),
  beforeYouBuy: label.describe("The link of a product's page to `guide`."),
  compare: z.strictObject({ heading: prose }),
  guide: heading.extend({
    which: answer.extend({ picks: list(z.strictObject({ for: label, slugs: list(text) })) }),
    safety: z.strictObject({ title: label, lines: list(titled) }),
    pain: answer,
  }),
});

/** content/one-page.yaml */
const onePageSchema = z.strictObject({ places: prose, who: label, when: label, sheet: text });

const boxes = z.enum(["price", "count", "each", "seen", "packaging", "shelf", "latex"]);

/** content/checklist.yaml */
const checklistSchema = z.strictObject({
  kicker: label,
  title: prose,
  steps: list(prose),
  sheet: text.describe("On which paper the page fits."),
  shop: text,
  date: text,
  boxes: z.record(boxes, text),
  empty: text.describe("What a screen reader says of an empty box."),
  choice: text.describe("Stands in the box that asks whether a pack was seen, to be circled."),
  shelf: z.strictObject({ heading: prose, text: prose }).describe("The room for packs of an empty tier."),
});

const tableWords = z.strictObject({ title: text, description: text });

const figure = z.strictObject({
  title: prose,
  base: phrase,
  method: phrase,
  description: prose,
  table: tableWords.describe("On the data page."),
});

/** content/figures.yaml */
const figuresSchema = z.strictObject({ "brand-share": figure, "price-tiers": figure });

const named = z.strictObject({ title: text, text });

/** content/data.yaml. Many texts are not prose, because names of standards have digits. */
const dataSchema = z.strictObject({
  title: prose,
  lead: prose,
  illustrative: text,
  all: named,
  files: section,
  reading: heading.extend({ items: list(named) }),
  cite: section.extend({ page: prose }),
  changes: heading,
  license: section,
  tables: z.strictObject({ products: tableWords, sources: tableWords }),
  columns: z.record(text, text),
});

/** The files of these schemas. */
export const pageFiles = {
  site: { file: "site.yaml", schema: siteSchema },
  home: { file: "home.yaml", schema: homeSchema },
  list: { file: "products.yaml", schema: listSchema },
  onePage: { file: "one-page.yaml", schema: onePageSchema },
  checklist: { file: "checklist.yaml", schema: checklistSchema },
  figures: { file: "figures.yaml", schema: figuresSchema },
  data: { file: "data.yaml", schema: dataSchema },
};
