import { listFolder } from "./folder";
import { nameFolder } from "./folders";
import { readYaml } from "./read";
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
    parts: Object.fromEntries(parts.flatMap(([part, { read }]) => (read ? [[part, read]] : []))),
    products: whole.sort((a, b) => Number(a.data.id) - Number(b.data.id)),
    sound: {
      parts: Object.fromEntries(parts.flatMap(([part, { sound }]) => (sound ? [[part, sound]] : []))),
      products: products.flatMap(({ sound }) => sound ?? []),
    },
    productCount: productFiles.length,
    problems: [
      ...problems,
      ...[...parts.map(([, result]) => result), ...products].flatMap((each) => each.problems),
    ],
  };
}
