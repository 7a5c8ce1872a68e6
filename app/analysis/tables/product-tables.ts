import type { Report } from "../../content/report-files";
import { findRecord } from "../find-record";
import type { Product } from "../product";
import type { Unit } from "../value";
import { productPrefix } from "../values";
import {
  column,
  type EditionData,
  labelColumn,
  makeRecordTable,
  proseCell,
  type RecordColumn,
  statementCell,
} from "./record-table";
import { type DataTable, statedCell } from "./table";

/** A field of the specification's Product, with the evidence that the product has for it. */
function field(
  name: keyof Product["evidence"],
  title: string,
  unit: Unit,
  value: (product: Product) => string | number | undefined,
): RecordColumn<Product> {
  return column(name, title, unit, (product) => statedCell(value(product), product.evidence[name]));
}

/** A fact that the edition adds, under its own name. */
function factColumn({ key, label, unit }: Report["list"]["facts"][number]): RecordColumn<Product> {
  const title = unit ? `${label} (${unit})` : label;
  return column(key, title, "fact", ({ facts }) => {
    const fact = facts.find((each) => each.key === key);
    return statedCell(fact?.raw, fact);
  });
}

const statementFields = ["features", "targetAudience", "uniqueSellingPoints", "additionalInfo"] as const;

/** The fields of the specification's Product and the numbers that its texts name: one row for each product. */
export function deriveProductTable(data: EditionData): DataTable {
  const recordOf = ({ slug }: Product) => findRecord(data.report.products, "slug", slug);
  const tierOf = ({ marketTier }: Product) => findRecord(data.tiers, "label", marketTier);
  const reviewsCell = (product: Product, part: "number" | "noun") => {
    const { reviews } = recordOf(product);
    return statedCell(reviews?.value[part], reviews);
  };
  return makeRecordTable("products", data, data.products, [
    labelColumn("id", "Product id", "text", ({ id }) => id),
    labelColumn("slug", "Product in addresses", "text", ({ slug }) => slug),
    column("place", "Place in the list", "number", ({ place }) => statedCell(place)),
    field("name", "Name", "text", ({ name }) => name),
    field("brand", "Brand", "text", ({ brand }) => brand),
    column("brandGroup", "Brand group", "text", ({ group }) => statedCell(group)),
    field("marketTier", "Market tier", "text", ({ marketTier }) => marketTier),
    field("count", "Count", "pieces", ({ countNumber }) => countNumber),
    field("price", "Price", "money", ({ priceNumber }) => priceNumber),
    field(
      "pricePerPiece",
      `Price per ${data.report.publication.piece.one}`,
      "money",
      ({ pricePerPieceNumber }) => pricePerPieceNumber,
    ),
    column("priceRangeMin", "Price range, from", "money", (product) => statedCell(tierOf(product).min)),
    column("priceRangeMax", "Price range, to", "money", (product) => statedCell(tierOf(product).max)),
    field("packaging", "Packaging", "text", ({ packaging }) => packaging),
    field("rating", "Rating", "rating", ({ ratingNumber }) => ratingNumber),
    column("reviews", "Reviews", "count", (product) => reviewsCell(product, "number")),
    column("reviewsNoun", "What the reviews are called", "text", (product) => reviewsCell(product, "noun")),
    field("theme", "Theme", "text", ({ theme }) => theme),
    field("licence", "License", "text", ({ licence }) => licence),
    field("brandColor", "Brand color", "text", ({ brandColor }) => brandColor),
    ...data.report.list.facts.map(factColumn),
    column("summary", "Summary", "text", (product) =>
      proseCell(recordOf(product).summary, data, productPrefix(product.slug)),
    ),
  ]);
}

/** One row for each feature, selling point, piece of information and audience of a product. */
export function deriveProductStatements(data: EditionData): DataTable {
  const statements = data.report.products.flatMap((record) =>
    statementFields.flatMap((field) =>
      record[field].map((statement, index) => ({ record, field, statement, position: index + 1 })),
    ),
  );
  return makeRecordTable("product-statements", data, statements, [
    labelColumn("productId", "Product id", "text", ({ record }) => record.id),
    labelColumn("productSlug", "Product in addresses", "text", ({ record }) => record.slug),
    labelColumn("field", "Field", "text", ({ field }) => field),
    labelColumn("position", "Position", "number", ({ position }) => position),
    column("statement", "Statement", "text", ({ record, statement }) =>
      statementCell(statement, data, productPrefix(record.slug)),
    ),
  ]);
}
