import type { View } from "./address";
import type { ListedProduct } from "./listed-product";
import { orderWords } from "./orders";

/** The list as it is shown, as rows of a file: first what was searched and chosen, then the table. */
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
    [
      "rank",
      "slug",
      "name",
      "brand",
      "market_tier",
      "count_bandages",
      "count_bandages_kind",
      "price_usd",
      "price_usd_kind",
      "price_per_bandage_usd",
      "price_per_bandage_usd_kind",
      "rating_out_of_five",
      "rating_out_of_five_kind",
    ],
    ...shown.map((product, index) => [
      String(index + 1),
      product.slug,
      product.name,
      product.brand,
      product.marketTier,
      String(product.bandages),
      product.kinds.count,
      String(product.dollars),
      product.kinds.price,
      String(Number(product.dollarsPerBandage.toFixed(4))),
      product.kinds.pricePerBandage,
      String(product.ratingOutOfFive ?? ""),
      product.kinds.rating ?? "",
    ]),
  ];
}
