import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { type Pictures, readPictures } from "./pictures";
import { nameFolder, type Problem } from "./problem";
import { type Position, readYaml, type YamlFile } from "./read-yaml";
import { marketSchema } from "./schema/market-words";
import { methodologySchema } from "./schema/methodology-words";
import * as pages from "./schema/page-words";
import { type ProductRecord, productSchema, productSlug } from "./schema/product-record";
import * as records from "./schema/records";
import { makeVocabulary, type Names, type Vocabulary } from "./schema/vocabulary";
import { foldName, plainWords, revealMarks } from "./schema/words";
import type { Path } from "./traverse";

/** The files of content/ except those of products, and what makes the schema of each. */
const files = {
  edition: { file: "report.yaml", schema: records.editionSchema },
  brands: { file: "brands.yaml", schema: records.brandsSchema },
  tiers: { file: "tiers.yaml", schema: records.tiersSchema },
  sources: { file: "sources.yaml", schema: records.sourcesSchema },
  changes: { file: "changes.yaml", schema: records.changesSchema },
  writtenFor: { file: "written-for.yaml", schema: records.writtenForSchema },
  site: { file: "site.yaml", schema: pages.siteSchema },
  home: { file: "home.yaml", schema: pages.homeSchema },
  productsPage: { file: "products.yaml", schema: pages.productsPageSchema },
  onePage: { file: "one-page.yaml", schema: pages.onePageSchema },
  printEdition: { file: "print-edition.yaml", schema: pages.printEditionSchema },
  checklist: { file: "checklist.yaml", schema: pages.checklistSchema },
  figures: { file: "figures.yaml", schema: pages.figuresSchema },
  data: { file: "data.yaml", schema: pages.dataSchema },
  market: { file: "market.yaml", schema: marketSchema },
  methodology: { file: "methodology.yaml", schema: methodologySchema },
};

type Part = keyof typeof files;
type Parts = { [Each in Part]: z.output<ReturnType<(typeof files)[Each]["schema"]>> };

/** The content as its files state it. */
export interface Content extends Parts {
  /** In the order of their ids. */
  products: ProductRecord[];
}

/** What a content folder holds, with the positions of everything in it. */
export interface ReadContent {
  /** Missing if there are problems. */
  content?: Content;
  /** The parts whose files fit their schemas, and the products that do. */
  parsed: Partial<Parts> & { products: ProductRecord[] };
  pictures: Pictures;
  problems: Problem[];
  /** A problem at a value, such as `["home", "hero", "title"]` or `["products", 0, "price"]`. */
  at: Position;
  /**
   * What stands at a place as content/written-for.yaml names it: the name of a file and the keys in it, as in `home.hero.lead`;
   * of a product's file, its slug. Undefined if there is nothing.
   */
  find(place: string): { path: Path; value: unknown } | undefined;
  /** The JSON Schemas of the files, by their names without `.yaml`. */
  schemas: ReadonlyMap<string, z.ZodType>;
}

/** Reads every file in two steps: first the names and pictures that exist, then each file against a schema that knows them. */
export async function readContent(root: string): Promise<ReadContent> {
  const pictures = await readPictures(root);
  const documents = Object.entries(files).map(([part, { file, schema }]) => ({
    part,
    file,
    yaml: readYaml(root, file),
    makeSchema: schema as (vocabulary: Vocabulary, names: Names) => z.ZodType,
  }));
  const yamlOf = (part: Part) => find(documents.find((each) => each.part === part)).yaml;
  const folder = path.join(root, "products");
  const productFiles = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => !name.startsWith("."))
    .map((name) => readYaml(root, `products/${name}`));

  const names = { pictures, ...listNames(yamlOf, productFiles) };
  const vocabulary = makeVocabulary(names);
  const parts = documents.map(({ part, file, yaml, makeSchema }) => {
    const schema = makeSchema(vocabulary, names);
    return { part, file, schema, ...yaml.parse(schema) };
  });
  const products = productFiles.map((yaml) => {
    const slug = fieldOf(yaml, "slug");
    const schema = productSchema(makeVocabulary(names, slug && `product.${slug}.`), names);
    return { yaml, ...yaml.parse(schema) };
  });
  const fitting = products.filter(({ data }) => data).sort((a, b) => Number(a.data?.id) - Number(b.data?.id));

  const at: Position = ([part, ...inPart], message) => {
    if (part !== "products") return yamlOf(part as Part).at(inPart, message);
    const [index, ...inProduct] = inPart;
    return find(fitting[Number(index)]).yaml.at(inProduct, message);
  };
  const parsed = {
    ...Object.fromEntries(parts.filter(({ data }) => data).map(({ part, data }) => [part, data])),
    products: fitting.flatMap(({ data }) => data ?? []),
  };
  const problems = [
    ...[...parts, ...products].flatMap((read) => read.problems),
    ...checkProducts(productFiles),
    ...(productFiles.length === 0 ? [missingProducts(folder)] : []),
  ];
  return {
    ...(problems.length === 0 && { content: parsed as Content }),
    parsed,
    pictures,
    problems,
    at,
    find(place) {
      const [name, ...keys] = place.split(".");
      const part = documents.find(({ file }) => file === `${name}.yaml`)?.part;
      const product = parsed.products.findIndex(({ slug }) => slug === name);
      const path = [...(part ? [part] : ["products", product]), ...keys];
      const value = path.reduce((parent: unknown, key) => Object(parent)[key], parsed);
      return value === undefined ? undefined : { path, value };
    },
    schemas: new Map([
      ...parts.map(({ file, schema }): [string, z.ZodType] => [file.replace(".yaml", ""), schema]),
      ["product", productSchema(vocabulary, names)],
    ]),
  };
}

