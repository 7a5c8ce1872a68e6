import { z } from "zod";
import { kinds, statementKinds } from "../kind";
import {
  checkCited,
  code,
  ifFieldsFit,
  label,
  paragraphs,
  phrase,
  prose,
  safetyChecks,
  scenePicture,
  slug,
  sourced,
  statement,
  statements,
  text,
  titled,
} from "./parts";
import { pieces, price } from "./product";

const opening = {
  kicker: label.describe("The small words above the heading."),
  heading: prose.describe("States the finding."),
};
const named = z.strictObject({ title: text, text });
const article = z.strictObject({ ...opening, paragraphs });
const section = z.strictObject({ ...opening, text: prose });

/** content/site.yaml */
export const siteSchema = z.strictObject({
  footer: z.strictObject({ scope: z.array(prose).min(1).max(8), about: prose, copyright: prose }),
  pages: z.record(text, z.strictObject({ title: prose, description: prose })),
  lost: scenePicture,
  empty: scenePicture,
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
  .describe("Which products a row of drawings highlights, or a picture shows.");
export type Selection = z.output<typeof selection>;

const tile = z.strictObject({ value: prose, label, note: prose.optional() });
const finding = z.strictObject({
  key: text,
  figure: prose,
  title: prose,
  text: prose,
  shows: selection,
  counted: prose.optional().describe("The words of a link to the shelf that sorts itself."),
});
const pictured = titled.extend({ picture: scenePicture });

/** content/home.yaml */
export const homeSchema = z.strictObject({
  hero: z.strictObject({ title: prose, lead: prose, picture: scenePicture }),
  tiles: z.array(tile).min(2).max(6),
  scope: prose.optional().describe("Below the tiles: what the list counts as shaped, and how it was chosen."),
  stance: z
    .strictObject({
      heading: label,
      columns: z.array(z.strictObject({ title: label, points: z.array(prose).min(1).max(3) })).length(3),
    })
    .optional()
    .describe("What to believe, to doubt and to do, for a reader with a minute."),
  shelf: z
    .strictObject({ ...opening, alt: prose.describe("Describes the picture to readers who do not see it.") })
    .describe("The products on one shelf for each price tier."),
  findings: z.strictObject({ ...opening, cards: z.array(finding).min(2).max(6) }),
  kids: section
    .extend({
      cards: z.array(pictured).min(1).max(6),
      more: text.describe("Leads to what parents ask before they buy."),
    })
    .optional(),
  summary: article.extend({ quote: prose }),
  kinds: prose
    .optional()
    .describe("How many values are made up: stands below a small picture of the figure known-values."),
  closing: z.strictObject({ heading: prose, text: prose }),
});

/** content/products.yaml */
export const listSchema = z.strictObject({
  title: prose,
  intro: prose,
  gallery: z
    .strictObject({ product: prose, pack: prose, photograph: prose })
    .describe("Below a drawn product, a drawn pack, and a photograph of either."),
  known: label.describe("The heading of what is known of a product."),
  invented: z
    .strictObject({ title: label, why: prose, more: label })
    .describe("Above the illustrative values of a product; not shown where it has none."),
  check: z.strictObject({ title: label, more: label }).describe("Above and below a product's two checks."),
  guide: z
    .strictObject({
      ...opening,
      good: z.strictObject({ title: label, text: prose, lines: z.array(prose).min(1) }),
      safe: z.strictObject({ title: label, lines: z.record(z.enum(safetyChecks), titled) }),
      which: z.strictObject({ title: label, text: prose, lines: z.array(prose).min(1) }),
    })
    .describe("What a buyer may ask of any of them, below the list."),
  byTier: label.describe("The heading of all products by tier."),
});

const claim = titled.extend({ support: statement });

/** The sections of the market analysis that a main point may lead to. */
export const marketSections = [
  "share",
  "tiers",
  "trends",
  "gallery",
  "advantages",
  "opportunities",
  "conclusion",
] as const;

export const strengths = ["counted", "weak", "none"] as const;
export type Strength = (typeof strengths)[number];

const hunch = z
  .strictObject({
    title: prose,
    counted: prose.describe("What the list shows, such as `{rated.count} of {products.count} rated`."),
    hunch: prose,
    known: z
      .strictObject({ strength: z.enum(strengths), text: prose, kind: z.enum(statementKinds) })
      .superRefine(checkCited, ifFieldsFit)
      .refine(({ strength, kind }) => strength !== "weak" || kind === "public", {
        path: ["strength"],
        error: 'expected "none" or "counted", or a sentence of kind public that cites a source',
        ...ifFieldsFit,
      })
      .describe("What speaks for and against it today, and how much that is."),
    online: prose.describe("A test of ten minutes."),
    shops: prose.describe("A test of a day."),
    killed: prose.describe("The finding that would refute it."),
  })
  .describe("A hunch about the market, with the cheapest tests of it.");

const way = z.strictObject({
  title: label,
  answer: prose.describe("What the way gives, for those who choose none."),
  short: prose.describe("The same on a phone."),
  text: prose,
});
const countedWays = z.strictObject({
  legend: label.describe("Names the choice of a way to screen readers."),
  ways: z.array(way).length(5).describe("By listed brand, brand group, tier, license and what was sold."),
  labels: z.strictObject({ licensed: label, unnamed: label, sold: label, soldNote: label }),
});

const date = z.strictObject({
  year: sourced(z.number().int().min(1800).max(2200)),
  label: prose,
  first: z.boolean().default(false).describe("The first of something. Without it: on sale by that year."),
});

/** content/market.yaml */
export const marketSchema = z.strictObject({
  title: prose,
  lead: prose,
  points: z.strictObject({
    heading: label,
    items: z.array(z.strictObject({ number: prose, text: prose, section: z.enum(marketSections) })).min(1),
  }),
  scope: prose.optional().describe("Below the main points: what the list counts as shaped."),
  counted: countedWays.optional(),
  share: article,
  tiers: article.extend({ checklist: prose.describe("Leads to the checklist for a shop.") }),
  trends: z.strictObject({
    ...opening,
    cards: z.array(claim).min(2).max(8),
    more: prose.optional().describe("Stands below the figure."),
  }),
  gallery: z.strictObject({
    ...opening,
    pictures: z.array(z.strictObject({ title: prose, caption: prose, picture: scenePicture })).min(2),
    onSale: label.describe("What the dates of the scene insight-timeline say, except firsts: on sale by."),
    dates: z.array(date).min(1).max(12),
    owners: z
      .array(z.strictObject({ license: text, owner: sourced(text) }))
      .max(6)
      .default([])
      .describe("Who owns the licensed names of the list, for the scene insight-names."),
  }),
  advantages: z.strictObject({ ...opening }).extend({
    brands: z.array(z.strictObject({ brand: text, points: statements })).min(1),
  }),
  opportunities: section.extend({ items: z.array(hunch).min(1).max(10) }),
  conclusion: article.extend({
    act: z
      .strictObject({ heading: label, text: prose, picture: scenePicture })
      .optional()
      .describe("What to do next, with a picture of the checklist for the shop, which it leads to."),
  }),
});

/** The results of a check. */
const statuses = ["Confirmed", "Not confirmed", "Open"] as const;

const mayQuote = "Whether a number may be quoted: as a fact, only with its caveat, or never.";
const unquoted = z.strictObject({
  what: label,
  answer: z.enum(["caveat", "never"]).describe(mayQuote),
  wording: prose,
  cite: text.optional().describe("A page's key, a figure's id or a product's slug."),
});
const quoted = unquoted.extend({
  answer: z.literal("quote").describe(mayQuote),
  id: slug.describe("Names the picture of the wording, with base and caveat."),
  base: phrase.describe("What is counted, as in `the products of the list`."),
  caveat: prose,
  shows: selection.optional().describe("The products that the number counts; without it, all."),
});
const use = z.discriminatedUnion("answer", [quoted, unquoted], {
  error: "expected quote, caveat or never",
});
const result = z.strictObject({ category: label, status: z.enum(statuses), details: prose });
const limitation = z.strictObject({
  area: label,
  kind: z.enum(["input", "editorial"]).describe("Whether the list or we name the limitation."),
  issue: prose,
});

/** content/methodology.yaml */
export const methodologySchema = z.strictObject({
  title: prose,
  lead: prose,
  use: section.extend({ rows: z.array(use).min(1) }),
  approach: article.extend({ methods: z.array(titled).min(2), primary: prose, secondary: prose }),
  kinds: article.extend({
    each: z.array(z.strictObject({ kind: z.enum(kinds), label, text: prose })).length(kinds.length),
  }),
  counts: article,
  validation: section.extend({ steps: z.array(titled).min(2).max(8) }),
  results: section.extend({ rows: z.array(result).min(1).max(10) }),
  limitations: section.extend({ rows: z.array(limitation).min(1).max(12) }),
  conclusion: article,
});

/** content/whole.yaml */
export const wholeSchema = z.strictObject({
  mainPoints: label,
  contents: label,
  figures: label,
  summary: z.strictObject({ title: prose }),
  products: z.strictObject({ title: prose, lead: prose }),
  sources: z.strictObject({ title: prose, lead: prose }),
});

/** content/one-page.yaml */
export const onePageSchema = z.strictObject({
  tests: label,
  owner: label,
  date: label,
  sheet: text.describe("On which paper the page fits."),
});

/** content/shelf-walk.yaml */
export const shelfWalkSchema = z.strictObject({
  kicker: label,
  title: prose,
  steps: z.array(prose).min(1).max(4),
  sheet: text.describe("On which paper the page fits."),
  shop: text,
  date: text,
  boxes: z
    .record(z.enum(["price", "count", "each", "seen", "packaging", "rating", "latex"]), text)
    .describe("The label of each box."),
  empty: text.describe("What a screen reader says of an empty box."),
  choice: text.describe("Stands in the box that asks whether a pack was seen, to be circled."),
  shelf: z.strictObject({ heading: prose, text: prose }).describe("The room for what the list lacks."),
  handIn: prose.describe("What to do with the notes; the address of the data page follows."),
});

const counted = z
  .strictObject({
    year: text,
    label: text.describe("What is counted, such as `Kids' bandages`."),
    of: text.describe("What it is a part of, such as `industry revenue`."),
    by: text.describe("Who said it."),
    about: z.boolean().default(false).describe("Whether the source gives the number as approximate."),
    drawn: z
      .enum(["coins", "strips", "pieces", "bar"])
      .describe("As ten coins, five strips, a piece for each hundred of the whole, or a bar."),
    part: sourced(z.number().positive()),
    to: sourced(z.number().positive()).optional().describe("The upper end of a range, drawn as a bar."),
    whole: sourced(z.number().positive()).default({ value: 100, kind: "input", sources: [] }),
  })
  .refine(({ to, drawn }) => (to !== undefined) === (drawn === "bar"), {
    path: ["drawn"],
    error: "expected bar for a range, and only for a range",
    ...ifFieldsFit,
  })
  .refine(({ part, whole }) => part.value <= whole.value, {
    path: ["part"],
    error: "expected a part of the whole",
    ...ifFieldsFit,
  })
  .describe("A published number for the figure decorated-share; without a whole, `part` is a percentage.");

const pack = z
  .strictObject({
    label: text.describe("What is in it, such as `Bacon`."),
    price: sourced(price),
    about: z.boolean().default(false).describe("Whether the source gives the price as approximate."),
    count: sourced(pieces).optional(),
    decorated: z.boolean().describe("Whether the source says that the bandages are decorated."),
    seen: text.describe("When and by whom, such as `2012, by the blog Xteacher`."),
    weak: z.boolean().default(false).describe("Whether the source is too weak to rely on."),
  })
  .refine(({ price, count }) => price.kind === "public" && count?.kind !== "illustrative", {
    path: ["price"],
    error: "expected kind public: the figure shows no price or count that was made up",
    ...ifFieldsFit,
  })
  .describe("A pack that somebody priced, for the figure pack-prices.");

/** content/figures.yaml */
export const figuresSchema = z.record(
  slug,
  z.strictObject({
    title: prose,
    summary: prose.describe("One line on what the figure shows, for lists of figures."),
    base: phrase,
    method: phrase,
    alt: prose,
    description: prose,
    notes: z.array(prose).default([]),
    packs: z.array(pack).optional(),
    counted: z.array(counted).optional().describe("In order of time, each year once."),
  }),
);

const columnName = text.regex(/^[a-z][a-z0-9_]*$/, {
  error: "expected small letters, digits and underscores, for example price_usd",
});

/** content/data.yaml. Many texts are not prose, because names of standards have digits. */
export const dataSchema = z.strictObject({
  title: prose,
  lead: prose,
  facts: z.strictObject({
    title: text,
    text,
    kept: text.describe("Stands before the number of products whose price is a fact."),
    none: text.describe("Stands there if there are none."),
  }),
  examples: z.strictObject({
    title: text,
    programs: z
      .array(z.strictObject({ title: text, code }))
      .min(1)
      .describe("Code that reads products.csv, for whose address PRODUCTS stands."),
    spreadsheet: z.strictObject({ title: text, steps: z.array(text).min(1) }),
  }),
  observe: z.strictObject({ title: label, text: prose }),
  all: z.strictObject({ title: label, text: prose }),
  figureTables: section,
  recordTables: section,
  reading: z.strictObject({ ...opening, items: z.array(named).min(1) }),
  versions: section.extend({ files: z.array(z.strictObject({ file: text, text })).min(1) }),
  license: section,
  tables: z
    .record(slug, z.strictObject({ title: text, description: text }))
    .describe("The words of each published table that is no figure's."),
  columns: z.record(columnName, text).describe("What each published column holds."),
});

/** content/cite.yaml */
export const citeSchema = z.strictObject({
  lead: prose,
  parts: z.strictObject({ heading: prose, text: prose }),
  quotes: z.strictObject({ heading: prose, text: prose }),
  versions: z.strictObject({ heading: prose, text: prose }),
});
