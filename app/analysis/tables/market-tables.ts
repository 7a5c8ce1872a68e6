import type { Prose } from "../../content/prose";
import type { Edition } from "../edition";
import { findRecord } from "../find-record";
import { percentOf } from "../share";
import { column, labelColumn, planTable, proseCell, statementCell } from "./record-table";
import { valueCell } from "./table-model";

/** The brands as listed on the products. */
export const brandTable = planTable("brands", ({ report }: Edition) => report.brands, [
  column("brand", "Brand", "text", ({ name }) => valueCell(name)),
  column("brandGroup", "Brand group", "text", ({ group }) => valueCell(group)),
  column("products", "Products", "count", ({ name }, { products }) =>
    valueCell(products.filter(({ brand }) => brand === name).length),
  ),
  column("brandColor", "Brand color", "text", ({ color }) => valueCell(color.value, color)),
  column("note", "Note", "text", ({ note }, edition) => proseCell(note, edition)),
]);

/** The brand groups as counted for share. */
export const brandGroupTable = planTable("brand-groups", ({ shares }: Edition) => shares, [
  column("brandGroup", "Brand group", "text", ({ brand }) => valueCell(brand)),
  column("products", "Products", "count", ({ products }) => valueCell(products)),
  column("share", "Share", "percent", ({ percentage }) => valueCell(percentage)),
  labelColumn("productSlugs", "Products counted", "text", ({ members }) =>
    members.map(({ slug }) => slug).join(" "),
  ),
]);

/** Price tiers, also empty ones. */
export const tierTable = planTable("tiers", ({ tiers }: Edition) => tiers, [
  column("tier", "Tier", "text", ({ label }) => valueCell(label)),
  column("min", "From", "money", ({ min }) => valueCell(min)),
  column("max", "To", "money", ({ max }) => valueCell(max)),
  column("products", "Products", "count", ({ products }) => valueCell(products.length)),
  column("share", "Share", "percent", ({ products }, edition) =>
    valueCell(percentOf(products.length, edition.products.length)),
  ),
  column("note", "Note", "text", ({ label }, edition) =>
    proseCell(findRecord(edition.report.tiers, "label", label).note, edition),
  ),
]);

/** The advantages of each listed brand. */
export const brandStatementTable = planTable("brand-statements", listAdvantages, [
  column("brand", "Brand", "text", ({ brand }) => valueCell(brand)),
  labelColumn("rank", "Rank", "number", ({ rank }) => rank),
  column("statement", "Statement", "text", ({ point }, edition) => statementCell(point, edition)),
]);

function listAdvantages({ report }: Edition) {
  return report.market.advantages.brands.flatMap(({ brand, points }) =>
    points.map((point, index) => ({ brand, point, rank: index + 1 })),
  );
}

/** The trends with their support. */
export const trendTable = planTable("trends", ({ report }: Edition) => report.market.trends.cards, [
  labelColumn("rank", "Rank", "number", (_, index) => index + 1),
  column("title", "Title", "text", ({ title }, edition) => proseCell(title, edition)),
  column("text", "Text", "text", ({ text }, edition) => proseCell(text, edition)),
  column("support", "Support", "text", ({ support }, edition) => statementCell(support, edition)),
]);

const advice = (text: Prose, edition: Edition) => statementCell({ text, kind: "editorial" }, edition);

/** The opportunities: a hunch, what is known of it, and the cheapest tests. */
export const opportunityTable = planTable(
  "opportunities",
  ({ report }: Edition) => report.market.opportunities.items,
  [
    labelColumn("rank", "Rank", "number", (_, index) => index + 1),
    column("title", "Title", "text", ({ title }, edition) => advice(title, edition)),
    column("hunch", "Hunch", "text", ({ hunch }, edition) => advice(hunch, edition)),
    labelColumn("strength", "What it rests on", "text", ({ known }) => known.strength),
    column("known", "Known today", "text", ({ known }, edition) => statementCell(known, edition)),
    column("testOnline", "Test online", "text", ({ online }, edition) => advice(online, edition)),
    column("testShops", "Test in shops", "text", ({ shops }, edition) => advice(shops, edition)),
    column("killed", "What would kill it", "text", ({ killed }, edition) => advice(killed, edition)),
  ],
);
