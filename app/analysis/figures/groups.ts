import type { Edition } from "../edition";
import { formatPercent } from "../format";
import { groupByTheme } from "../group";
import { percentOf } from "../share";
import { combineEvidence } from "../value";
import { planFigure } from "./figure-model";
import { productRows, sayProducts } from "./inputs";

/** Products for which the study names a license, and the others. */
export const licences = planFigure(deriveLicences, [
  ["origin", "License", "text", ({ label }) => label],
  ["products", "Products", "count", ({ members }) => members.length, ({ evidence }) => evidence],
  ["share", "Share", "percent", ({ share }) => share, ({ evidence }) => evidence],
  ["licences", "Licenses", "text", ({ names }) => names, ({ evidence }) => evidence],
]);

function deriveLicences({ report, products }: Edition) {
  const evidence = combineEvidence(products.flatMap(({ evidence }) => evidence.licence ?? []));
  const records = [
    { label: "License named", members: products.filter(({ licence }) => licence) },
    { label: "None named", members: products.filter(({ licence }) => !licence) },
  ].map(({ label, members }) => {
    const share = percentOf(members.length, products.length);
    const names = members.flatMap(({ licence }) => licence ?? []).join(", ") || "none";
    const readout = `${sayProducts(members.length)} · ${formatPercent(share)}`;
    return { label, members, share, names, readout, evidence };
  });
  return { records, chart: productRows(report, records) };
}

/** Products by the theme of their shape, most first. */
export const themes = planFigure(deriveThemes, [
  ["theme", "Theme", "text", ({ label }) => label, ({ themes }) => themes],
  ["products", "Products", "count", ({ members }) => members.length, ({ themes }) => themes],
]);

function deriveThemes({ report, products }: Edition) {
  const records = groupByTheme(products).map(({ value, members }) => ({
    label: value,
    members,
    themes: combineEvidence(members.map(({ evidence }) => evidence.theme)),
  }));
  return { records, chart: productRows(report, records) };
}
