import type { ComparedRow } from "../../../analysis/comparison";
import type { ComparedProduct } from "./compared-product";

/** The rows of a CSV file: one per field, with four columns per product. */
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
