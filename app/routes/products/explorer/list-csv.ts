import type { View } from "./address";
import type { ListedProduct, ProductListData } from "./listed-product";

type ListColumn = [name: string, value: (product: ListedProduct, index: number) => string];

const listColumns = ({ count, price, pricePerPiece, rating }: ProductListData["headers"]): ListColumn[] => [
  ["rank", (_, index) => String(index + 1)],
  ["slug", ({ slug }) => slug],
  ["name", ({ name }) => name],
  ["brand", ({ brand }) => brand],
  ["market_tier", ({ marketTier }) => marketTier],
  [count, ({ countNumber }) => String(countNumber)],
  [`${count}_kind`, ({ kinds }) => kinds.count],
  [price, ({ priceNumber }) => String(priceNumber)],
  [`${price}_kind`, ({ kinds }) => kinds.price],
  [pricePerPiece, ({ pricePerPieceNumber }) => String(Number(pricePerPieceNumber.toFixed(4)))],
  [`${pricePerPiece}_kind`, ({ kinds }) => kinds.pricePerPiece],
  [rating, ({ ratingNumber }) => String(ratingNumber ?? "")],
  [`${rating}_kind`, ({ kinds }) => kinds.rating ?? ""],
];

/** The rows of a CSV file: the filters and the order, then the products shown. */
export function listRows(
  { title, products, facts, orders, headers }: ProductListData,
  shown: readonly ListedProduct[],
  view: View,
  address: string,
): string[][] {
  const columns = [
    ...listColumns(headers),
    ...facts.flatMap(({ key }): ListColumn[] => [
      [key, (product) => product.facts?.[key]?.text ?? ""],
      [`${key}_kind`, (product) => product.facts?.[key]?.kind ?? ""],
    ]),
  ];
  return [
    ["Report", title],
    ["Address", address],
    ["Search", view.text || "none"],
    ["Brand", view.brand || "All Brands"],
    ["Market tier", view.tier || "All Tiers"],
    ["Sorted by", orders[view.sort]],
    ["Shown", `${shown.length} of ${products.length} products`],
    [],
    columns.map(([name]) => name),
    ...shown.map((product, index) => columns.map(([, value]) => value(product, index))),
  ];
}
