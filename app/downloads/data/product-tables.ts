import { findRecord } from "../../analysis/find-record";
import type { Product, ValueField } from "../../analysis/product";
import type { Unit } from "../../analysis/value";
import { productPrefix } from "../../analysis/values";
import type { ProductRecord } from "../../content/schema/product";
import { type EditionData, makeRecordTable, proseCell, statementCell } from "./edition-data";
import { type ColumnPlan, type DataCell, type DataTable, plainCell, statedCell } from "./table";

const idColumn: ColumnPlan = { name: "id", title: "Product id", unit: "text", evidence: false };
const slugColumn: ColumnPlan = { name: "slug", title: "Product in addresses", unit: "text", evidence: false };

/** A column of the products, and what a product has in it. */
type ProductColumn = ColumnPlan & {
  cell(product: Product, record: ProductRecord, data: EditionData): DataCell;
};

/** A field of the specification's Product. */
function field(
  name: ValueField,
  title: string,
  unit: Unit,
  value: (product: Product) => Value,
): ProductColumn {
  return { name, title, unit, cell: (product) => statedCell(value(product), product.evidence[name]) };
}
type Value = string | number | undefined;

/** The fields of the specification's Product, with the numbers behind its texts. */
const productColumns: ProductColumn[] = [
  { ...idColumn, cell: ({ id }) => plainCell(id) },
  { ...slugColumn, cell: ({ slug }) => plainCell(slug) },
  { name: "place", title: "Place in the list", unit: "number", cell: ({ place }) => statedCell(place) },
  field("name", "Name", "text", ({ name }) => name),
  field("brand", "Brand", "text", ({ brand }) => brand),
  { name: "brandGroup", title: "Brand group", unit: "text", cell: ({ group }) => statedCell(group) },
  field("marketTier", "Market tier", "text", ({ marketTier }) => marketTier),
  field("count", "Count", "bandages", ({ bandages }) => bandages),
  field("price", "Price", "dollars", ({ dollars }) => dollars),
  {
    name: "pricePerBandage",
    title: "Price per bandage",
    unit: "dollars",
    cell: ({ dollarsPerBandage, evidence }) => statedCell(dollarsPerBandage, evidence.pricePerBandage),
  },
  {
    name: "priceRangeMin",
    title: "Price range, from",
    unit: "dollars",
    cell: ({ marketTier }, _, { tiers }) => statedCell(findRecord(tiers, "label", marketTier).min),
  },
  {
    name: "priceRangeMax",
    title: "Price range, to",
    unit: "dollars",
    cell: ({ marketTier }, _, { tiers }) => statedCell(findRecord(tiers, "label", marketTier).max),
  },
  field("packaging", "Packaging", "text", ({ packaging }) => packaging),
  field("rating", "Rating", "rating", ({ ratingOutOfFive }) => ratingOutOfFive),
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
  field("theme", "Theme", "text", ({ theme }) => theme),
  field("licence", "Licence", "text", ({ licence }) => licence),
  field("brandColor", "Brand color", "text", ({ brandColor }) => brandColor),
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
    productColumns.map(({ cell }) =>
      cell(product, findRecord(data.report.products, "slug", product.slug), data),
    ),
  );
  return makeRecordTable("products", data, { columns: productColumns, rows });
}

/** One row for each feature, selling point, piece of information and audience of a product. */
export function deriveProductStatements(data: EditionData): DataTable {
  const rows = data.products.flatMap((product) =>
    statementFields.flatMap((field) =>
      findRecord(data.report.products, "slug", product.slug)[field].map((statement, index) => [
        plainCell(product.id),
        plainCell(product.slug),
        plainCell(field),
        plainCell(index + 1),
        statementCell(statement, data, productPrefix(product.slug)),
      ]),
    ),
  );
  const columns: ColumnPlan[] = [
    { ...idColumn, name: "productId" },
    { ...slugColumn, name: "productSlug" },
    { name: "field", title: "Field", unit: "text", evidence: false },
    { name: "position", title: "Position", unit: "number", evidence: false },
    { name: "statement", title: "Statement", unit: "text" },
  ];
  return makeRecordTable("product-statements", data, { columns, rows });
}
