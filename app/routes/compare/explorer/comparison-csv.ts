import type { ComparedRow } from "../../../analysis/comparison";
import type { ComparedProduct } from "./compared-product";

/** The comparison as it is shown, as rows of a file: a field a row; each product's value, its kind and what is best. */
export function comparisonRows(
  title: string,
  products: readonly ComparedProduct[],
  rows: readonly ComparedRow[],
  differences: boolean,
  address: string,
): string[][] {
  return [
    ["Report", title],
    ["Address", address],
    ["Rows", differences ? "Differences only" : "All fields"],
    [],
    [
      "field",
      ...products.flatMap(({ name }) => [name, `${name}: kind`, `${name}: sources`, `${name}: best`]),
    ],
    ...rows.map(({ label, cells }) => [
      label,
      ...cells.flatMap(({ value, best = "" }) => [
        value?.text ?? "",
        value?.kind ?? "",
        value?.notes.map(({ id }) => id).join(";") ?? "",
        best,
      ]),
    ]),
  ];
}
