import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { nameFolder, type Problem } from "./problem";
import { type Position, readYaml } from "./read-yaml";
import { marketSchema } from "./schema/market-words";
import { methodologySchema } from "./schema/methodology-words";
import { pageFiles } from "./schema/page-words";
import { type ProductRecord, productSchema } from "./schema/product-record";
import { aboutSchema, brandsSchema, changesSchema, sourcesSchema, tiersSchema } from "./schema/records";

/** The files of content/ except those of products, with their schemas. */
export const contentFiles = {
  about: { file: "report.yaml", schema: aboutSchema },
  brands: { file: "brands.yaml", schema: brandsSchema },
  tiers: { file: "tiers.yaml", schema: tiersSchema },
  sources: { file: "sources.yaml", schema: sourcesSchema },
  changes: { file: "changes.yaml", schema: changesSchema },
  ...pageFiles,
  market: { file: "market.yaml", schema: marketSchema },
  methodology: { file: "methodology.yaml", schema: methodologySchema },
};

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
  const folder = path.join(root, "products");
  const products = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => !name.startsWith("."))
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
  const problems = [...parts, ...products].flatMap((read) => read.problems);
  if (products.length === 0)
    problems.push({
      file: nameFolder(folder),
      line: 1,
      column: 1,
      message: "expected a file for each product",
    });
  return { ...(problems.length === 0 && { content: parsed as Content }), parsed, problems };
}

function find<Read>(read: Read | undefined): Read {
  if (!read) throw new Error("expected a path that begins with a part of the content");
  return read;
}
