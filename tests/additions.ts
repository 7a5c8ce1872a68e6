import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fixtureContent } from "./sites";

/** What a developer or an editor adds to the project. Adding it must take no more files than this. */
interface Addition {
  /** The row of the table in CONTRIBUTING.md. */
  row: string;
  mostFiles: number;
  /** A file of the project -> how its text changes; a new file begins empty. */
  edits: Readonly<Record<string, (text: string) => string>>;
}

export const addedProduct = { slug: "added-strip", name: "Welly Added Strips" };
export const addedFigure = { id: "added-figure", title: "An illustrative figure that was added" };
export const addedPage = { path: "/added", title: "A page that was added" };
export const addedFact = { key: "length", label: "Length that was added", value: 61.5, unit: "mm" };
export const addedColumn = { name: "added_words", description: "A column that was added." };

const shortPage = `import { loadEdition } from "../../edition/edition";
import { pageHead } from "../../document/meta";
import { pageMeta } from "../../document/page-meta";
import type { PageHandle } from "../../document/page-handle";

export const handle: PageHandle = { css: "" };
export const meta = pageHead;
export const loader = () => ({ meta: pageMeta(loadEdition(), "added") });

export default function Added({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  return <h1>{loaderData.meta.title}</h1>;
}
`;

const shortFigure = `
import { makeTable } from "../figure";
import { type FigureData, type FigureInputs, productRows } from "./inputs";

export function addedFigure(inputs: FigureInputs): FigureData {
  const { products, formats } = inputs;
  return {
    ...makeTable(formats, products, [
      ["product", "Product", "text", ({ name }) => name],
      ["count", "Count", "pieces", ({ countNumber }) => countNumber, ({ evidence }) => evidence.count],
      ["addedInitial", "Initial", "text", ({ name }) => name.charAt(0)],
    ]),
    chart: productRows(
      inputs,
      products.map((product) => ({ label: product.name, members: [product], readout: product.count })),
    ),
  };
}
`;

export const additions: readonly Addition[] = [
  {
    row: "a product",
    mostFiles: 1,
    edits: { "content/products/added.yaml": () => describeProduct(addedProduct) },
  },
  {
    row: "a field of your own",
    mostFiles: 3,
    edits: {
      "content/products.yaml": (text) =>
        `${text}facts:\n  - { key: ${addedFact.key}, label: ${addedFact.label}, unit: ${addedFact.unit} }\n`,
      "content/products/04-welly-zoo-animals.yaml": (text) =>
        `${text}facts: { ${addedFact.key}: { value: ${addedFact.value}, kind: illustrative } }\n`,
      "content/data.yaml": insertAfter("\ncolumns:", `\n  ${addedFact.key}: A field that was added.`),
    },
  },
  {
    row: "a figure",
    mostFiles: 4,
    edits: {
      "app/analysis/figures/added.ts": () => shortFigure,
      "app/analysis/figures.ts": (text) =>
        `import { addedFigure } from "./figures/added";\n${insertAfter("const derivations = {", `\n  "${addedFigure.id}": addedFigure,`)(text)}`,
      "content/figures.yaml": (text) => `${text}
${addedFigure.id}:
  title: ${addedFigure.title}
  summary: Summary
  base: Base
  method: Method
  alt: A short description of illustrative counts
  description: A long description
`,
      "content/data.yaml": insertAfter("\ncolumns:", "\n  added_initial: The first letter."),
    },
  },
  {
    row: "a page",
    mostFiles: 4,
    edits: {
      "app/urls.ts": insertAfter(
        "export const pages = {",
        `\n  added: { path: "${addedPage.path}", label: "Added" },`,
      ),
      "content/site.yaml": insertAfter(
        "\npages:",
        `\n  added:\n    title: ${addedPage.title}\n    description: Added to try it.`,
      ),
      "app/routes.ts": insertAfter("export default [", '\n  route("added", "routes/added/added.tsx"),'),
      "app/routes/added/added.tsx": () => shortPage,
    },
  },
  {
    row: "a column of a published table",
    mostFiles: 2,
    edits: {
      "app/analysis/tables/product-tables.ts": insertAfter(
        'makeRecordTable("products", data, data.products, [',
        '\n    column("addedWords", "Added", "text", ({ slug }) => statedCell(slug)),',
      ),
      "content/data.yaml": insertAfter("\ncolumns:", `\n  ${addedColumn.name}: ${addedColumn.description}`),
    },
  },
];

/** The content file of a product like one of the fixture's. */
export function describeProduct({ id = "9999", slug, name }: Record<string, string>): string {
  return readFileSync(join(fixtureContent, "products/04-welly-zoo-animals.yaml"), "utf8")
    .replace(/^id:.*$/mu, `id: "${id}"`)
    .replace(/^slug:.*$/mu, `slug: ${slug}`)
    .replace(/^name:.*$/mu, `name: ${name}`);
}

/** Makes all additions in a copy of the project. Throws where the text to insert after is missing. */
export function makeAdditions(project: string): void {
  for (const [path, edit] of additions.flatMap((addition) => Object.entries(addition.edits))) {
    const file = join(project, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, edit(existsSync(file) ? readFileSync(file, "utf8") : ""));
  }
}

function insertAfter(found: string, added: string): (text: string) => string {
  return (text) => {
    if (!text.includes(found)) throw new Error(`There is no "${found}" to insert after.`);
    return text.replace(found, () => found + added);
  };
}
