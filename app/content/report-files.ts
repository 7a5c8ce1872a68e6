import type { z } from "zod";
import type { Problem } from "./problem";
import type { Read } from "./read";
import type { Sound } from "./salvage";
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
  siteSchema,
  wholeSchema,
} from "./schema/pages";
import type { productSchema } from "./schema/product";
import { brandsSchema, publicationSchema, sourcesSchema, tiersSchema } from "./schema/reference";

const part = <Schema extends z.ZodType>(name: string, schema: Schema, about: string) => {
  return { file: `${name}.yaml`, schema, about };
};

/** The files of content/, their schemas and their descriptions for editors; products have a folder of their own. */
export const reportFiles = {
  publication: part("report", publicationSchema, "What this edition is."),
  brands: part(
    "brands",
    brandsSchema,
    "The products' brands, each with the brand group whose share counts it.",
  ),
  tiers: part(
    "tiers",
    tiersSchema,
    "Price tiers from the highest to the lowest, with the color of their badge.",
  ),
  sources: part("sources", sourcesSchema, "Every public source once, with the URL of the statement."),
  site: part("site", siteSchema, "The footer, and the title and description of every page."),
  home: part("home", homeSchema, "The home page."),
  list: part(
    "products",
    listSchema,
    "The words of the product list, and the captions of a product's two pictures.",
  ),
  market: part("market", marketSchema, "The market analysis."),
  methodology: part(
    "methodology",
    methodologySchema,
    "How the report was made, what was checked, and what it cannot say.",
  ),
  whole: part("whole", wholeSchema, "The words used only by the whole report on one page."),
  onePage: part("one-page", onePageSchema, "The words used only by the page for a meeting."),
  figures: part("figures", figuresSchema, "The words of each figure; its numbers are derived."),
  data: part("data", dataSchema, "The words of the data page and of the published tables and columns."),
  cite: part("cite", citeSchema, "The words of the page on citing."),
  changes: part("changes", changesSchema, "The changes of each version, newest first."),
};

export type Parts = { [Part in keyof typeof reportFiles]: z.output<(typeof reportFiles)[Part]["schema"]> };

/** The checked content of one edition. Products are in the order of their ids. */
export interface Report extends Parts {
  products: z.output<typeof productSchema>[];
}

/** The parts of a report that values, figures and tables are derived from. */
export interface ReportBasis
  extends Pick<Report, "brands" | "tiers" | "sources" | "products" | "figures" | "changes"> {
  publication: Omit<Report["publication"], "language" | "address" | "fileName" | "licence">;
  list: Pick<Report["list"], "facts">;
  home: { findings: Pick<Report["home"]["findings"], "cards"> };
  market: {
    trends: Pick<Report["market"]["trends"], "cards">;
    advantages: Pick<Report["market"]["advantages"], "brands">;
    opportunities: Pick<Report["market"]["opportunities"], "items">;
  };
  methodology: {
    validation: Pick<Report["methodology"]["validation"], "steps">;
    results: Pick<Report["methodology"]["results"], "rows">;
    limitations: Pick<Report["methodology"]["limitations"], "rows">;
  };
  data: Pick<Report["data"], "tables" | "columns">;
}

/** The content with its line numbers, for checks across files. */
export interface ReportFiles {
  parts: { [Part in keyof Parts]: Read<Parts[Part]> };
  products: Read<Report["products"][number]>[];
}

/** What could be read of a content folder, for checks: one broken file does not hide the problems of others. */
export interface Draft {
  /** The path of the folder, with which the names of files in problems begin. */
  folder: string;
  /** Files that fit their schemas. */
  parts: { [Part in keyof Parts]?: Read<Parts[Part]> };
  products: ReportFiles["products"];
  /** The sound fields of these and of the files that do not fit. */
  sound: {
    parts: { [Part in keyof Parts]?: Read<Sound<Parts[Part]>> };
    products: Read<Sound<Report["products"][number]>>[];
  };
  /** How many files of products there are, readable or not. */
  productCount: number;
  /** Problems of single files, and of files that do not belong there. */
  problems: Problem[];
}
