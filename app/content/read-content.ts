import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { contentFiles } from "./content-files";
import { nameFolder, type Problem } from "./problem";
import { type Position, readYaml } from "./read-yaml";
import { type ProductRecord, productSchema } from "./schema/product-record";

type Parts = { [Part in keyof typeof contentFiles]: z.output<(typeof contentFiles)[Part]["schema"]> };

interface Records {
  /** In the order of their ids. */
  products: ProductRecord[];
  /** A problem at a value, such as `["home", "hero", "title"]` or `["products", 0, "price"]`. */
  at: Position;
}

/** The content as its files state it. */
export type Content = Parts & Records;

/** The part of the content whose files fit their schemas. */
export type ParsedContent = Partial<Parts> & Records;

/** Reads every file and checks it against its schema. `content` is there only without problems, `parsed` always. */
export function readContent(root: string): { content?: Content; parsed: ParsedContent; problems: Problem[] } {
  const parts = Object.entries(contentFiles).map(([part, { file, schema }]) => ({
    part,
    ...readYaml<z.ZodType>(root, file, schema),
  }));
  const products = listFolder(root, "products")
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => readYaml(root, `products/${name}`, productSchema));
  const fitting = products.filter(({ data }) => data).sort((a, b) => Number(a.data?.id) - Number(b.data?.id));

  const at: Position = ([part, ...inPart], message) => {
    if (part !== "products") return find(parts.find((read) => read.part === part)).at(inPart, message);
    const [index, ...inProduct] = inPart;
    return find(fitting[Number(index)]).at(inProduct, message);
  };
  const parsed: ParsedContent = {
    ...Object.fromEntries(parts.filter(({ data }) => data).map(({ part, data }) => [part, data])),
    products: fitting.flatMap(({ data }) => data ?? []),
    at,
  };
  const problems = [...findStrayFiles(root), ...[...parts, ...products].flatMap((read) => read.problems)];
  return { ...(problems.length === 0 && { content: parsed as Content }), parsed, problems };
}

/** Files that nobody would read, such as a product in a file that ends in .yml. */
function findStrayFiles(root: string): Problem[] {
  const known = [...Object.values(contentFiles).map(({ file }) => file), "products", "pictures", "schema"];
  const products = listFolder(root, "products");
  const problem = (file: string, message: string): Problem => {
    return { file: path.posix.join(nameFolder(root), file), line: 1, column: 1, message };
  };
  return [
    ...listFolder(root, "")
      .filter((name) => !known.includes(name))
      .map((name) => problem(name, `found an unknown file; expected ${known.join(", ")}`)),
    ...products
      .filter((name) => !name.endsWith(".yaml"))
      .map((name) => problem(`products/${name}`, "expected a product in a file that ends in .yaml")),
    ...(products.length === 0 ? [problem("products", "expected a YAML file for each product")] : []),
  ];
}

/** The files in a folder, without notes (.md) and hidden files. */
function listFolder(root: string, folder: string): string[] {
  const place = path.join(root, folder);
  const names = existsSync(place) ? readdirSync(place).sort() : [];
  return names.filter((name) => !name.startsWith(".") && !name.endsWith(".md"));
}

function find<Read>(read: Read | undefined): Read {
  if (!read) throw new Error("expected a path that begins with a part of the content");
  return read;
}
