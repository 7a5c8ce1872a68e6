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
  siteSchema,
  wholeSchema,
} from "./schema/pages";
import type { productSchema } from "./schema/product";
import { brandsSchema, imprintSchema, sourcesSchema, tiersSchema } from "./schema/reference";

/** The files of content/ and their schemas; products have a folder of their own. */
export const reportFiles = {
  imprint: { file: "report.yaml", schema: imprintSchema },
  brands: { file: "brands.yaml", schema: brandsSchema },
  tiers: { file: "tiers.yaml", schema: tiersSchema },
  sources: { file: "sources.yaml", schema: sourcesSchema },
  site: { file: "site.yaml", schema: siteSchema },
  home: { file: "home.yaml", schema: homeSchema },
  list: { file: "products.yaml", schema: listSchema },
  market: { file: "market.yaml", schema: marketSchema },
  methodology: { file: "methodology.yaml", schema: methodologySchema },
  whole: { file: "whole.yaml", schema: wholeSchema },
  figures: { file: "figures.yaml", schema: figuresSchema },
  data: { file: "data.yaml", schema: dataSchema },
  cite: { file: "cite.yaml", schema: citeSchema },
  changes: { file: "changes.yaml", schema: changesSchema },
} as const;

export type Parts = { [Part in keyof typeof reportFiles]: z.output<(typeof reportFiles)[Part]["schema"]> };

/** The checked content of one edition. Products are in the order of their ids. */
export interface Report extends Parts {
  products: z.output<typeof productSchema>[];
}

/** The content with its places, for checks across files. */
export interface ReportFiles {
  parts: { [Part in keyof Parts]: Read<Parts[Part]> };
  products: Read<Report["products"][number]>[];
}

/** What could be read of a content folder, for checks: one broken file does not hide the problems of others. */
export interface Draft {
  /** The name of the folder, with which the names of files in problems begin. */
  folder: string;
  /** Files that fit their schemas. */
  parts: { [Part in keyof Parts]?: Read<Parts[Part]> };
  products: ReportFiles["products"];
  /** The sound fields of these and of the files that do not fit. */
  sound: {
    parts: { [Part in keyof Parts]?: Read<Sound<Parts[Part]>> };
    products: Read<Sound<Report["products"][number]>>[];
  };
  /** Whether the file of every product fits. */
  hasAllProducts: boolean;
  /** What is wrong with single files, and files that do not belong there. */
  problems: Problem[];
}
