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
import { brandsSchema, imprintSchema, sourcesSchema, tiersSchema } from "./schema/reference";

/** The files of content/, their schemas and their descriptions for editors; products have a folder of their own. */
export const reportFiles = {
  imprint: { file: "report.yaml", schema: imprintSchema, about: "What this edition is." },
  brands: {
    file: "brands.yaml",
    schema: brandsSchema,
    about: "The products' brands, each with the brand group whose share counts it.",
  },
  tiers: {
    file: "tiers.yaml",
    schema: tiersSchema,
    about: "Price tiers from the highest to the lowest, with the color of their badge.",
  },
  sources: {
    file: "sources.yaml",
    schema: sourcesSchema,
    about: "Every public source once, with the URL of the statement.",
  },
  site: {
    file: "site.yaml",
    schema: siteSchema,
    about: "The footer, and the title and description of every page.",
  },
  home: { file: "home.yaml", schema: homeSchema, about: "The home page." },
  list: {
    file: "products.yaml",
    schema: listSchema,
    about: "The words of the product list, and the captions of a product's two pictures.",
  },
  market: { file: "market.yaml", schema: marketSchema, about: "The market analysis." },
  methodology: {
    file: "methodology.yaml",
    schema: methodologySchema,
    about: "How the report was made, what was checked, and what it cannot say.",
  },
  whole: {
    file: "whole.yaml",
    schema: wholeSchema,
    about: "The words used only by the whole report on one page.",
  },
  onePage: {
    file: "one-page.yaml",
    schema: onePageSchema,
    about: "The words used only by the page for a meeting.",
  },
  figures: {
    file: "figures.yaml",
    schema: figuresSchema,
    about: "The words of each figure; its numbers are derived.",
  },
  data: {
    file: "data.yaml",
    schema: dataSchema,
    about: "The words of the data page and of the published tables and columns.",
  },
  cite: { file: "cite.yaml", schema: citeSchema, about: "The words of the page on citing." },
  changes: {
    file: "changes.yaml",
    schema: changesSchema,
    about: "The changes of each version, newest first.",
  },
} as const;

export type Parts = { [Part in keyof typeof reportFiles]: z.output<(typeof reportFiles)[Part]["schema"]> };

/** The checked content of one edition. Products are in the order of their ids. */
export interface Report extends Parts {
  products: z.output<typeof productSchema>[];
}

/** The parts of a report that values, figures and tables are derived from. */
export interface ReportBasis
  extends Pick<Report, "brands" | "tiers" | "sources" | "products" | "figures" | "changes"> {
  imprint: Pick<
    Report["imprint"],
    | "title"
    | "subject"
    | "year"
    | "version"
    | "published"
    | "sourcesChecked"
    | "publisher"
    | "currency"
    | "ratingScale"
    | "piece"
    | "look"
  >;
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
