import { formatAs } from "../format";
import type { Value, ValueFormat } from "../value";
import type { Share, Tier } from "./groups";
import type { Product } from "./product";
import type { Report } from "./report";
import type { Source } from "./sources";
import { toPlainText } from "./text";

type Cell = Value | string | number | undefined;

/** A column of a table in its CSV file, in the data package and on pages. */
export interface Column<Row> {
  /** The header in the CSV file. It includes the unit and has the same meaning in every table. */
  name: string;
  /** The header on pages and the title in the data package. */
  title: string;
  format: ValueFormat;
  /**
   * Whether the cells are values with a kind and sources, which the CSV file contains in two more columns.
   */
  hasEvidence?: boolean;
  /**
   * Whether an empty cell means that the value is not known, because every product has one. Pages then show the text for
   * unknown values instead of a dash.
   */
  mayBeUnknown?: boolean;
  // Parameters of methods are bivariant. Therefore, one list can contain tables with different types of rows.
  getCell(row: Row): Cell;
}

/** A table of the report, which is published as a CSV file. */
export interface Table<Row = unknown> {
  /** The name of the CSV file, without the extension. */
  name: string;
  text: { title: string; description: string };
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

const productColumns: Column<Product>[] = [
  { name: "id", title: "Product id", format: "text", getCell: ({ id }) => id },
  { name: "slug", title: "In addresses", format: "text", getCell: ({ slug }) => slug },
  { name: "name", title: "Name", format: "text", getCell: ({ name }) => name },
  { name: "brand", title: "Brand", format: "text", getCell: ({ brand }) => brand },
  { name: "brand_group", title: "Brand group", format: "text", getCell: ({ group }) => group },
  { name: "market_tier", title: "Tier", format: "text", getCell: ({ marketTier }) => marketTier },
  { name: "price_range", title: "Price range", format: "text", getCell: ({ priceRange }) => priceRange },
  {
    name: "count_bandages",
    title: "Count",
    format: "pieces",
    hasEvidence: true,
    mayBeUnknown: true,
    getCell: ({ count }) => count,
  },
  {
    name: "price_usd",
    title: "Price",
    format: "money",
    hasEvidence: true,
    mayBeUnknown: true,
    getCell: ({ price }) => price,
  },
  {
    name: "unit_price_usd",
    title: "Each",
    format: "money",
    hasEvidence: true,
    getCell: ({ unitPrice }) => unitPrice,
  },
  {
    name: "packaging",
    title: "Packaging",
    format: "text",
    hasEvidence: true,
    mayBeUnknown: true,
    getCell: (row) => row.packaging,
  },
  {
    name: "rating_out_of_five",
    title: "Rating",
    format: "rating",
    hasEvidence: true,
    getCell: (row) => row.rating,
  },
  {
    name: "reviews_count",
    title: "Reviews",
    format: "count",
    hasEvidence: true,
    getCell: (row) => row.reviews,
  },
  { name: "license", title: "License", format: "text", hasEvidence: true, getCell: ({ license }) => license },
  { name: "theme", title: "Theme", format: "text", getCell: ({ theme }) => theme },
  { name: "brand_color", title: "Brand color", format: "text", getCell: ({ brandColor }) => brandColor },
  { name: "lead", title: "In a sentence", format: "text", getCell: ({ lead }) => toPlainText(lead) },
];

const brandShareColumns: Column<Share>[] = [
  { name: "brand_group", title: "Brand", format: "text", getCell: ({ group }) => group },
  { name: "products_count", title: "Products", format: "count", getCell: ({ products }) => products.length },
  { name: "share_percent", title: "Share", format: "percent", getCell: ({ percentage }) => percentage },
  { name: "brand_color", title: "Color", format: "text", getCell: ({ color }) => color },
  { name: "product_slugs", title: "Which", format: "text", getCell: ({ products }) => slugsOf(products) },
];

const priceTierColumns: Column<Tier>[] = [
  { name: "market_tier", title: "Tier", format: "text", getCell: ({ label }) => label },
  { name: "min_usd", title: "From", format: "money", getCell: ({ min }) => min },
  { name: "max_usd", title: "To", format: "money", getCell: ({ max }) => max },
  { name: "products_count", title: "Products", format: "count", getCell: ({ products }) => products.length },
  { name: "product_slugs", title: "Which", format: "text", getCell: ({ products }) => slugsOf(products) },
];

const sourceColumns: Column<Source>[] = [
  { name: "id", title: "Source id", format: "text", getCell: ({ id }) => id },
  { name: "number", title: "Number", format: "number", getCell: ({ number }) => number },
  { name: "publisher", title: "Publisher", format: "text", getCell: ({ publisher }) => publisher },
  { name: "title", title: "Title", format: "text", getCell: ({ title }) => title },
  { name: "address", title: "Address", format: "url", getCell: ({ address }) => address },
  { name: "date", title: "Date", format: "date", getCell: ({ date }) => date },
  { name: "place", title: "Place", format: "text", getCell: ({ place }) => place },
  { name: "role", title: "Role", format: "text", getCell: ({ role }) => role },
  {
    name: "states",
    title: "What it states",
    format: "text",
    getCell: ({ states }) => states && toPlainText(states),
  },
  { name: "caveat", title: "Caveat", format: "text", getCell: ({ caveat }) => caveat && toPlainText(caveat) },
];

const columns = [productColumns, priceTierColumns, sourceColumns, brandShareColumns].flat();

/**
 * The names that content/data.yaml can describe: those of all columns, `kind` for all columns with kinds, and
 * `sources` for all columns with sources.
 */
export const columnNames = [...new Set([...columns.map(({ name }) => name), "kind", "sources"])];

/** Lists every published table. */
export function listTables(report: Report): Table[] {
  const tables = [productsTable, priceTiersTable, sourcesTable, brandShareTable];
  return tables.map((createTable) => createTable(report));
}

/** Formats a cell for readers. Returns "" if it has no value. */
export function formatCell<Row>(column: Column<Row>, row: Row): string {
  const cell = column.getCell(row);
  return typeof cell === "object" ? cell.text : formatAs(cell ?? "", column.format);
}

export function productsTable({ products, data }: Report): Table<Product> {
  // The column is omitted if no product has a unit price, for which price and count must have been observed.
  const hasUnitPrice = products.some(({ unitPrice }) => unitPrice);
  return {
    name: "products",
    text: data.tables.products,
    columns: productColumns.filter(({ name }) => hasUnitPrice || name !== "unit_price_usd"),
    rows: products,
  };
}

export function brandShareTable({ shares, figures }: Report): Table<Share> {
  return {
    name: "brand-share",
    text: figures["brand-share"].table,
    columns: brandShareColumns,
    rows: shares,
  };
}

export function priceTiersTable({ tiers, figures }: Report): Table<Tier> {
  return {
    name: "price-tiers",
    text: figures["price-tiers"].table,
    columns: priceTierColumns,
    rows: tiers,
  };
}

function sourcesTable({ sources, data }: Report): Table<Source> {
  return {
    name: "sources",
    text: data.tables.sources,
    columns: sourceColumns,
    rows: sources,
  };
}

function slugsOf(products: readonly { slug: string }[]): string {
  return products.map(({ slug }) => slug).join(" ");
}
