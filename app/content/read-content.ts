import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { reservedPageSlugs } from "../urls";
import { type Diagnostic, formatFolderPath } from "./diagnostic";
import { type PictureCache, readPictures } from "./pictures";
import { readYaml, type YamlFile } from "./read-yaml";
import { type ContentSchemas, createSchemas, type KnownNames } from "./schema/content-schemas";
import * as pages from "./schema/page-text";
import { type ProductRecord, placeholderPicture, productSchema, productSlug } from "./schema/product-record";
import * as records from "./schema/records";
import { foldName, plainText, revealHidden, slug as slugSchema } from "./schema/text";
import { findSimilarName } from "./similar-names";
import { getField, type Path, traverse } from "./traverse";

/** The files of content/ except those of products, each with the function that creates its schema. */
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
type ParsedFiles = { [Key in FileKey]: z.output<ReturnType<(typeof files)[Key]["schema"]>> };

/** A page that the owner has added in content/pages/. */
type AdditionalPage = z.output<ReturnType<typeof pages.additionalPageSchema>> & { slug: string };

/** The data of a content folder without problems. */
export interface Content extends ParsedFiles {
  /** The products, sorted by id. */
  products: ProductRecord[];
  /** The pages that the owner has added, sorted by file name. */
  additionalPages: AdditionalPage[];
}

/** A part of the content, and the reference to it in content/written-for.yaml, for example `home.hero.lead`. */
export interface Passage {
  reference: string;
  path: Path;
  value: unknown;
}

/** A content folder: its data, its pictures, its problems, and functions that find positions in its files. */
export type ContentFolder = Awaited<ReturnType<typeof readContent>>;

/**
 * Reads a content folder in two steps: first the names and pictures that exist, then each file with a schema
 * that knows them. This way, an unknown name is a problem at the position where it is used.
 *
 * @param pictureCache - pictures that an earlier call has read
 */
