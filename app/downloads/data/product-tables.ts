import type { Product } from "../../analysis/product";
import { combineEvidence } from "../../analysis/value";
import { productPrefix } from "../../analysis/values";
import type { ProductRecord } from "../../content/schema/product";
import { type EditionData, makeRecordTable, proseCell, statementCell } from "./edition-data";
import { type ColumnPlan, type DataCell, type DataTable, plainCell, statedCell } from "./table";

type ProductColumn = ColumnPlan & {
  cell(product: Product, record: ProductRecord, data: EditionData): DataCell;
};

/** The fields of the specification's Product, with the numbers behind its texts. */
const productColumns: ProductColumn[] = [
  { name: "id", title: "Product id", unit: "text", evidence: false, cell: ({ id }) => plainCell(id) },
  {
    name: "slug",
    title: "Product in addresses",
    unit: "text",
    evidence: false,
    cell: ({ slug }) => plainCell(slug),
  },
  { name: "place", title: "Place in the list", unit: "number", cell: ({ place }) => statedCell(place) },
  {
    name: "name",
    title: "Name",
    unit: "text",
    cell: ({ name, evidence }) => statedCell(name, evidence.name),
  },
  {
    name: "brand",
    title: "Brand",
    unit: "text",
    cell: ({ brand, evidence }) => statedCell(brand, evidence.brand),
  },
  { name: "brandGroup", title: "Brand group", unit: "text", cell: ({ group }) => statedCell(group) },
  {
    name: "marketTier",
    title: "Market tier",
    unit: "text",
    cell: ({ marketTier, evidence }) => statedCell(marketTier, evidence.marketTier),
  },
  {
    name: "count",
    title: "Count",
    unit: "bandages",
    cell: ({ bandages, evidence }) => statedCell(bandages, evidence.count),
  },
  {
    name: "price",
    title: "Price",
    unit: "dollars",
    cell: ({ dollars, evidence }) => statedCell(dollars, evidence.price),
  },
  { name: "pricePerBandage", title: "Price per bandage", unit: "dollars", cell: perBandage },
  {
    name: "priceRangeMin",
    title: "Price range, from",
    unit: "dollars",
    cell: (product, _, data) => statedCell(tierOf(product, data)?.min, product.evidence.priceRange),
  },
  {
    name: "priceRangeMax",
    title: "Price range, to",
    unit: "dollars",
    cell: (product, _, data) => statedCell(tierOf(product, data)?.max, product.evidence.priceRange),
  },
  {
    name: "packaging",
    title: "Packaging",
    unit: "text",
    cell: ({ packaging, evidence }) => statedCell(packaging, evidence.packaging),
  },
  {
    name: "rating",
    title: "Rating",
    unit: "rating",
    cell: ({ ratingOutOfFive, evidence }) => statedCell(ratingOutOfFive, evidence.rating),
  },
  {
    name: "reviews",
    title: "Reviews",
    unit: "count",
    cell: (_, { reviews }) => statedCell(reviews?.value.number, reviews),
  },
  {
    name: "reviewsNoun",
    title: "What the reviews are called",
    unit: "text",
    cell: (_, { reviews }) => statedCell(reviews?.value.noun, reviews),
  },
  {
    name: "theme",
    title: "Theme",
    unit: "text",
    cell: ({ theme, evidence }) => statedCell(theme, evidence.theme),
  },
  {
    name: "licence",
    title: "Licence",
    unit: "text",
    cell: ({ licence, evidence }) => statedCell(licence, evidence.licence),
  },
  {
    name: "brandColor",
    title: "Brand color",
    unit: "text",
    cell: ({ brandColor, evidence }) => statedCell(brandColor, evidence.brandColor),
  },
  {
    name: "summary",
    title: "Summary",
    unit: "text",
    cell: ({ slug }, { summary }, data) => proseCell(summary, data, productPrefix(slug)),
  },
];

const statementFields = ["features", "targetAudience", "uniqueSellingPoints", "additionalInfo"] as const;

/** One row a product, one column a field, each with its kind and sources. */
export function deriveProductTable(data: EditionData): DataTable {
  const rows = data.products.map((product) =>
    productColumns.map(({ cell }) => cell(product, recordOf(product, data), data)),
  );
  return makeRecordTable("products", data, { columns: productColumns, rows });
}

/** One row for each feature, selling point, piece of information and audience of a product. */
export function deriveProductStatements(data: EditionData): DataTable {
  const rows = data.products.flatMap((product) =>
    statementFields.flatMap((field) =>
      recordOf(product, data)[field].map((statement, index) => [
        plainCell(product.id),
        plainCell(product.slug),
        plainCell(field),
        plainCell(index + 1),
        statementCell(statement, data, productPrefix(product.slug)),
      ]),
    ),
  );
  const columns: ColumnPlan[] = [
    { name: "productId", title: "Product id", unit: "text", evidence: false },
    { name: "productSlug", title: "Product in addresses", unit: "text", evidence: false },
    { name: "field", title: "Field", unit: "text", evidence: false },
    { name: "position", title: "Position", unit: "number", evidence: false },
    { name: "statement", title: "Statement", unit: "text" },
  ];
  return makeRecordTable("product-statements", data, { columns, rows });
}

function perBandage({ dollarsPerBandage, evidence }: Product): DataCell {
  const parts = [evidence.price, evidence.count].filter((part) => part !== undefined);
  return statedCell(dollarsPerBandage, combineEvidence(parts));
}

function tierOf({ marketTier }: Product, { tiers }: EditionData) {
  return tiers.find(({ label }) => label === marketTier);
}

function recordOf({ slug }: Product, { report }: EditionData): ProductRecord {
  const record = report.products.find((candidate) => candidate.slug === slug);
  if (!record) throw new Error(`no record of the product ${slug}`);
  return record;
}
