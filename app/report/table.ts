import { formatByUnit } from "../format";
import type { Unit, Value } from "../value";
import type { Share, Tier } from "./groups";
import type { Product } from "./product";
import type { Report } from "./report";
import type { Source } from "./sources";
import { plainText } from "./text";

type Cell = Value | string | number | undefined;

/** A column of a table: the same in its CSV file, in the data package and below a figure. */
export interface Column<Row> {
  /** The header in the CSV file. It includes the unit and has the same meaning in every table. */
  name: string;
  title: string;
  unit: Unit;
  /** Whether the cells are values with a kind and sources, which the CSV file has in two more columns. */
  stated?: boolean;
  // As a method, its parameter is bivariant, so that one list can hold tables with different types of rows.
  cell(row: Row): Cell;
}

export interface Table<Row = unknown> {
  /** The name of its CSV file, without the extension. */
  name: string;
  words: { title: string; description: string };
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

const productColumns: Column<Product>[] = [
  { name: "id", title: "Product id", unit: "text", cell: ({ id }) => id },
  { name: "slug", title: "In addresses", unit: "text", cell: ({ slug }) => slug },
  { name: "name", title: "Name", unit: "text", cell: ({ name }) => name },
  { name: "brand", title: "Brand", unit: "text", cell: ({ brand }) => brand },
  { name: "brand_group", title: "Brand group", unit: "text", cell: ({ group }) => group },
  { name: "market_tier", title: "Tier", unit: "text", cell: ({ marketTier }) => marketTier },
  { name: "price_range", title: "Price range", unit: "text", cell: ({ priceRange }) => priceRange },
  { name: "count_bandages", title: "Count", unit: "pieces", stated: true, cell: ({ count }) => count },
  { name: "price_usd", title: "Price", unit: "money", stated: true, cell: ({ price }) => price },
  { name: "each_usd", title: "Each", unit: "money", stated: true, cell: ({ each }) => each },
  { name: "packaging", title: "Packaging", unit: "text", stated: true, cell: (row) => row.packaging },
  { name: "rating_out_of_five", title: "Rating", unit: "rating", stated: true, cell: (row) => row.rating },
  { name: "reviews_count", title: "Reviews", unit: "count", stated: true, cell: (row) => row.reviews },
  { name: "license", title: "License", unit: "text", stated: true, cell: ({ license }) => license },
  { name: "theme", title: "Theme", unit: "text", cell: ({ theme }) => theme },
  { name: "brand_color", title: "Brand color", unit: "text", cell: ({ brandColor }) => brandColor },
  { name: "lead", title: "In a sentence", unit: "text", cell: ({ lead }) => plainText(lead) },
];

const brandShareColumns: Column<Share>[] = [
  { name: "brand_group", title: "Brand", unit: "text", cell: ({ group }) => group },
  { name: "products_count", title: "Products", unit: "count", cell: ({ products }) => products.length },
  { name: "share_percent", title: "Share", unit: "percent", cell: ({ percentage }) => percentage },
  { name: "brand_color", title: "Color", unit: "text", cell: ({ color }) => color },
  { name: "product_slugs", title: "Which", unit: "text", cell: ({ products }) => slugsOf(products) },
];

const priceTierColumns: Column<Tier>[] = [
  { name: "market_tier", title: "Tier", unit: "text", cell: ({ label }) => label },
  { name: "min_usd", title: "From", unit: "money", cell: ({ min }) => min },
  { name: "max_usd", title: "To", unit: "money", cell: ({ max }) => max },
  { name: "products_count", title: "Products", unit: "count", cell: ({ products }) => products.length },
  { name: "product_slugs", title: "Which", unit: "text", cell: ({ products }) => slugsOf(products) },
];

const sourceColumns: Column<Source>[] = [
  { name: "id", title: "Source id", unit: "text", cell: ({ id }) => id },
  { name: "number", title: "Number", unit: "number", cell: ({ number }) => number },
  { name: "publisher", title: "Publisher", unit: "text", cell: ({ publisher }) => publisher },
  { name: "title", title: "Title", unit: "text", cell: ({ title }) => title },
  { name: "address", title: "Address", unit: "address", cell: ({ address }) => address },
  { name: "date", title: "Date", unit: "date", cell: ({ date }) => date },
  { name: "place", title: "Place", unit: "text", cell: ({ place }) => place },
  { name: "role", title: "Role", unit: "text", cell: ({ role }) => role },
  {
    name: "states",
    title: "What it states",
    unit: "text",
    cell: ({ states }) => states && plainText(states),
  },
  { name: "caveat", title: "Caveat", unit: "text", cell: ({ caveat }) => caveat && plainText(caveat) },
];

const columns = [productColumns, priceTierColumns, sourceColumns, brandShareColumns].flat();

/** Names that content/data.yaml can describe: those of all columns, and one for all kinds and one for all sources. */
export const columnNames = [...new Set([...columns.map(({ name }) => name), "kind", "sources"])];

/** Lists every published table. */
export function listTables(report: Report): Table[] {
  const tables = [productsTable, priceTiersTable, sourcesTable, brandShareTable];
  return tables.map((make) => make(report));
}

/** Formats a cell for readers; "" if it has no value. */
export function formatCell<Row>(column: Column<Row>, row: Row): string {
  const cell = column.cell(row);
  return typeof cell === "object" ? cell.text : formatByUnit(cell ?? "", column.unit);
}

export function productsTable({ products, data }: Report): Table<Product> {
  // A unit price needs an observed price and an observed count, which the products may lack.
  const hasEach = products.some(({ each }) => each);
  return {
    name: "products",
    words: data.tables.products,
    columns: productColumns.filter(({ name }) => hasEach || name !== "each_usd"),
    rows: products,
  };
}

export function brandShareTable({ shares, figures }: Report): Table<Share> {
  return {
    name: "brand-share",
    words: figures["brand-share"].table,
    columns: brandShareColumns,
    rows: shares,
  };
}

export function priceTiersTable({ tiers, figures }: Report): Table<Tier> {
  return {
    name: "price-tiers",
    words: figures["price-tiers"].table,
    columns: priceTierColumns,
    rows: tiers,
  };
}

function sourcesTable({ sources, data }: Report): Table<Source> {
  return {
    name: "sources",
    words: data.tables.sources,
    columns: sourceColumns,
    rows: sources,
  };
}

function slugsOf(products: readonly { slug: string }[]): string {
  return products.map(({ slug }) => slug).join(" ");
}
