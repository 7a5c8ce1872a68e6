import type { Prose } from "../../content/prose";
import { findRecord } from "../find-record";
import { percentOf } from "../share";
import {
  column,
  type EditionData,
  labelColumn,
  makeRecordTable,
  proseCell,
  statementCell,
} from "./record-table";
import { type DataTable, statedCell } from "./table";

/** The brands as listed on the products. */
export function deriveBrandTable(data: EditionData): DataTable {
  const countOf = (name: string) => data.products.filter(({ brand }) => brand === name).length;
  return makeRecordTable("brands", data, data.report.brands, [
    column("brand", "Brand", "text", ({ name }) => statedCell(name)),
    column("brandGroup", "Brand group", "text", ({ group }) => statedCell(group)),
    column("products", "Products", "count", ({ name }) => statedCell(countOf(name))),
    column("brandColor", "Brand color", "text", ({ color }) => statedCell(color.value, color)),
    column("note", "Note", "text", ({ note }) => proseCell(note, data)),
  ]);
}

/** The brand groups as counted for share. */
export function deriveBrandGroupTable(data: EditionData): DataTable {
  return makeRecordTable("brand-groups", data, data.shares, [
    column("brandGroup", "Brand group", "text", ({ brand }) => statedCell(brand)),
    column("products", "Products", "count", ({ products }) => statedCell(products)),
    column("share", "Share", "percent", ({ percentage }) => statedCell(percentage)),
    labelColumn("productSlugs", "Products counted", "text", ({ members }) =>
      members.map(({ slug }) => slug).join(" "),
    ),
  ]);
}

/** Price tiers, empty ones included. */
export function deriveTierTable(data: EditionData): DataTable {
  const all = data.products.length;
  const noteOf = (label: string) => findRecord(data.report.tiers, "label", label).note;
  return makeRecordTable("tiers", data, data.tiers, [
    column("tier", "Tier", "text", ({ label }) => statedCell(label)),
    column("min", "From", "money", ({ min }) => statedCell(min)),
    column("max", "To", "money", ({ max }) => statedCell(max)),
    column("products", "Products", "count", ({ products }) => statedCell(products.length)),
    column("share", "Share", "percent", ({ products }) => statedCell(percentOf(products.length, all))),
    column("note", "Note", "text", ({ label }) => proseCell(noteOf(label), data)),
  ]);
}

/** The advantages of each listed brand. */
export function deriveBrandStatements(data: EditionData): DataTable {
  const statements = data.report.market.advantages.brands.flatMap(({ brand, points }) =>
    points.map((point, index) => ({ brand, point, position: index + 1 })),
  );
  return makeRecordTable("brand-statements", data, statements, [
    column("brand", "Brand", "text", ({ brand }) => statedCell(brand)),
    labelColumn("position", "Position", "number", ({ position }) => position),
    column("statement", "Statement", "text", ({ point }) => statementCell(point, data)),
  ]);
}

/** The trends: a claim and its support. */
export function deriveTrendTable(data: EditionData): DataTable {
  return makeRecordTable("trends", data, data.report.market.trends.cards, [
    labelColumn("position", "Position", "number", (_, index) => index + 1),
    column("title", "Title", "text", ({ title }) => proseCell(title, data)),
    column("text", "Text", "text", ({ text }) => proseCell(text, data)),
    column("support", "Support", "text", ({ support }) => statementCell(support, data)),
  ]);
}

/** The opportunities: a gap, its evidence, and what the editors advise to do about it. */
export function deriveOpportunityTable(data: EditionData): DataTable {
  const advice = (text: Prose) => statementCell({ text, kind: "editorial" }, data);
  return makeRecordTable("opportunities", data, data.report.market.opportunities.items, [
    labelColumn("position", "Position", "number", (_, index) => index + 1),
    column("title", "Title", "text", ({ title }) => advice(title)),
    column("gap", "Gap", "text", ({ gap }) => advice(gap)),
    labelColumn("strength", "Strength of the evidence", "text", ({ support }) => support.strength),
    column("support", "Support", "text", ({ support }) => statementCell(support, data)),
    column("test", "Test", "text", ({ test }) => advice(test)),
    column("refuted", "What would refute it", "text", ({ refuted }) => advice(refuted)),
  ]);
}
