import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { contentFiles } from "./content-files";
import { nameFolder, type Problem } from "./problem";
import { type Position, readYaml } from "./read-yaml";
import { type ProductRecord, productSchema } from "./schema/product-record";
import type { Path } from "./traverse";

export type Parts = { [Part in keyof typeof contentFiles]: z.output<(typeof contentFiles)[Part]["schema"]> };

/** The content as its files state it. Products are in the order of their ids. */
export interface Content extends Parts {
  products: ProductRecord[];
  /** A problem at a value, such as `["home", "hero", "title"]` or `["products", 0, "price"]`. */
  at: Position;
}

/** Reads every file and checks it against its schema: the content, or every problem. */
export function readContent(root: string): { content?: Content; problems: Problem[] } {
  const parts = Object.entries(contentFiles).map(([part, { file, schema }]) => ({
    part,
    ...readYaml<z.ZodType>(root, file, schema),
  }));
  const folder = path.join(root, "products");
  const products = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => readYaml(root, `products/${name}`, productSchema))
    .sort((a, b) => Number(a.data?.id) - Number(b.data?.id));
  const problems = [...parts, ...products].flatMap((read) => read.problems);
  if (products.length === 0) {
    const file = `${nameFolder(root)}/products`;
    problems.push({ file, line: 1, column: 1, message: "expected a YAML file for each product" });
  }
  if (problems.length > 0) return { problems };

  const at = ([part, ...inPart]: Path, message: string): Problem => {
    if (part !== "products") return find(parts.find((read) => read.part === part)).at(inPart, message);
    const [index, ...inProduct] = inPart;
    return find(products[Number(index)]).at(inProduct, message);
  };
  const data = Object.fromEntries(parts.map((read) => [read.part, read.data])) as unknown as Parts;
  return { content: { ...data, products: products.flatMap((read) => read.data ?? []), at }, problems };
}

function find<Read>(read: Read | undefined): Read {
  if (!read) throw new Error("a problem's path begins with no part of the content");
  return read;
}
