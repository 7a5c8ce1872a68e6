import { listFolder } from "./list-files";
import type { Problem } from "./problem";
import { readYaml } from "./read";
import { type Draft, type Report, reportFiles } from "./report-files";
import { productSchema } from "./schema/product";

/**
 * Reads a whole content folder and checks each file against its schema: the draft, or every problem.
 *
 * @param root the folder, as an absolute path
 */
export function readReport(root: string): { draft?: Draft; problems: Problem[] } {
  const folder = listFolder(root);
  const parts = Object.entries(reportFiles).map(
    ([part, { file, schema }]) => [part, readYaml<typeof schema>(root, file, schema)] as const,
  );
  const ofProducts = folder.products.map((file) => readYaml(root, file, productSchema));
  const results = [...parts.map(([, result]) => result), ...ofProducts];
  const problems = [...folder.problems, ...results.flatMap((result) => result.problems)];
  if (problems.length > 0) return { problems };

  const products = ofProducts
    .flatMap(({ read }) => read ?? [])
    .sort((a, b) => Number(a.data.id) - Number(b.data.id));
  const read = Object.fromEntries(parts.map(([part, result]) => [part, result.read]));
  const data = Object.fromEntries(parts.map(([part, result]) => [part, result.read?.data]));
  return {
    draft: {
      report: { ...data, products: products.map((each) => each.data) } as unknown as Report,
      parts: read as unknown as Draft["parts"],
      products,
    },
    problems,
  };
}
