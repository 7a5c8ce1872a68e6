import { z } from "zod";
import { pageKeys } from "../../urls";
import { type ContentSchemas, toValue } from "./content-schemas";
import { ifFieldsAreValid, nonEmpty, plainText, text } from "./text";

/** content/site.yaml */
export const siteSchema = ({ prose, picture }: ContentSchemas) =>
  z.strictObject({
    footer: z.strictObject({ scope: nonEmpty(prose), earlier: plainText, trademarks: prose }),
    pages: z.record(z.enum(pageKeys), z.strictObject({ title: prose, description: prose })),
    notFoundPicture: picture.describe("Shown on the pages for unknown URLs."),
    noResultsPicture: picture.describe("Shown when no product matches the filter."),
  });

/** content/home.yaml */
export function homeSchema({ heading, picture, prose, section, selection, titled }: ContentSchemas) {
  const finding = z.strictObject({ number: prose, ...titled.shape, shows: selection.optional() });
  return z.strictObject({
    hero: z.strictObject({ title: prose, lead: prose, picture }),
    tiles: nonEmpty(z.strictObject({ value: prose, label: plainText })),
    scope: prose.optional(),
    shelf: heading,
    findings: heading.extend({ cards: nonEmpty(finding) }),
    kids: section.extend({ cards: nonEmpty(titled.extend({ picture })), more: plainText }),
    // The elevator pitch is a paragraph to copy. The page for a meeting shows it, too.
    summary: section.extend({ elevator: prose }),
    closing: z.strictObject({ heading: prose, text: prose }),
  });
}

/** content/market.yaml */
export function marketSchema(schemas: ContentSchemas) {
  const {
    article,
    brandWithProducts,
    heading,
    createValueSchema,
    picture,
    prose,
    section,
    selection,
    titled,
  } = schemas;

  const view = z.strictObject({ title: plainText, answer: prose });
  const stage = heading.extend({
    // The legend is the name of the group of radio buttons for screen readers.
    legend: plainText,
    views: z.strictObject({
      share: view,
      listed: view.optional().describe("Needed if the brand share of a brand counts other brands."),
      license: view,
      tier: view,
    }),
    labels: z.strictObject({ licensed: plainText, unnamed: plainText }),
  });

  const year = createValueSchema(z.int().min(1800).max(2200).transform(toValue("number")), ["sourced"]);

  const dates = nonEmpty(z.strictObject({ year, label: prose })).superRefine((entries, context) => {
    const years = entries.map((entry) => entry.year.value);
    for (const [index, value] of years.entries()) {
      const message = `found ${value} after ${years[index - 1]}; expected the dates in order of time`;
      if (value < (years[index - 1] ?? value))
        context.addIssue({ code: "custom", path: [index, "year", "value"], message });
    }
  });

  // A trend or an opportunity is illustrated with the drawings of the selected products, or with a picture.
  const illustrationFields = { shows: selection.optional(), picture: picture.optional() };
  const opportunity = z.strictObject({
    title: prose,
    case: prose,
    catch: prose,
    step: prose,
    onePage: z.boolean().default(false).describe("Whether the page for a meeting shows it."),
    ...illustrationFields,
  });

  return z.strictObject({
    title: prose,
    lead: prose,
    stage,
    share: article,
    tiers: article,
    trends: heading.extend({ cards: nonEmpty(titled.extend(illustrationFields)) }),
    insights: heading.extend({
      timeline: z.strictObject({ title: prose, caption: prose, dates }),
      pictures: nonEmpty(z.strictObject({ title: prose, caption: prose, picture })),
    }),
    advantages: heading.extend({
      brands: nonEmpty(z.strictObject({ brand: brandWithProducts, text: prose })),
    }),
    opportunities: section.extend({
      labels: z.strictObject({ catch: plainText, step: plainText }),
      items: nonEmpty(opportunity),
    }),
    conclusion: article.extend({ nextStep: z.strictObject({ heading: plainText, text: prose, picture }) }),
  });
}

