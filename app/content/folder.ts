import { readdirSync } from "node:fs";
import path from "node:path";
import { nameFolder } from "./folders";
import { nearest, shorten } from "./nearest";
import type { Problem } from "./problem";
import { reportFiles } from "./report-files";

const files = Object.values(reportFiles).map(({ file }) => file);
/** Folders that an edition may have; only the files of products are read here. */
const folders = ["products", "pictures", "schema"];

/** The files of products, below the content folder, and a problem for every file that nothing reads. */
export function listFolder(root: string): { products: string[]; problems: Problem[] } {
  const inProducts = list(path.join(root, "products"));
  const products = inProducts.filter(isYaml).map((name) => path.posix.join("products", name));
  const problem = (file: string, message: string): Problem => {
    return { file: path.posix.join(nameFolder(root), file), line: 1, column: 1, message };
  };
  const problems = [
    ...list(root)
      .filter((name) => ![...files, ...folders].includes(name))
      .map((name) => problem(name, describeUnknownFile(name))),
    ...inProducts
      .filter((name) => !isYaml(name))
      .map((name) => problem(path.posix.join("products", name), describeNoProduct(name))),
  ];
  if (products.length === 0) {
    const message = "found no product; expected one YAML file for each product in this folder";
    problems.push(problem("products", message));
  }
  return { products, problems };
}

function isYaml(name: string): boolean {
  return name.endsWith(".yaml");
}

function describeUnknownFile(name: string): string {
  const near = nearest(name, [...files, ...folders]);
  const expected = near
    ? `did you mean "${near}"?`
    : `expected only ${files.join(", ")} and the folders ${folders.join(", ")}`;
  return `found the unknown file "${shorten(name)}"; ${expected}`;
}

function describeNoProduct(name: string): string {
  const base = name.replace(/\.ya?ml.*$/iu, "");
  const expected = base === name ? "a product in a file that ends in .yaml" : `the name "${base}.yaml"`;
  return `found the unknown file "${shorten(name)}"; expected ${expected}`;
}

/** The names in a folder, without notes (.md) and hidden files; none if it cannot be read. */
function list(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith(".") && !name.endsWith(".md"))
      .sort();
  } catch {
    return [];
  }
}
