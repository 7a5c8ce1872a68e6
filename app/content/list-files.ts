import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { nameFolder } from "./content-root";
import { describeUnknown } from "./nearest";
import type { Problem } from "./problem";
import { reportFiles } from "./report-files";

const known = [...Object.values(reportFiles).map(({ file }) => file), "products", "pictures", "schema"];

/** The paths of the products' files, and a problem for every file that is not part of an edition. */
export function listFolder(root: string): { products: string[]; problems: Problem[] } {
  const inProducts = list(path.join(root, "products"));
  const products = inProducts.filter(isYaml).map((name) => path.posix.join("products", name));
  const problem = (file: string, message: string): Problem => {
    return { file: path.posix.join(nameFolder(root), file), line: 1, column: 1, message };
  };
  const unknown = list(root).filter((name) => !known.includes(name));
  const problems = [
    ...unknown.map((name) => problem(name, describeUnknown("file", name, known))),
    ...inProducts
      .filter((name) => !isYaml(name))
      .map((name) => problem(`products/${name}`, "expected a product in a file that ends in .yaml")),
  ];
  if (products.length === 0) problems.push(problem("products", "expected one YAML file for each product"));
  return { products, problems };
}

function isYaml(name: string): boolean {
  return name.endsWith(".yaml");
}

/** The names in a folder except notes (.md) and hidden files; none without the folder. */
export function list(folder: string): string[] {
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => !name.startsWith(".") && !name.endsWith(".md"))
    .sort();
}