/** content/methodology.yaml */
export function methodologySchema(schemas: ContentSchemas) {
  const { article, heading, phrase, picture, prose, section, selection, titled } = schemas;

  /** A number and whether readers may quote it: as a fact, only with its caveat, or never. */
  const quotableNumber = z
    .strictObject({
      label: plainText,
      answer: z.enum(["quote", "caveat", "never"]),
      base: phrase.optional(),
      caveat: prose.optional(),
      wording: prose,
      link: z.literal("summary").optional().describe("The section to which its name links."),
    })
    .refine(({ base, caveat }) => Boolean(base) === Boolean(caveat), {
      path: ["wording"],
      error: "expected both base and caveat beside it, or neither",
      ...ifFieldsAreValid,
    });

  const counted = z.union([z.enum(["brands", "tiers"]), selection], {
    error: "expected brands, tiers, all, licensed, { group: … }, { tier: … } or { theme: … }",
  });
  const differingCounts = z.strictObject({ first: prose, second: prose });
  const kind = z.strictObject({ label: plainText, text: prose });
  const limitation = z.strictObject({
    area: plainText,
    issue: prose,
    until: z.literal("selection").optional().describe("Shown while report.yaml has no `selection`."),
  });
  const result = z.strictObject({
    category: plainText,
    status: z.enum(["Confirmed", "Not confirmed", "Open"]),
    details: prose,
  });

  return z.strictObject({
    title: prose,
    lead: prose,
    picture: picture.optional(),
    quotableNumbers: section.extend({ rows: nonEmpty(quotableNumber) }),
    approach: article.extend({ methods: nonEmpty(titled), primary: prose, secondary: prose }),
    reading: section.extend({ kinds: z.strictObject({ reported: kind, sourced: kind, illustrative: kind }) }),
    counts: heading.extend({
      items: nonEmpty(
        z.strictObject({
          counts: differingCounts.describe("Two counts; if they are equal, the item is not shown."),
          text: prose,
          shows: counted.optional(),
        }),
      ),
    }),
    validation: section.extend({ steps: nonEmpty(titled) }),
    results: section.extend({ rows: nonEmpty(result) }),
    limitations: section.extend({ rows: nonEmpty(limitation) }),
    conclusion: section,
  });
}

/** A file in content/pages/. Its name is the slug of the page. */
export function additionalPageSchema({ prose }: ContentSchemas) {
  const block = z
    .strictObject({
      heading: prose.refine(({ nodes }) => nodes.every(({ type }) => type !== "cite"), {
        error: "found a citation in a heading; expected it in a paragraph or a list",
      }),
      paragraph: prose,
      list: nonEmpty(prose),
    })
    .partial()
    .refine((fields) => Object.keys(fields).length === 1, {
      error: "expected one of heading, paragraph and list in each item",
      ...ifFieldsAreValid,
    });
  return z.strictObject({
    title: plainText.describe("The heading of the page, and the text of the link in the footer."),
    description: plainText.describe("Shown by search engines and in link previews."),
    text: nonEmpty(block),
  });
}

/** content/products.yaml */
export function productsPageSchema({ heading, product, prose, titled }: ContentSchemas) {
  const answer = z.strictObject({ title: plainText, text: prose, lines: nonEmpty(prose) });
  const recommendation = z.strictObject({ for: plainText, slugs: nonEmpty(product) });
  return z.strictObject({
    title: prose,
    intro: prose,
    captions: z
      .strictObject({ product: prose, pack: prose })
      .describe("Captions of a product's two pictures."),
    notKnown: plainText.describe("Shown instead of a product's price, count or packaging that is left out."),
    neighbors: prose.describe("Heading of the shelf on a product's page."),
    beforeYouBuy: plainText.describe("Text of the link from product pages to `guide`."),
    shareNote: text
      .refine((note) => ["{joining}", "{brand}"].every((name) => note.includes(name)), {
        error:
          "expected {joining}, the brands that are counted with the chosen one, and {brand}, the chosen one",
      })
      .describe("Shown next to the number of a brand's products if its brand share includes other brands."),
    compare: z.strictObject({ heading: prose }),
    guide: heading.extend({
      which: answer.extend({ picks: nonEmpty(recommendation) }),
      safety: z.strictObject({ title: plainText, lines: nonEmpty(titled) }),
      pain: answer,
    }),
  });
}