/** Names as the files have them, whatever else is wrong in these. */
function listNames(
  yamlOf: (part: Part) => YamlFile,
  productFiles: readonly YamlFile[],
): Omit<Names, "pictures"> {
  const list = (part: Part, key: string) => {
    const { raw } = yamlOf(part);
    const names = Array.isArray(raw) ? raw.map((record) => clean(Object(record)[key])) : [undefined];
    return names.every((name) => name !== undefined) ? names : undefined;
  };
  const tiers = list("tiers", "label");
  const ofProducts = (key: string) => productFiles.flatMap((yaml) => fieldOf(yaml, key) ?? []);
  const brands = list("brands", "name");
  const groups = list("brands", "group");
  const areReadable =
    productFiles.length > 0 &&
    productFiles.every(
      (yaml) =>
        brands?.includes(fieldOf(yaml, "brand") ?? "") &&
        tiers?.includes(fieldOf(yaml, "marketTier") ?? "") &&
        fieldOf(yaml, "theme"),
    );
  const slugs = productFiles.map((yaml) => productSlug.safeParse(Object(yaml.raw).slug).data);
  return {
    brands,
    tiers,
    ranges: records.tiersSchema().safeParse(yamlOf("tiers").raw).data,
    sources: list("sources", "id"),
    slugs: slugs.length > 0 && slugs.every((slug) => slug !== undefined) ? slugs : undefined,
    used:
      areReadable && brands && groups
        ? {
            brands: ofProducts("brand"),
            groups: ofProducts("brand").flatMap((brand) => groups[brands.indexOf(brand)] ?? []),
            tiers: ofProducts("marketTier"),
            themes: ofProducts("theme"),
            licenses: ofProducts("license"),
          }
        : undefined,
    version: records.version.safeParse(Object(yamlOf("edition").raw).version).data,
    published: records.fullDate.safeParse(Object(yamlOf("edition").raw).published).data,
  };
}

/** A field of a product's file that is a text, or a value with its kind. */
function fieldOf({ raw }: YamlFile, key: string): string | undefined {
  const field = Object(raw)[key];
  return clean(Object.hasOwn(Object(field), "value") ? field.value : field);
}

function clean(name: unknown): string | undefined {
  return plainWords.safeParse(name).data;
}

/** No two products have the same id, slug or name, and no theme or license is spelled in two ways. */
function checkProducts(productFiles: readonly YamlFile[]): Problem[] {
  const alike = (key: string) => {
    const named = productFiles.flatMap((yaml) => {
      const name = fieldOf(yaml, key);
      return name === undefined ? [] : [{ name, yaml }];
    });
    const folded = new Set(named.map(({ name }) => foldName(name)));
    return [...folded].map((fold) => named.filter(({ name }) => foldName(name) === fold));
  };
  const doubles = ["id", "slug", "name"].flatMap((key) =>
    alike(key).flatMap(([first, ...others]) =>
      others.map(({ name, yaml }) => {
        const { file, line } = find(first).yaml.at([key], "");
        return yaml.at([key], `found "${name}", as in ${file}:${line}; expected another ${key}`);
      }),
    ),
  );
  const spellings = ["theme", "license"].flatMap((key) =>
    alike(key).flatMap((members) => {
      const count = (spelling: string) => members.filter(({ name }) => name === spelling).length;
      const usual = members.map(({ name }) => name).sort((one, other) => count(other) - count(one))[0];
      return members
        .filter(({ name }) => name !== usual)
        .map(({ name, yaml }) =>
          yaml.at(
            [key],
            `found "${revealMarks(name)}"; expected "${revealMarks(usual ?? "")}", as another product has it`,
          ),
        );
    }),
  );
  return [...doubles, ...spellings];
}

function missingProducts(folder: string): Problem {
  return { file: nameFolder(folder), line: 1, column: 1, message: "expected a file for each product" };
}

function find<Read>(read: Read | undefined): Read {
  if (!read) throw new Error("found nothing where the content was read before");
  return read;
}
