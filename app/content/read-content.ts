import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type Diagnostic, formatFolderPath } from "./diagnostic";
import { readPictures } from "./pictures";
import { readYaml, type YamlFile } from "./read-yaml";
import { type ContentSchemas, createSchemas, type KnownNames } from "./schema/content-schemas";
import * as pages from "./schema/page-text";
import { type ProductRecord, productSchema, productSlug } from "./schema/product-record";
import * as records from "./schema/records";
import { foldName, plainText, revealHidden } from "./schema/text";
import { getField, type Path } from "./traverse";

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
  market: { file: "market.yaml", schema: pages.marketSchema },
  methodology: { file: "methodology.yaml", schema: pages.methodologySchema },
};

type FileKey = keyof typeof files;
const fileKeys = Object.keys(files) as FileKey[];
type YamlFiles = Record<FileKey, YamlFile>;
type ParsedFiles = { [Each in FileKey]: z.output<ReturnType<(typeof files)[Each]["schema"]>> };

/** The content as its files state it. */
export interface Content extends ParsedFiles {
  /** In the order of their ids. */
  products: ProductRecord[];
}

/** What a content folder holds, with the positions of everything in it. */
export type ContentFolder = Awaited<ReturnType<typeof readContent>>;

/** Reads every file in two steps: first the names and pictures that exist, then each file against a schema that knows them. */
export async function readContent(root: string) {
  const pictures = await readPictures(root);
  const yamlOf = Object.fromEntries(
    fileKeys.map((fileKey) => [fileKey, readYaml(root, files[fileKey].file)]),
  ) as YamlFiles;
  const folder = path.join(root, "products");
  const productFiles = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => !name.startsWith("."))
    .map((name) => readYaml(root, `products/${name}`));

  const names = { pictures, ...collectNames(yamlOf, productFiles) };
  const vocabulary = createSchemas(names);
  const readFiles = fileKeys.map((fileKey) => {
    const makeSchema: (vocabulary: ContentSchemas, names: KnownNames) => z.ZodType = files[fileKey].schema;
    const schema = makeSchema(vocabulary, names);
    return { fileKey, schema, ...yamlOf[fileKey].parse(schema) };
  });
  const readProducts = productFiles.map((yaml) => {
    const slug = readName(yaml, "slug");
    const schema = productSchema(createSchemas(names, slug && `product.${slug}.`), names);
    return { yaml, ...yaml.parse(schema) };
  });
  const products = readProducts
    .flatMap(({ yaml, data }) => (data ? { yaml, data } : []))
    .sort((one, other) => Number(one.data.id) - Number(other.data.id));

  /** The files that fit their schemas, and the products that do. */
  const parsed: Partial<ParsedFiles> & Pick<Content, "products"> = {
    ...Object.fromEntries(readFiles.filter(({ data }) => data).map(({ fileKey, data }) => [fileKey, data])),
    products: products.map(({ data }) => data),
  };
  const missing = {
    file: formatFolderPath(folder),
    line: 1,
    column: 1,
    message: "expected a file for each product",
  };
  const problems: Diagnostic[] = [
    ...[...readFiles, ...readProducts].flatMap((read) => read.problems),
    ...checkProducts(productFiles),
    ...(productFiles.length === 0 ? [missing] : []),
  ];
  /** A problem at a value, such as `["home", "hero", "title"]` or `["products", 0, "price"]`. */
  const at = ([fileKey, ...inFile]: Path, message: string): Diagnostic => {
    if (fileKey !== "products") return yamlOf[fileKey as FileKey].at(inFile, message);
    const [index, ...inProduct] = inFile;
    const { yaml } = products[Number(index)] as { yaml: YamlFile };
    return yaml.at(inProduct, message);
  };
  /**
   * Finds the part of the content to which content/written-for.yaml refers.
   *
   * @param reference The name of a file and the keys in it, for example `home.hero.lead`. A product's file has its slug as name.
   */
  const find = (reference: string): { path: Path; value: unknown } | undefined => {
    const [name, ...keys] = reference.split(".");
    const fileKey = fileKeys.find((each) => files[each].file === `${name}.yaml`);
    const product = parsed.products.findIndex(({ slug }) => slug === name);
    const path = [...(fileKey ? [fileKey] : ["products", product]), ...keys];
    const value = path.reduce<unknown>(getField, parsed);
    return value === undefined ? undefined : { path, value };
  };
  /** The JSON Schemas of the files, by their names without `.yaml`. */
  const schemas = new Map<string, z.ZodType>([
    ...readFiles.map(({ fileKey, schema }) => [files[fileKey].file.replace(".yaml", ""), schema] as const),
    ["product", productSchema(vocabulary, names)],
  ]);
  /** Missing if there are problems. */
  const content = problems.length === 0 ? (parsed as Content) : undefined;
  return { content, parsed, pictures, problems, at, find, schemas };
}

