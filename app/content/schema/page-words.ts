import { z } from "zod";
import { pageKeys } from "../../urls";
import { safetyChecks } from "./product-record";
import { pieces, price, sourced } from "./statements";
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
const column = z.strictObject({ title: prose, points: list(prose) });

/** content/home.yaml */
const homeSchema = z.strictObject({
  hero: z.strictObject({ title: prose, lead: prose, picture }),
  tiles: list(z.strictObject({ value: prose, label, note: prose.optional() })),
  scope: prose.optional(),
  shelf: heading,
  findings: heading.extend({ cards: list(finding) }),
  kids: section.extend({ cards: list(titled.extend({ picture })), more: text }),
  /** The one page shows the same columns. */
  summary: article.extend({ columns: z.array(column).length(3) }),
  closing: z.strictObject({ heading: prose, text: prose }),
});

const answer = z.strictObject({ title: label, text: prose, lines: list(prose) });

/** content/products.yaml */
const listSchema = z.strictObject({
  title: prose,
  intro: prose,
  captions: z.strictObject({ product: prose, pack: prose }).describe("Below a product's two pictures."),
  byTier: label.describe("The heading of all products by tier."),
  check: z.strictObject({ title: label, more: label }).describe("Above and below a product's two checks."),
  compare: z.strictObject({ heading: prose }),
  guide: heading.extend({
    good: answer,
    safe: z.strictObject({ title: label, lines: z.record(z.enum(safetyChecks), titled) }),
    which: answer.extend({ picks: list(z.strictObject({ for: label, slugs: list(text) })) }),
  }),
});

/** content/one-page.yaml */
const onePageSchema = z.strictObject({ tests: label, owner: label, date: label, sheet: text });

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
  notes: z.array(prose).default([]),
  table: tableWords.describe("On the data page."),
});

const pack = z.strictObject({
  label: text,
  price: sourced(price),
  about: z.boolean().default(false).describe("Whether the source gives the price as approximate."),
  count: sourced(pieces),
  seen: text.describe("When and by whom, such as `2012, Xteacher`."),
});

/** content/figures.yaml */
const figuresSchema = z.strictObject({
  "brand-share": figure,
  "pack-prices": figure.extend({ packs: list(pack) }),
});

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
  tables: z.record(z.enum(["products", "price-tiers", "sources"]), tableWords),
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
