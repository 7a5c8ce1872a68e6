import { readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { checkChangeReferences } from "./change-references";
import type { Problem } from "./problem";
import { type ReadResult, readYaml, type Source } from "./read";
import { checkReferences } from "./references";
import { changesSchema, citeSchema } from "./schema/changes";
import { dataSchema } from "./schema/data";
import {
  figuresSchema,
  homeSchema,
  listSchema,
  marketSchema,
  methodologySchema,
  siteSchema,
  wholeSchema,
} from "./schema/pages";
import { productSchema } from "./schema/product";
import { brandsSchema, reportSchema, sourcesSchema, tiersSchema } from "./schema/reference";

/** The files of content/ beside products/, each with its schema. */
const files = {
  report: { file: "report.yaml", schema: reportSchema },
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

type Parts = { [Part in keyof typeof files]: z.output<(typeof files)[Part]["schema"]> };

/** One edition of the report as its editors wrote it, checked. Products are in the brief's order. */
export interface Report extends Parts {
  products: z.output<typeof productSchema>[];
}

/** What one file said and where, for checks that need more than one file. */
export interface Read<T = unknown> {
  source: Source;
  data: T;
}

export interface ReportFiles {
  parts: { [Part in keyof Parts]: Read<Parts[Part]> };
  products: Read<Report["products"][number]>[];
}

export type ReportResult =
  | { ok: true; report: Report; files: ReportFiles }
  | { ok: false; problems: Problem[] };

/**
 * Reads and checks a whole content folder.
 *
 * @param root the folder, as an absolute path
 * @returns the report, or all problems of all files at once; never throws for anything that stands in the folder
 */
export function readReport(root: string): ReportResult {
  const problems: Problem[] = [];
  const keep = <T>(result: ReadResult<T>): Read<T> | undefined => {
    if ("data" in result) return result;
    problems.push(...result.problems);
    return undefined;
  };

  const parts: Partial<Record<keyof Parts, Read | undefined>> = {};
  for (const [part, { file, schema }] of Object.entries(files)) {
    parts[part as keyof Parts] = keep(readYaml(root, file, schema as z.ZodType));
  }
  const products = listProducts(root, problems)
    .map((file) => keep(readYaml(root, file, productSchema)))
    .filter((product) => product !== undefined)
    .sort((a, b) => Number(a.data.id) - Number(b.data.id));

  const partial = { parts: parts as Partial<ReportFiles["parts"]>, products };
  problems.push(...checkReferences(partial), ...checkChangeReferences(partial.parts));
  if (problems.length > 0) return { ok: false, problems };

  const complete = partial as ReportFiles;
  const data = Object.fromEntries(Object.entries(complete.parts).map(([part, read]) => [part, read.data]));
  return {
    ok: true,
    report: { ...(data as unknown as Parts), products: products.map((read) => read.data) },
    files: complete,
  };
}

function listProducts(root: string, problems: Problem[]): string[] {
  const folder = "products";
  try {
    const names = readdirSync(path.join(root, folder))
      .filter((name) => /\.ya?ml$/u.test(name))
      .sort();
    if (names.length > 0) return names.map((name) => path.posix.join(folder, name));
  } catch {
    // The message below says what is missing; why the folder cannot be listed adds nothing to it.
  }
  const file = path.posix.join(path.basename(root), folder);
  problems.push({
    file,
    line: 1,
    column: 1,
    message: "found no product; expected one YAML file for each product in this folder",
  });
  return [];
}
