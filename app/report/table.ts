import { formatByUnit } from "../format";
import type { Unit, Value } from "../value";
import type { Share, Tier } from "./groups";
import type { Product } from "./product";
import type { Model, Report } from "./report";
import type { Source } from "./sources";
import { plainText, type Text } from "./text";

type Cell = Value | string | number | undefined;

/** A column of a table, the same in its CSV file, in the data package and beside a figure. */
export interface Column<Row> {
  /** The header in the CSV file. It says the unit and means the same in every table. */
  name: string;
  title: string;
  unit: Unit;
  /** Its cells are values with a kind and sources, which the CSV file has in two columns of their own. */
  stated?: boolean;
  // A method, so that one list can hold tables of different rows.
  cell(row: Row): Cell;
}

export interface Table<Row = unknown> {
  /** Of its file. */
  name: string;
  words: { title: string; description: string };
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** Every published table. */
export function listTables(report: Report): Table[] {
  const tables = [productsTable, priceTiersTable, sourcesTable, brandShareTable];
  return tables.map((make) => make(report));
}

/** The columns that content/data.yaml explains; kinds and sources are explained once. */
export function listColumnNames(model: Model): string[] {
  // The names of columns need no sentences.
  const columns = listTables(model as unknown as Report).flatMap((table) => table.columns);
  return [...columns.map(({ name }) => name), "each_usd", "kind", "sources"];
}

/** A cell as readers see it; "" without a value. */
export function formatCell<Row>(column: Column<Row>, row: Row): string {
  const cell = column.cell(row);
  return typeof cell === "object" ? cell.text : formatByUnit(cell ?? "", column.unit);
}

export function productsTable({ products, data }: Report): Table<Product> {
  const columns: Column<Product>[] = [
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
  // Without a product whose price and count were both observed, no product has a price of one.
  const hasEach = products.some(({ each }) => each);
  return {
    name: "products",
    words: data.tables.products,
    columns: columns.filter(({ name }) => hasEach || name !== "each_usd"),
    rows: products,
  };
}

export function brandShareTable({ shares, figures }: Report): Table<Share> {
  return {
    name: "brand-share",
    words: figures["brand-share"].table,
    columns: [
      { name: "brand_group", title: "Brand", unit: "text", cell: ({ group }) => group },
      { name: "products_count", title: "Products", unit: "count", cell: ({ products }) => products.length },
      { name: "share_percent", title: "Share", unit: "percent", cell: ({ percentage }) => percentage },
      { name: "brand_color", title: "Color", unit: "text", cell: ({ color }) => color },
      { name: "product_slugs", title: "Which", unit: "text", cell: ({ products }) => slugsOf(products) },
    ],
    rows: shares,
  };
}

export function priceTiersTable({ tiers, figures }: Report): Table<Tier> {
  return {
    name: "price-tiers",
    words: figures["price-tiers"].table,
    columns: [
      { name: "market_tier", title: "Tier", unit: "text", cell: ({ label }) => label },
      { name: "min_usd", title: "From", unit: "money", cell: ({ min }) => min },
      { name: "max_usd", title: "To", unit: "money", cell: ({ max }) => max },
      { name: "products_count", title: "Products", unit: "count", cell: ({ products }) => products.length },
      { name: "product_slugs", title: "Which", unit: "text", cell: ({ products }) => slugsOf(products) },
    ],
    rows: tiers,
  };
}

function sourcesTable({ sources, data }: Report): Table<Source> {
  const words = (text: Text | undefined) => text && plainText(text);
  return {
    name: "sources",
    words: data.tables.sources,
    columns: [
      { name: "id", title: "Source id", unit: "text", cell: ({ id }) => id },
      { name: "number", title: "Number", unit: "number", cell: ({ number }) => number },
      { name: "publisher", title: "Publisher", unit: "text", cell: ({ publisher }) => publisher },
      { name: "title", title: "Title", unit: "text", cell: ({ title }) => title },
      { name: "address", title: "Address", unit: "address", cell: ({ address }) => address },
      { name: "date", title: "Date", unit: "date", cell: ({ date }) => date },
      { name: "place", title: "Place", unit: "text", cell: ({ place }) => place },
      { name: "role", title: "Role", unit: "text", cell: ({ role }) => role },
      { name: "states", title: "What it states", unit: "text", cell: ({ states }) => words(states) },
      { name: "caveat", title: "Caveat", unit: "text", cell: ({ caveat }) => words(caveat) },
    ],
    rows: sources,
  };
}

function slugsOf(products: readonly { slug: string }[]): string {
  return products.map(({ slug }) => slug).join(" ");
}
