import { z } from "zod";
import { pageKeys } from "../../urls";
import type { Vocabulary } from "./vocabulary";
import { nonEmpty, plainWords, words } from "./words";

/** content/site.yaml */
export const siteSchema = ({ prose, picture }: Vocabulary) =>
  z.strictObject({
    footer: z.strictObject({ scope: nonEmpty(prose), earlier: plainWords, trademarks: prose }),
    pages: z.record(z.enum(pageKeys), z.strictObject({ title: prose, description: prose })),
    lost: picture.describe("On the page for unknown addresses."),
    empty: picture.describe("Where no product fits a search."),
  });

/** content/home.yaml */
export function homeSchema({ heading, picture, prose, section, selection, titled }: Vocabulary) {
  const finding = z.strictObject({ number: prose, ...titled.shape, shows: selection.optional() });
  return z.strictObject({
    hero: z.strictObject({ title: prose, lead: prose, picture }),
    tiles: nonEmpty(z.strictObject({ value: prose, label: plainWords })),
    scope: prose.optional(),
    shelf: heading,
    findings: heading.extend({ cards: nonEmpty(finding) }),
    kids: section.extend({ cards: nonEmpty(titled.extend({ picture })), more: plainWords }),
    /** `elevator`: the summary in a paragraph that can be copied, which the one page shows, too. */
    summary: section.extend({ elevator: prose }),
    closing: z.strictObject({ heading: prose, text: prose }),
  });
}

/** content/products.yaml */
export function productsPageSchema({ heading, product, prose, titled }: Vocabulary) {
  const answer = z.strictObject({ title: plainWords, text: prose, lines: nonEmpty(prose) });
  const pick = z.strictObject({ for: plainWords, slugs: nonEmpty(product) });
  return z.strictObject({
    title: prose,
    intro: prose,
    captions: z.strictObject({ product: prose, pack: prose }).describe("Below a product's two pictures."),
    neighbors: plainWords.describe("The heading of the shelf on a product's page."),
    beforeYouBuy: plainWords.describe("The link of a product's page to `guide`."),
    shareNote: words
      .refine((note) => ["{joining}", "{brand}"].every((name) => note.includes(name)), {
        error:
          "expected {joining}, the brands that are counted with the chosen one, and {brand}, the chosen one",
      })
      .describe("Beside the number of a brand's products, where brand share counts others with it."),
    compare: z.strictObject({ heading: prose }),
    guide: heading.extend({
      which: answer.extend({ picks: nonEmpty(pick) }),
      safety: z.strictObject({ title: plainWords, lines: nonEmpty(titled) }),
      pain: answer,
    }),
  });
}

/** content/one-page.yaml */
export const onePageSchema = ({ prose }: Vocabulary) =>
  z.strictObject({ places: prose, who: plainWords, when: plainWords, sheet: plainWords });

/** content/print-edition.yaml */
export const printEditionSchema = (_: Vocabulary) =>
  z.strictObject({
    contents: plainWords,
    labels: z.record(
      z.enum(["publisher", "authors", "version", "published", "address", "license"]),
      plainWords,
    ),
    parts: z.record(
      z.enum(["summary", "market", "products", "parents", "methodology", "sources"]),
      plainWords,
    ),
    credits: plainWords.describe("The heading above the credits of photographs, if there are any."),
  });

/** content/checklist.yaml */
export const checklistSchema = ({ prose }: Vocabulary) =>
  z.strictObject({
    kicker: plainWords,
    title: prose,
    steps: nonEmpty(prose),
    sheet: plainWords.describe("On which paper the page fits."),
    paper: plainWords.describe("Says on screens that the boxes are for a pen, not for typing."),
    shop: plainWords,
    date: plainWords,
    boxes: z.record(z.enum(["price", "count", "each", "seen", "packaging", "shelf", "latex"]), plainWords),
    empty: plainWords.describe("What a screen reader says of an empty box."),
    choice: plainWords.describe("Stands in the box that asks whether a pack was seen, to be circled."),
    shelf: z.strictObject({ heading: prose, text: prose }).describe("The room for packs of an empty tier."),
  });

const tableWords = z.strictObject({ title: plainWords, description: plainWords });

/** content/figures.yaml */
export function figuresSchema({ phrase, prose }: Vocabulary) {
  const figure = z.strictObject({
    title: prose,
    base: phrase,
    method: phrase,
    description: prose,
    table: tableWords.describe("On the data page."),
  });
  const rounded = plainWords.describe("Stands beside the base where the shares do not add up to 100.");
  return z.strictObject({ "brand-share": figure.extend({ rounded }), "price-tiers": figure });
}

/** content/data.yaml. Texts that name a standard name no values. */
export function dataSchema({ heading, prose, section }: Vocabulary) {
  const item = z.strictObject({ title: plainWords, text: plainWords });
  return z.strictObject({
    title: prose,
    lead: prose,
    illustrative: plainWords,
    all: item,
    files: section,
    reading: heading.extend({ items: nonEmpty(item) }),
    cite: section.extend({ page: prose }),
    changes: heading,
    license: section,
    tables: z.strictObject({ products: tableWords, sources: tableWords }),
    columns: z.record(plainWords, plainWords),
  });
}
