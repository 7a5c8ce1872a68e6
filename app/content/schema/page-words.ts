import { z } from "zod";
import { pageKeys } from "../../urls";
import { safetyChecks } from "./product-record";
import { pieces, price, withKind } from "./statements";
import { code, label, paragraphs, phrase, picture, prose, text, titled } from "./words";

const opening = {
  kicker: label.describe("The small words above the heading."),
  heading: prose.describe("States the finding, or names the section."),
};
/** A section without more of its own. */
export const heading = z.strictObject(opening);
export const section = heading.extend({ text: prose });
export const article = heading.extend({ paragraphs });

/** content/site.yaml */
export const siteSchema = z.strictObject({
  footer: z.strictObject({ scope: z.array(prose).min(1).max(8), trademarks: prose }),
  pages: z.record(z.enum(pageKeys), z.strictObject({ title: prose, description: prose })),
  lost: picture.describe("On the page for unknown addresses."),
  empty: picture.describe("Where no product fits a search."),
});

const selection = z
  .union(
    [
      z.literal("licensed"),
      z.strictObject({ group: text }),
      z.strictObject({ tier: text }),
      z.strictObject({ theme: text }),
    ],
    { error: "expected licensed, { group: … }, { tier: … } or { theme: … }" },
  )
  .describe("Which products a row of pictures highlights.");
export type Selection = z.output<typeof selection>;

const tile = z.strictObject({ value: prose, label, note: prose.optional() });
const finding = z.strictObject({ key: text, figure: prose, title: prose, text: prose, shows: selection });

/** content/home.yaml */
export const homeSchema = z.strictObject({
  hero: z.strictObject({ title: prose, lead: prose, picture }),
  tiles: z.array(tile).min(2).max(6),
  scope: prose.optional().describe("Below the tiles: what counts as shaped."),
  shelf: heading,
  findings: heading.extend({ cards: z.array(finding).min(2).max(6) }),
  kids: section.extend({
    cards: z.array(titled.extend({ picture })).min(1).max(6),
    more: text.describe("Leads to what parents ask before they buy."),
  }),
  summary: article.extend({
    columns: z
      .array(z.strictObject({ title: prose, points: z.array(prose).min(1).max(4) }))
      .length(3)
      .describe("The one page shows the same."),
  }),
  closing: z.strictObject({ heading: prose, text: prose }),
});

const answer = z.strictObject({ title: label, text: prose, lines: z.array(prose).min(1) });

/** content/products.yaml */
export const listSchema = z.strictObject({
  title: prose,
  intro: prose,
  captions: z.strictObject({ product: prose, pack: prose }).describe("Below a product's two pictures."),
  byTier: label.describe("The heading of all products by tier."),
  check: z.strictObject({ title: label, more: label }).describe("Above and below a product's two checks."),
  compare: z.strictObject({ heading: prose, text: prose }),
  guide: heading
    .extend({
      good: answer,
      safe: z.strictObject({ title: label, lines: z.record(z.enum(safetyChecks), titled) }),
      which: answer,
    })
    .describe("What a buyer may ask of any of them, below the list."),
});

/** content/one-page.yaml */
export const onePageSchema = z.strictObject({
  tests: label,
  owner: label,
  date: label,
  sheet: text.describe("On which paper the page fits."),
});

const boxes = ["price", "count", "each", "seen", "packaging", "rating", "latex"] as const;

/** content/checklist.yaml */
export const checklistSchema = z.strictObject({
  kicker: label,
  title: prose,
  steps: z.array(prose).min(1).max(4),
  sheet: text.describe("On which paper the page fits."),
  shop: text,
  date: text,
  boxes: z.record(z.enum(boxes), text).describe("The label of each box."),
  empty: text.describe("What a screen reader says of an empty box."),
  choice: text.describe("Stands in the box that asks whether a pack was seen, to be circled."),
  shelf: z.strictObject({ heading: prose, text: prose }).describe("The room for packs of an empty tier."),
});

const figure = {
  title: prose,
  base: phrase,
  method: phrase,
  alt: prose.optional(),
  description: prose,
  notes: z.array(prose).default([]),
};

const pack = z
  .strictObject({
    label: text.describe("What is in it, such as `Bacon`."),
    price: withKind(price),
    about: z.boolean().default(false).describe("Whether the source gives the price as approximate."),
    count: withKind(pieces),
    decorated: z.boolean().describe("Whether the source says that the bandages are decorated."),
    seen: text.describe("When and by whom, such as `2012, Xteacher`."),
  })
  .describe("A pack that somebody priced.");

/** content/figures.yaml */
export const figuresSchema = z.strictObject({
  "brand-share": z.strictObject(figure),
  "pack-prices": z.strictObject({ ...figure, packs: z.array(pack).min(1) }),
});

const named = z.strictObject({ title: text, text });
const tables = ["products", "brand-share", "price-tiers", "pack-prices", "sources"] as const;

/** content/data.yaml. Many texts are not prose, because names of standards have digits. */
export const dataSchema = z.strictObject({
  title: prose,
  lead: prose,
  illustrative: text.describe("The one line on illustrative values."),
  all: named,
  files: section,
  reading: heading.extend({ items: z.array(named).min(1) }),
  examples: z.strictObject({
    title: text,
    programs: z
      .array(z.strictObject({ title: text, code }))
      .min(1)
      .describe("Code that reads products.csv, for whose address PRODUCTS stands."),
  }),
  cite: section.extend({ page: prose.describe("How to cite one page.") }),
  changes: heading,
  license: section,
  tables: z.record(z.enum(tables), z.strictObject({ title: text, description: text })),
  columns: z.record(text, text).describe("What each published column holds, by its name in the CSV files."),
});