/** Names as the files have them, whatever else is wrong in these. */
function collectNames(yamlOf: YamlFiles, productFiles: readonly YamlFile[]): Omit<KnownNames, "pictures"> {
  const list = (fileKey: FileKey, key: string) => {
    const records = z.array(z.object({ [key]: plainText })).safeParse(yamlOf[fileKey].raw).data;
    return records?.map((record) => String(record[key]));
  };
  const brands = list("brands", "name");
  const groups = list("brands", "group");
  const tiers = list("tiers", "label");
  const known = createSchemas({ pictures: new Map(), brands, tiers });
  const listProducts = <Fields extends z.ZodRawShape>(fields: Fields) =>
    z
      .array(z.object(fields))
      .min(1)
      .safeParse(productFiles.map(({ raw }) => raw)).data;
  const products = listProducts({ brand: known.brand, marketTier: known.tier, theme: plainText });
  return {
    brands,
    tiers,
    ranges: records.tiersSchema().safeParse(yamlOf.tiers.raw).data,
    sources: list("sources", "id"),
    slugs: listProducts({ slug: productSlug })?.map(({ slug }) => slug),
    used: products &&
      brands &&
      groups &&
      tiers && {
        brands: products.map(({ brand }) => brand),
        groups: products.flatMap(({ brand }) => groups[brands.indexOf(brand)] ?? []),
        tiers: products.map(({ marketTier }) => marketTier),
        themes: products.map(({ theme }) => theme),
        licenses: productFiles.flatMap((yaml) => readName(yaml, "license") || []),
      },
    version: records.version.safeParse(getField(yamlOf.edition.raw, "version")).data,
    published: records.fullDate.safeParse(getField(yamlOf.edition.raw, "published")).data,
  };
}

/** Returns the name in a field of a product's file, which is a text or a value with its kind; "" if there is none. */
function readName({ raw }: YamlFile, key: string): string {
  const field = getField(raw, key);
  return plainText.safeParse(getField(field, "value") ?? field).data ?? "";
}

/** No two products have the same id, slug or name, and no theme or license is spelled in two ways. */
function* checkProducts(productFiles: readonly YamlFile[]): Generator<Diagnostic> {
  for (const key of ["id", "slug", "name", "theme", "license"]) {
    const named = productFiles
      .map((yaml) => ({ yaml, name: readName(yaml, key) }))
      .filter(({ name }) => name !== "");
    for (const { yaml, name } of named) {
      const alike = named.filter((other) => foldName(other.name) === foldName(name));
      const count = (spelling: string) => alike.filter((other) => other.name === spelling).length;
      const [first = { yaml }] = alike;
      const [usual = { name }] = alike.toSorted((one, other) => count(other.name) - count(one.name));
      const expected = `expected "${revealHidden(usual.name)}", as another product has it`;
      if (key === "theme" || key === "license") {
        if (name !== usual.name) yield yaml.at([key], `found "${revealHidden(name)}"; ${expected}`);
      } else if (first.yaml !== yaml) {
        const { file, line } = first.yaml.at([key], "");
        yield yaml.at([key], `found "${name}", as in ${file}:${line}; expected another ${key}`);
      }
    }
  }
}
