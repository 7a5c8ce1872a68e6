import { findRecord } from "../../analysis/find-record";
import { percentOf } from "../../analysis/share";
import { type EditionData, makeRecordTable, proseCell, statementCell } from "./edition-data";
import { type DataTable, plainCell, statedCell } from "./table";

const position = {
  name: "position",
  title: "Position",
  unit: "number",
  evidence: false,
  cell: (_: unknown, index: number) => plainCell(index + 1),
} as const;

/** The brands as listed on the products. */
export function deriveBrandTable(data: EditionData): DataTable {
  const countOf = (name: string) => data.products.filter(({ brand }) => brand === name).length;
  return makeRecordTable("brands", data, data.report.brands, [
    { name: "brand", title: "Brand", unit: "text", cell: ({ name }) => statedCell(name) },
    { name: "brandGroup", title: "Brand group", unit: "text", cell: ({ group }) => statedCell(group) },
    { name: "products", title: "Products", unit: "count", cell: ({ name }) => statedCell(countOf(name)) },
    {
      name: "brandColor",
      title: "Brand color",
      unit: "text",
      cell: ({ color }) => statedCell(color.value, color),
    },
    { name: "note", title: "Note", unit: "text", cell: ({ note }) => proseCell(note, data) },
  ]);
}

/** The brand groups as counted for share. */
export function deriveBrandGroupTable(data: EditionData): DataTable {
  return makeRecordTable("brand-groups", data, data.shares, [
    { name: "brandGroup", title: "Brand group", unit: "text", cell: ({ brand }) => statedCell(brand) },
    { name: "products", title: "Products", unit: "count", cell: ({ products }) => statedCell(products) },
    { name: "share", title: "Share", unit: "percent", cell: ({ percentage }) => statedCell(percentage) },
    {
      name: "productSlugs",
      title: "Products counted",
      unit: "text",
      evidence: false,
      cell: ({ members }) => plainCell(members.map(({ slug }) => slug).join(" ")),
    },
  ]);
}

/** Price tiers, empty ones included. */
export function deriveTierTable(data: EditionData): DataTable {
  const all = data.products.length;
  const noteOf = (label: string) => findRecord(data.report.tiers, "label", label).note;
  return makeRecordTable("tiers", data, data.tiers, [
    { name: "tier", title: "Tier", unit: "text", cell: ({ label }) => statedCell(label) },
    { name: "min", title: "From", unit: "dollars", cell: ({ min }) => statedCell(min) },
    { name: "max", title: "To", unit: "dollars", cell: ({ max }) => statedCell(max) },
    {
      name: "products",
      title: "Products",
      unit: "count",
      cell: ({ products }) => statedCell(products.length),
    },
    {
      name: "share",
      title: "Share",
      unit: "percent",
      cell: ({ products }) => statedCell(percentOf(products.length, all)),
    },
    { name: "note", title: "Note", unit: "text", cell: ({ label }) => proseCell(noteOf(label), data) },
  ]);
}

/** What speaks for each listed brand. */
export function deriveBrandStatements(data: EditionData): DataTable {
  const statements = data.report.market.advantages.brands.flatMap(({ brand, points }) =>
    points.map((point, index) => ({ brand, point, index })),
  );
  return makeRecordTable("brand-statements", data, statements, [
    { name: "brand", title: "Brand", unit: "text", cell: ({ brand }) => statedCell(brand) },
    { ...position, cell: ({ index }) => plainCell(index + 1) },
    { name: "statement", title: "Statement", unit: "text", cell: ({ point }) => statementCell(point, data) },
  ]);
}

/** Trends or opportunities: a claim, and what supports it. */
export function deriveClaimTable(name: "trends" | "opportunities", data: EditionData): DataTable {
  const { trends, opportunities } = data.report.market;
  return makeRecordTable(name, data, name === "trends" ? trends.cards : opportunities.items, [
    position,
    { name: "title", title: "Title", unit: "text", cell: ({ title }) => proseCell(title, data) },
    { name: "text", title: "Text", unit: "text", cell: ({ text }) => proseCell(text, data) },
    { name: "support", title: "Support", unit: "text", cell: ({ support }) => statementCell(support, data) },
  ]);
}
