import { findRecord } from "../../analysis/find-record";
import type { Product, ValueField } from "../../analysis/product";
import type { Unit } from "../../analysis/value";
import { productPrefix } from "../../analysis/values";
import {
  type EditionData,
  makeRecordTable,
  proseCell,
  type RecordColumn,
  statementCell,
} from "./edition-data";
import { type ColumnPlan, type DataTable, plainCell, statedCell } from "./table";

const idColumn: ColumnPlan = { name: "id", title: "Product id", unit: "text", evidence: false };
const slugColumn: ColumnPlan = { name: "slug", title: "Product in addresses", unit: "text", evidence: false };

type ProductColumn = RecordColumn<Product>;

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

const statementFields = ["features", "targetAudience", "uniqueSellingPoints", "additionalInfo"] as const;

/** The fields of the specification's Product, with the numbers behind its texts: one row a product, one column a field. */
export function deriveProductTable(data: EditionData): DataTable {
  const recordOf = (slug: string) => findRecord(data.report.products, "slug", slug);
  const reviewsCell = ({ slug }: Product, part: "number" | "noun") => {
    const { reviews } = recordOf(slug);
    return statedCell(reviews?.value[part], reviews);
  };
  const columns: ProductColumn[] = [
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
      cell: ({ marketTier }) => statedCell(findRecord(data.tiers, "label", marketTier).min),
    },
    {
      name: "priceRangeMax",
      title: "Price range, to",
      unit: "dollars",
      cell: ({ marketTier }) => statedCell(findRecord(data.tiers, "label", marketTier).max),
    },
    field("packaging", "Packaging", "text", ({ packaging }) => packaging),
    field("rating", "Rating", "rating", ({ ratingOutOfFive }) => ratingOutOfFive),
    {
      name: "reviews",
      title: "Reviews",
      unit: "count",
      cell: (product) => reviewsCell(product, "number"),
    },
    {
      name: "reviewsNoun",
      title: "What the reviews are called",
      unit: "text",
      cell: (product) => reviewsCell(product, "noun"),
    },
    field("theme", "Theme", "text", ({ theme }) => theme),
    field("licence", "Licence", "text", ({ licence }) => licence),
    field("brandColor", "Brand color", "text", ({ brandColor }) => brandColor),
    {
      name: "summary",
      title: "Summary",
      unit: "text",
      cell: ({ slug }) => proseCell(recordOf(slug).summary, data, productPrefix(slug)),
    },
  ];
  return makeRecordTable("products", data, data.products, columns);
}

/** One row for each feature, selling point, piece of information and audience of a product. */
export function deriveProductStatements(data: EditionData): DataTable {
  const statements = data.report.products.flatMap((record) =>
    statementFields.flatMap((field) =>
      record[field].map((statement, index) => ({ record, field, statement, index })),
    ),
  );
  return makeRecordTable("product-statements", data, statements, [
    { ...idColumn, name: "productId", cell: ({ record }) => plainCell(record.id) },
    { ...slugColumn, name: "productSlug", cell: ({ record }) => plainCell(record.slug) },
    { name: "field", title: "Field", unit: "text", evidence: false, cell: ({ field }) => plainCell(field) },
    {
      name: "position",
      title: "Position",
      unit: "number",
      evidence: false,
      cell: ({ index }) => plainCell(index + 1),
    },
    {
      name: "statement",
      title: "Statement",
      unit: "text",
      cell: ({ record, statement }) => statementCell(statement, data, productPrefix(record.slug)),
    },
  ]);
}
