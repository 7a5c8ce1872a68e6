import type { z } from "zod";
import type { Read } from "./read";
import { changesSchema } from "./schema/changes";
import {
  citeSchema,
  dataSchema,
  figuresSchema,
  homeSchema,
  listSchema,
  marketSchema,
  methodologySchema,
  onePageSchema,
  shelfWalkSchema,
  siteSchema,
  wholeSchema,
} from "./schema/pages";
import type { productSchema } from "./schema/product";
import { brandsSchema, publicationSchema, sourcesSchema, tiersSchema } from "./schema/reference";

const part = <Schema extends z.ZodType>(name: string, schema: Schema, about: string) => {
  return { file: `${name}.yaml`, schema, about };
};

/** The files of content/ except those of products, with their schemas and descriptions for editors. */
export const reportFiles = {
  publication: part("report", publicationSchema, "What this edition is."),
  brands: part("brands", brandsSchema, "Brands, each with the brand group whose share counts it."),
  tiers: part("tiers", tiersSchema, "Price tiers, the highest first, with the color of their badge."),
  sources: part("sources", sourcesSchema, "Every public source once, with the URL of the statement."),
  site: part("site", siteSchema, "The footer, and the title and description of every page."),
  home: part("home", homeSchema, "The home page."),
  list: part("products", listSchema, "The words of the product list, and of every product's page."),
  market: part("market", marketSchema, "The market analysis."),
  methodology: part("methodology", methodologySchema, "How the report was made and checked."),
  whole: part("whole", wholeSchema, "The words used only by the whole report on one page."),
  onePage: part("one-page", onePageSchema, "The words used only by the page for a meeting."),
  shelfWalk: part("shelf-walk", shelfWalkSchema, "The sheet that somebody takes to a shop."),
  figures: part("figures", figuresSchema, "The words of each figure; its numbers are derived."),
  data: part("data", dataSchema, "The words of the data page and of the published tables and columns."),
  cite: part("cite", citeSchema, "The words of the page on citing."),
  changes: part("changes", changesSchema, "The changes of each version, newest first."),
};

type Parts = { [Part in keyof typeof reportFiles]: z.output<(typeof reportFiles)[Part]["schema"]> };

/** The content of one edition. Products are in the order of the list. */
export interface Report extends Parts {
  products: z.output<typeof productSchema>[];
}

/** A content folder whose files fit their schemas. */
export interface Draft {
  report: Report;
  /** The parts with the positions of their values. */
  parts: { [Part in keyof Parts]: Read<Parts[Part]> };
  products: Read<Report["products"][number]>[];
}

/** All files of a draft. */
export function listFiles({ parts, products }: Draft): Read[] {
  return [...Object.values(parts), ...products];
}
