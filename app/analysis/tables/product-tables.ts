import { productPrefix } from "../derived-values";
import type { Edition } from "../edition";
import { findRecord } from "../find-record";
import { fieldNames, type Product } from "../product";
import type { Unit } from "../value";
import { column, labelColumn, planTable, proseCell, statementCell } from "./record-table";
import { valueCell } from "./table-model";

/** A column for a field of the specification's Product: for its text, or the number behind it. */
export function productColumn(
  name: keyof Product["evidence"],
  unit: Unit = "text",
  value: (product: Product) => string | number | undefined = (product) => product[name],
) {
  return column<Product>(name, fieldNames[name], unit, (product) =>
    valueCell(value(product), product.evidence[name]),
  );
}

const recordOf = ({ slug }: Product, { report }: Edition) => findRecord(report.products, "slug", slug);
const tierOf = ({ marketTier }: Product, { tiers }: Edition) => findRecord(tiers, "label", marketTier);

function reviewsCell(product: Product, edition: Edition, part: "number" | "noun") {
  const { reviews } = recordOf(product, edition);
  return valueCell(reviews?.value[part], reviews);
}

/** The fields of the specification's Product, and the numbers that its texts name. */
export const productTable = planTable("products", ({ products }: Edition) => products, [
  labelColumn("id", "Product id", "text", ({ id }) => id),
  labelColumn("slug", "Product in addresses", "text", ({ slug }) => slug),
  column("rank", "Rank in the list", "number", ({ rank }) => valueCell(rank)),
  productColumn("name"),
  productColumn("brand"),
  column("brandGroup", "Brand group", "text", ({ group }) => valueCell(group)),
  productColumn("marketTier"),
  productColumn("count", "pieces", ({ countNumber }) => countNumber),
  productColumn("price", "money", ({ priceNumber }) => priceNumber),
  column("priceRangeMin", "Price range, from", "money", (product, edition) =>
    valueCell(tierOf(product, edition).min),
  ),
  column("priceRangeMax", "Price range, to", "money", (product, edition) =>
    valueCell(tierOf(product, edition).max),
  ),
  productColumn("packaging"),
  productColumn("rating", "rating", ({ ratingNumber }) => ratingNumber),
  column("reviews", "Reviews", "count", (product, edition) => reviewsCell(product, edition, "number")),
  column("reviewsNoun", "What the reviews are called", "text", (product, edition) =>
    reviewsCell(product, edition, "noun"),
  ),
  productColumn("theme"),
  productColumn("license"),
  productColumn("brandColor"),
  column("summary", "Summary", "text", (product, edition) =>
    proseCell(recordOf(product, edition).summary, edition, productPrefix(product.slug)),
  ),
]);

const statementFields = ["features", "targetAudience", "uniqueSellingPoints", "additionalInfo"] as const;

/** Features, selling points, further information and audiences of each product. */
export const productStatementTable = planTable("product-statements", listStatements, [
  labelColumn("productId", "Product id", "text", ({ record }) => record.id),
  labelColumn("productSlug", "Product in addresses", "text", ({ record }) => record.slug),
  labelColumn("field", "Field", "text", ({ field }) => field),
  labelColumn("rank", "Rank", "number", ({ rank }) => rank),
  column("statement", "Statement", "text", ({ record, statement }, edition) =>
    statementCell(statement, edition, productPrefix(record.slug)),
  ),
]);

function listStatements({ report }: Edition) {
  return report.products.flatMap((record) =>
    statementFields.flatMap((field) =>
      record[field].map((statement, index) => ({ record, field, statement, rank: index + 1 })),
    ),
  );
}
