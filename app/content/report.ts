import { readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { nameFolder } from "./folders";
import type { Problem } from "./problem";
import { type Read, readYaml } from "./read";
import { checkReferences } from "./references";
import { type Parts, type Report, type ReportFiles, reportFiles } from "./report-files";
import { productSchema } from "./schema/product";

/**
 * Reads and checks a whole content folder. Never throws for anything in the folder.
 *
 * @param root the folder, as an absolute path
 * @returns the report, or all problems of all files at once
 */
export function readReport(
  root: string,
): { ok: true; report: Report; files: ReportFiles } | { ok: false; problems: Problem[] } {
  const problems: Problem[] = [];
  const read = <Schema extends z.ZodType>(file: string, schema: Schema) => {
    const result = readYaml(root, file, schema);
    if ("data" in result) return result;
    problems.push(...result.problems);
    return undefined;
  };

  const parts: Record<string, Read | undefined> = {};
  for (const [part, { file, schema }] of Object.entries(reportFiles)) parts[part] = read(file, schema);
  const productFiles = listProducts(path.join(root, "products"));
  if (productFiles.length === 0) {
    const message = "found no product; expected one YAML file for each product in this folder";
    problems.push({ file: path.posix.join(nameFolder(root), "products"), line: 1, column: 1, message });
  }
  const products = productFiles
    .map((file) => read(path.posix.join("products", file), productSchema))
    .filter((product) => product !== undefined)
    .sort((a, b) => Number(a.data.id) - Number(b.data.id));

  // Complete if there are no problems.
  const files = { parts: parts as ReportFiles["parts"], products };
  problems.push(...checkReferences(files));
  if (problems.length > 0) return { ok: false, problems };
  const data = Object.entries(files.parts).map(([part, { data }]) => [part, data]);
  const report = { ...(Object.fromEntries(data) as Parts), products: products.map(({ data }) => data) };
  return { ok: true, report, files };
}

/** The YAML files of a folder; none if it cannot be read. */
function listProducts(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /\.ya?ml$/u.test(name))
      .sort();
  } catch {
    return [];
  }
}