export async function readContent(root: string, pictureCache?: PictureCache) {
  const yamlFiles = Object.fromEntries(
    fileKeys.map((fileKey) => [fileKey, readYaml(root, files[fileKey].file)]),
  ) as YamlFiles;
  const productFiles = listFolder(root, "products").map((name) => readYaml(root, `products/${name}`));
  const pageFiles = listFolder(root, "pages").map((name) => ({
    slug: path.parse(name).name,
    yaml: readYaml(root, `pages/${name}`),
  }));

  const pictureNames = collectPictureNames([...Object.values(yamlFiles), ...productFiles]);
  const pictures = await readPictures(root, pictureNames, pictureCache);
  const names = { pictures, ...collectNames(yamlFiles, productFiles) };
  const schemas = createSchemas(names);
  const fileResults = fileKeys.map((fileKey) => {
    const createSchema: (schemas: ContentSchemas, names: KnownNames) => z.ZodType = files[fileKey].schema;
    const schema = createSchema(schemas, names);
    return { fileKey, schema, ...yamlFiles[fileKey].parse(schema) };
  });
  const productResults = productFiles.map((yaml) => {
    const slug = getName(yaml, "slug");
    const schema = productSchema(createSchemas(names, slug && `product.${slug}.`), names);
    return { yaml, ...yaml.parse(schema) };
  });
  const validProducts = productResults
    .flatMap(({ yaml, data }) => (data ? { yaml, data } : []))
    .sort((a, b) => Number(a.data.id) - Number(b.data.id));

  const additionalPageSchema = pages.additionalPageSchema(schemas);
  const pageResults = pageFiles.map((pageFile) => ({
    ...pageFile,
    ...pageFile.yaml.parse(additionalPageSchema),
  }));
  const validPages = pageResults.flatMap(({ yaml, slug, data }) =>
    data ? { yaml, data: { slug, ...data } } : [],
  );

  const validFiles = fileResults.filter(({ data }) => data);
  const parsed: Partial<Omit<Content, "products">> & Pick<Content, "products"> = {
    ...Object.fromEntries(validFiles.map(({ fileKey, data }) => [fileKey, data])),
    products: validProducts.map(({ data }) => data),
    additionalPages: validPages.map(({ data }) => data),
  };
  const noProducts = {
    file: formatFolderPath(path.join(root, "products")),
    line: 1,
    column: 1,
    message: "expected a file for each product",
  };
  const problems: Diagnostic[] = [
    ...[...fileResults, ...productResults, ...pageResults].flatMap((result) => result.problems),
    ...checkProducts(productFiles),
    ...checkPageSlugs(pageFiles),
    ...(productFiles.length === 0 ? [noProducts] : []),
  ];
  /** Returns the file of a part of the content, and the path of the part in that file. */
  const locate = ([fileKey, ...pathInFile]: Path): { yaml: YamlFile; pathInFile: Path } => {
    const folderFiles = { products: validProducts, additionalPages: validPages }[String(fileKey)];
    if (!folderFiles) return { yaml: yamlFiles[fileKey as FileKey], pathInFile };
    const [index, ...pathInRecord] = pathInFile;
    const { yaml } = folderFiles[Number(index)] as { yaml: YamlFile };
    return { yaml, pathInFile: pathInRecord };
  };
  const diagnosticAt = (path: Path, message: string): Diagnostic => {
    const { yaml, pathInFile } = locate(path);
    return yaml.diagnosticAt(pathInFile, message);
  };
  const findPassage = (reference: string): Passage | undefined => {
    const [name, ...keys] = reference.split(".");
    const fileKey = fileKeys.find((key) => files[key].file === `${name}.yaml`);
    const productIndex = parsed.products.findIndex(({ slug }) => slug === name);
    const path = [...(fileKey ? [fileKey] : ["products", productIndex]), ...keys];
    const value = path.reduce<unknown>(getField, parsed);
    return value === undefined ? undefined : { reference, path, value };
  };
  const listPassages = (): Passage[] =>
    [
      ...validFiles
        .filter(({ fileKey }) => fileKey !== "writtenFor")
        .map(({ fileKey }) => ({ name: files[fileKey].file.replace(".yaml", ""), root: [fileKey] })),
      ...parsed.products.map(({ slug }, index) => ({ name: slug, root: ["products", index] })),
    ].flatMap(({ name, root }) =>
      [...traverse(root.reduce<unknown>(getField, parsed), root)].map(({ path, value }) => {
        return { reference: [name, ...path.slice(root.length)].join("."), path, value };
      }),
    );
  const getRaw = (path: Path): unknown => {
    const { yaml, pathInFile } = locate(path);
    return pathInFile.reduce(getField, yaml.raw);
  };
  const fileSchemas = new Map<string, z.ZodType>([
    ...fileResults.map(({ fileKey, schema }) => [files[fileKey].file.replace(".yaml", ""), schema] as const),
    ["product", productSchema(schemas, names)],
    ["page", additionalPageSchema],
  ]);
  return {
    /** The data of all files. Undefined if there are problems. */
    content: problems.length === 0 ? (parsed as Content) : undefined,
    /** The data of the files without problems. */
    parsed,
    pictures,
    problems,
    /** Warnings for YAML files that are not part of the content. */
    strayFiles: findStrayFiles(root),
    /** Creates a diagnostic at a value, such as `["home", "hero", "title"]` or `["products", 0, "price"]`. */
    diagnosticAt,
    /**
     * Finds the passage to which content/written-for.yaml refers.
     *
     * @param reference - the name of a file and the keys in it, for example `home.hero.lead`; for a product,
     *   the name is its slug
     */
    findPassage,
    /** Lists every part of the content to which content/written-for.yaml can refer. */
    listPassages,
    /** Returns a part of the content as it is in the YAML file, before a schema has converted it. */
    getRaw,
    /** The schemas of the files, by their names without `.yaml`. */
    fileSchemas,
  };
}

/** Lists the names of the files in a subfolder of a content folder, without hidden files. */
function listFolder(root: string, name: string): string[] {
  const folder = path.join(root, name);
  return existsSync(folder) ? readdirSync(folder).filter((file) => !file.startsWith(".")) : [];
}

/** Checks that the names of the files in content/pages/ can be paths of pages and that no other page has them. */
function checkPageSlugs(pageFiles: readonly { slug: string; yaml: YamlFile }[]): Diagnostic[] {
  return pageFiles.flatMap(({ slug, yaml }) => {
    const message = findSlugProblem(slug);
    return message ? yaml.diagnosticAt([], `found the file name "${slug}"; ${message}`) : [];
  });
}

function findSlugProblem(slug: string): string | undefined {
  if (reservedPageSlugs.includes(slug)) return "expected another one: the site already uses this path";
  if (existsSync(path.join("public", slug)) || existsSync(path.join("public", `${slug}.html`)))
    return "expected another one: public/ already has a file or a folder with this name";
  return slugSchema.safeParse(slug).error?.issues[0]?.message;
}

