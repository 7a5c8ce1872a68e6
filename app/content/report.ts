import { readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { checkChangeReferences } from "./change-references";
import type { Problem } from "./problem";
import { type ReadResult, readYaml } from "./read";
import { checkReferences } from "./references";
import { type Parts, type Read, type Report, type ReportFiles, reportFiles } from "./report-files";
import { productSchema } from "./schema/product";

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
  for (const [part, { file, schema }] of Object.entries(reportFiles)) {
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
