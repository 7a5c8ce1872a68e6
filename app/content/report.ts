import { listFolder } from "./folder";
import { nameFolder } from "./folders";
import { type ReadResult, readYaml } from "./read";
import { type Draft, reportFiles } from "./report-files";
import { productSchema } from "./schema/product";

/**
 * Reads a whole content folder and checks each file. Never throws for anything in the folder.
 *
 * @param root the folder, as an absolute path
 */
export function readReport(root: string): Draft {
  const { products: productFiles, problems } = listFolder(root);
  const parts = Object.entries(reportFiles).map(
    ([part, { file, schema }]) => [part, readYaml<typeof schema>(root, file, schema)] as const,
  );
  const products = productFiles.map((file) => readYaml(root, file, productSchema));
  const whole = products.flatMap(({ read }) => read ?? []);
  return {
    folder: nameFolder(root),
    parts: Object.fromEntries(parts.map(([part, { read }]) => [part, read])),
    products: whole.sort((a, b) => Number(a.data.id) - Number(b.data.id)),
    sound: {
      parts: Object.fromEntries(
        parts.flatMap(([part, result]) => {
          const read = soundOf(result);
          return read ? [[part, read]] : [];
        }),
      ),
      products: products.flatMap((result) => soundOf(result) ?? []),
    },
    hasAllProducts: whole.length === productFiles.length,
    problems: [
      ...problems,
      ...parts.flatMap(([, result]) => result.problems),
      ...products.flatMap((result) => result.problems),
    ],
  };
}

function soundOf<T>(result: ReadResult<T>) {
  return result.read ?? result.rest;
}
