import type { View } from "./address";
import type { ListedProduct } from "./listed-product";
import { orderWords } from "./orders";

const columns: [name: string, value: (product: ListedProduct, index: number) => string][] = [
  ["rank", (_, index) => String(index + 1)],
  ["slug", ({ slug }) => slug],
  ["name", ({ name }) => name],
  ["brand", ({ brand }) => brand],
  ["market_tier", ({ marketTier }) => marketTier],
  ["count_bandages", ({ bandages }) => String(bandages)],
  ["count_bandages_kind", ({ kinds }) => kinds.count],
  ["price_usd", ({ dollars }) => String(dollars)],
  ["price_usd_kind", ({ kinds }) => kinds.price],
  ["price_per_bandage_usd", ({ dollarsPerBandage }) => String(Number(dollarsPerBandage.toFixed(4)))],
  ["price_per_bandage_usd_kind", ({ kinds }) => kinds.pricePerBandage],
  ["rating_out_of_five", ({ ratingOutOfFive }) => String(ratingOutOfFive ?? "")],
  ["rating_out_of_five_kind", ({ kinds }) => kinds.rating ?? ""],
];

/** The rows of a CSV file: the filters and the order, then the products shown. */
export function listRows(
  title: string,
  shown: readonly ListedProduct[],
  all: number,
  view: View,
  address: string,
): string[][] {
  return [
    ["Report", title],
    ["Address", address],
    ["Search", view.text || "none"],
    ["Brand", view.brand || "All Brands"],
    ["Market tier", view.tier || "All Tiers"],
    ["Sorted by", orderWords[view.sort]],
    ["Shown", `${shown.length} of ${all} products`],
    [],
    columns.map(([name]) => name),
    ...shown.map((product, index) => columns.map(([, value]) => value(product, index))),
  ];
}
