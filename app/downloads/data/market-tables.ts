import { findRecord } from "../../analysis/find-record";
import { percentOf } from "../../analysis/share";
import { type EditionData, makeRecordTable, proseCell, statementCell } from "./edition-data";
import { type ColumnPlan, type DataTable, plainCell, statedCell } from "./table";

const position: ColumnPlan = { name: "position", title: "Position", unit: "number", evidence: false };

/** The brands as listed on the products. */
export function deriveBrandTable(data: EditionData): DataTable {
  const columns: ColumnPlan[] = [
    { name: "brand", title: "Brand", unit: "text" },
    { name: "brandGroup", title: "Brand group", unit: "text" },
    { name: "products", title: "Products", unit: "count" },
    { name: "brandColor", title: "Brand color", unit: "text" },
    { name: "note", title: "Note", unit: "text" },
  ];
  const rows = data.report.brands.map(({ name, group, color, note }) => [
    statedCell(name),
    statedCell(group),
    statedCell(data.products.filter(({ brand }) => brand === name).length),
    statedCell(color.value, color),
    proseCell(note, data),
  ]);
  return makeRecordTable("brands", data, { columns, rows });
}

/** The brand groups as counted for share. */
export function deriveBrandGroupTable(data: EditionData): DataTable {
  const columns: ColumnPlan[] = [
    { name: "brandGroup", title: "Brand group", unit: "text" },
    { name: "products", title: "Products", unit: "count" },
    { name: "share", title: "Share", unit: "percent" },
    { name: "productSlugs", title: "Products counted", unit: "text", evidence: false },
  ];
  const rows = data.shares.map(({ brand, products, percentage, members }) => [
    statedCell(brand),
    statedCell(products),
    statedCell(percentage),
    plainCell(members.map(({ slug }) => slug).join(" ")),
  ]);
  return makeRecordTable("brand-groups", data, { columns, rows });
}

/** Price tiers, empty ones included. */
export function deriveTierTable(data: EditionData): DataTable {
  const columns: ColumnPlan[] = [
    { name: "tier", title: "Tier", unit: "text" },
    { name: "min", title: "From", unit: "dollars" },
    { name: "max", title: "To", unit: "dollars" },
    { name: "products", title: "Products", unit: "count" },
    { name: "share", title: "Share", unit: "percent" },
    { name: "note", title: "Note", unit: "text" },
  ];
  const rows = data.tiers.map(({ label, min, max, products }) => [
    statedCell(label),
    statedCell(min),
    statedCell(max),
    statedCell(products.length),
    statedCell(percentOf(products.length, data.products.length)),
    proseCell(findRecord(data.report.tiers, "label", label).note, data),
  ]);
  return makeRecordTable("tiers", data, { columns, rows });
}

/** What speaks for each listed brand. */
export function deriveBrandStatements(data: EditionData): DataTable {
  const columns: ColumnPlan[] = [
    { name: "brand", title: "Brand", unit: "text" },
    position,
    { name: "statement", title: "Statement", unit: "text" },
  ];
  const rows = data.report.market.advantages.brands.flatMap(({ brand, points }) =>
    points.map((point, index) => [statedCell(brand), plainCell(index + 1), statementCell(point, data)]),
  );
  return makeRecordTable("brand-statements", data, { columns, rows });
}

/** Trends or opportunities: a claim, and what supports it. */
export function deriveClaimTable(name: "trends" | "opportunities", data: EditionData): DataTable {
  const { trends, opportunities } = data.report.market;
  const claims = name === "trends" ? trends.cards : opportunities.items;
  const columns: ColumnPlan[] = [
    position,
    { name: "title", title: "Title", unit: "text" },
    { name: "text", title: "Text", unit: "text" },
    { name: "support", title: "Support", unit: "text" },
  ];
  const rows = claims.map(({ title, text, support }, index) => [
    plainCell(index + 1),
    proseCell(title, data),
    proseCell(text, data),
    statementCell(support, data),
  ]);
  return makeRecordTable(name, data, { columns, rows });
}