/** Returns a warning for each YAML file in a content folder that is not read, such as a copy. */
function findStrayFiles(root: string): Diagnostic[] {
  const knownNames = Object.values(files).map(({ file }) => file);
  const names = existsSync(root) ? readdirSync(root) : [];
  const strayNames = names.filter((name) => /\.ya?ml$/iu.test(name) && !knownNames.includes(name));
  return strayNames.map((name) => {
    const similarName = findSimilarName(name, knownNames);
    const suggestion = similarName ? `, such as ${similarName}` : "";
    const message = `found a file that is not read; expected a known name${suggestion}, or the file outside of this folder`;
    return { file: path.posix.join(formatFolderPath(root), name), line: 1, column: 1, message };
  });
}

/** Collects the file names of pictures: those in fields `file`, and that of the placeholder. */
function collectPictureNames(yamlFiles: readonly YamlFile[]): string[] {
  const parts = yamlFiles.flatMap(({ raw }) => [...traverse(raw)]);
  return [
    placeholderPicture,
    ...parts.flatMap(({ value }) => plainText.safeParse(getField(value, "file")).data ?? []),
  ];
}

/** Collects the names that the files define, even if other parts of these files are invalid. */
function collectNames(yamlFiles: YamlFiles, productFiles: readonly YamlFile[]): Omit<KnownNames, "pictures"> {
  const collectField = (fileKey: FileKey, key: string) => {
    const records = z.array(z.object({ [key]: plainText })).safeParse(yamlFiles[fileKey].raw).data;
    return records?.map((record) => String(record[key]));
  };
  const brands = collectField("brands", "name");
  const groups = collectField("brands", "group");
  const tiers = collectField("tiers", "label");
  const schemas = createSchemas({ pictures: new Map(), brands, tiers });
  const parseProducts = <Fields extends z.ZodRawShape>(fields: Fields) =>
    z
      .array(z.object(fields))
      .min(1)
      .safeParse(productFiles.map(({ raw }) => raw)).data;
  const products = parseProducts({ brand: schemas.brand, marketTier: schemas.tier, theme: plainText });
  return {
    brands,
    tiers,
    tierRanges: records.tiersSchema().safeParse(yamlFiles.tiers.raw).data,
    sources: collectField("sources", "id"),
    slugs: parseProducts({ slug: productSlug })?.map(({ slug }) => slug),
    usedNames: products &&
      brands &&
      groups &&
      tiers && {
        brands: products.map(({ brand }) => brand),
        groups: products.flatMap(({ brand }) => groups[brands.indexOf(brand)] ?? []),
        tiers: products.map(({ marketTier }) => marketTier),
        themes: products.map(({ theme }) => theme),
        licenses: productFiles.flatMap((yaml) => getName(yaml, "license") || []),
      },
    licenseTerms: z
      .object({ license: z.object({ terms: z.record(plainText, z.unknown()) }) })
      .transform(({ license }) => Object.keys(license.terms))
      .safeParse(yamlFiles.data.raw).data,
    version: records.version.safeParse(getField(yamlFiles.edition.raw, "version")).data,
    published: records.fullDate.safeParse(getField(yamlFiles.edition.raw, "published")).data,
  };
}

/** Returns the name in a field that is plain text or a value with its kind. Returns "" if the field has none. */
function getName({ raw }: YamlFile, key: string): string {
  const field = getField(raw, key);
  return plainText.safeParse(getField(field, "value") ?? field).data ?? "";
}

/** Checks that ids, slugs and names are unique, and that each theme and license has only one spelling. */
function* checkProducts(productFiles: readonly YamlFile[]): Generator<Diagnostic> {
  for (const key of ["id", "slug", "name", "theme", "license"]) {
    const namedFiles = productFiles
      .map((yaml) => ({ yaml, name: getName(yaml, key) }))
      .filter(({ name }) => name !== "");
    for (const { yaml, name } of namedFiles) {
      const matches = namedFiles.filter((candidate) => foldName(candidate.name) === foldName(name));
      if (key === "theme" || key === "license") {
        const spelling = findUsualSpelling(matches.map((match) => match.name)) ?? name;
        const expected = `expected "${revealHidden(spelling)}", as another product has it`;
        if (name !== spelling) yield yaml.diagnosticAt([key], `found "${revealHidden(name)}"; ${expected}`);
        continue;
      }
      const [first = { yaml }] = matches;
      if (first.yaml === yaml) continue;
      const { file, line } = first.yaml.diagnosticAt([key], "");
      yield yaml.diagnosticAt([key], `found "${name}", as in ${file}:${line}; expected another ${key}`);
    }
  }
}

/** Returns the most frequent spelling of a name, and the first of those that are equally frequent. */
function findUsualSpelling(spellings: readonly string[]): string | undefined {
  const count = (spelling: string) => spellings.filter((candidate) => candidate === spelling).length;
  return spellings.toSorted((a, b) => count(b) - count(a))[0];
}