const descriptionIfLongerHelp =
  "Replaces the description of the page in site.yaml while the page needs more than one sheet of paper.";

/** content/one-page.yaml */
export const onePageSchema = ({ prose }: ContentSchemas) =>
  z.strictObject({
    opportunitiesHeading: prose,
    who: plainText,
    when: plainText,
    printNote: plainText,
    descriptionIfLonger: prose.optional().describe(descriptionIfLongerHelp),
  });

/** content/print-edition.yaml */
export const printEditionSchema = ({ prose }: ContentSchemas) =>
  z.strictObject({
    contents: plainText,
    labels: z.record(
      z.enum(["publisher", "authors", "version", "published", "address", "license"]),
      plainText,
    ),
    parts: z.record(
      z.enum(["summary", "market", "products", "parents", "methodology", "sources"]),
      plainText,
    ),
    credits: prose.describe("Heading above the credits of photographs, if there are any."),
  });

/** content/checklist.yaml */
export const checklistSchema = ({ prose }: ContentSchemas) =>
  z.strictObject({
    kicker: plainText,
    title: prose,
    steps: nonEmpty(prose),
    printNote: plainText.describe(
      "Shown next to the print button while the page fits on one sheet of paper.",
    ),
    descriptionIfLonger: prose.optional().describe(descriptionIfLongerHelp),
    paper: plainText.describe("Says on screens that the boxes are for a pen, not for typing."),
    shop: plainText,
    date: plainText,
    boxes: z.record(
      z.enum(["price", "count", "unitPrice", "seen", "packaging", "shelf", "latex"]),
      plainText,
    ),
    empty: plainText.describe("Text of an empty box for screen readers."),
    choice: plainText.describe("Shown in the box that asks whether a pack was seen, to be circled."),
    shelf: z
      .strictObject({ heading: prose, text: prose })
      .describe("The section with room for packs of an empty tier."),
  });

const tableText = z.strictObject({ title: plainText, description: plainText });

/** content/figures.yaml */
export function figuresSchema({ phrase, prose }: ContentSchemas) {
  const figure = z.strictObject({
    title: prose,
    base: phrase,
    method: phrase,
    description: prose,
    table: tableText.describe("Title and description of the figure's table on the data page."),
  });
  const rounded = plainText.describe("Shown next to the base if the shares do not add up to 100.");
  const axis = plainText.describe("The title of the axis.");
  return z.strictObject({
    "brand-share": figure.extend({ rounded }),
    "price-tiers": figure.extend({ axis }),
  });
}

/** content/data.yaml */
export function dataSchema({ heading, prose, section }: ContentSchemas) {
  const item = z.strictObject({ title: plainText, text: plainText });
  return z.strictObject({
    title: prose,
    lead: prose,
    illustrative: plainText,
    all: item,
    files: section,
    reading: heading.extend({ items: nonEmpty(item) }),
    cite: section.extend({ page: prose }),
    changes: heading,
    license: z.strictObject({
      kicker: plainText,
      terms: z
        .record(plainText, z.strictObject({ heading: prose, text: prose }))
        .describe("What readers may do, by the short name of the license in report.yaml."),
      note: prose.describe("Shown after the terms of every license."),
    }),
    tables: z.strictObject({ products: tableText, sources: tableText }),
    columns: z.record(plainText, plainText),
  });
}
