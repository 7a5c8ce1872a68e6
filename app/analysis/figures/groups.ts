import { makeTable } from "../figure";
import { formatPercent } from "../format";
import { groupBy, groupByTheme } from "../group";
import type { Product } from "../product";
import { percentOf } from "../share";
import { combineEvidence } from "../value";
import { type FigureData, type FigureInputs, type OwnFact, productRows, sayProducts } from "./inputs";

/** Products for which the study names a license, and the others. */
export function licences(inputs: FigureInputs): FigureData {
  const { report, products, formats } = inputs;
  const [named, none] = report.figures.licences?.rows ?? ["License named", "None named"];
  const evidence = combineEvidence(products.flatMap(({ evidence }) => evidence.licence ?? []));
  const evidenceOf = () => evidence;
  const rows = [
    { label: named, members: products.filter(({ licence }) => licence) },
    { label: none, members: products.filter(({ licence }) => !licence) },
  ].map(({ label, members }) => {
    const share = percentOf(members.length, products.length);
    const names = members.flatMap(({ licence }) => licence ?? []).join(", ") || "none";
    const readout = `${sayProducts(members.length)} · ${formatPercent(share)}`;
    return { label, members, share, names, readout, evidence };
  });
  return {
    ...makeTable(formats, rows, [
      ["origin", "License", "text", ({ label }) => label],
      ["products", "Products", "count", ({ members }) => members.length, evidenceOf],
      ["share", "Share", "percent", ({ share }) => share, evidenceOf],
      ["licences", "Licenses", "text", ({ names }) => names, evidenceOf],
    ]),
    chart: productRows(inputs, rows),
  };
}

/** Products by the theme of their shape, most first. */
export function themes(inputs: FigureInputs): FigureData {
  const groups = groupByTheme(inputs.products);
  const evidenceOf = ({ members }: { members: Product[] }) =>
    combineEvidence(members.map(({ evidence }) => evidence.theme));
  return {
    ...makeTable(inputs.formats, groups, [
      ["theme", "Theme", "text", ({ value }) => value, evidenceOf],
      ["products", "Products", "count", ({ members }) => members.length, evidenceOf],
    ]),
    chart: productRows(
      inputs,
      groups.map(({ value: label, members }) => ({ label, members })),
    ),
  };
}

/** Products by the number of pieces in a pack, smallest first. */
export function packCounts(inputs: FigureInputs): FigureData {
  const { products, formats } = inputs;
  const rows = groupBy(products, ({ countNumber }) => countNumber)
    .sort((a, b) => a.value - b.value)
    .map(({ value, members }) => ({
      ...{ value, members, label: formats.pieces(value) },
      evidence: combineEvidence(members.map(({ evidence }) => evidence.count)),
    }));
  return {
    ...makeTable(formats, rows, [
      ["count", "Count", "pieces", ({ value }) => value, ({ evidence }) => evidence],
      ["products", "Products", "count", ({ members }) => members.length, ({ evidence }) => evidence],
    ]),
    chart: productRows(inputs, rows),
  };
}

/** Products by what they state of one of the edition's own facts: numbers by size, words as the list has them. */
export function ownFact(inputs: FigureInputs, { key, label: title }: OwnFact): FigureData {
  const factOf = ({ facts }: Product) => facts.find((fact) => fact.key === key);
  const rows = groupBy(inputs.products.filter(factOf), (product) => factOf(product)?.text ?? "")
    .map(({ value: label, members }) => {
      const facts = members.flatMap((product) => factOf(product) ?? []);
      return { label, members, size: Number(facts[0]?.raw) || 0, evidence: combineEvidence(facts) };
    })
    .sort((one, other) => one.size - other.size);
  return {
    ...makeTable(inputs.formats, rows, [
      [key, title, "text", ({ label }) => label, ({ evidence }) => evidence],
      ["products", "Products", "count", ({ members }) => members.length, ({ evidence }) => evidence],
    ]),
    chart: productRows(inputs, rows),
  };
}
