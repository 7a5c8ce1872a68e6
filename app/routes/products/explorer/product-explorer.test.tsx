import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { ListedProduct } from "./listed-product";
import { ProductCard } from "./product-card";
import { ProductExplorer } from "./product-explorer";

const picture = { src: "/heart.svg", width: 480, height: 480, alt: "A heart." };
const product: ListedProduct = {
  slug: "heart",
  name: "Heart",
  brand: "BioSwiss",
  marketTier: "Mid",
  tierColor: "blue",
  count: "50 bandages",
  price: "$8.49",
  features: ["A shape"],
  picture,
  kinds: { count: "input", price: "input" },
};

test.each([
  ["illustrative", "public", "50 bandages (illustrative)$8.49"],
  ["public", "illustrative", "50 bandages$8.49 (illustrative)"],
  ["illustrative", "illustrative", "50 bandages$8.49 (illustrative)"],
] as const)("a card with a count of kind %s and a price of kind %s says %s", (count, price, said) => {
  const card = renderToString(
    <ProductCard product={{ ...product, kinds: { count, price } }} number={1} eager />,
  );
  expect(card.replaceAll(/<[^>]*>/gu, "")).toContain(`${said}A shape`);
});

test("the list is the same wherever it stands, so that it can be hydrated alone", () => {
  const data = { products: [product], brands: [], tiers: [], emptyPicture: picture };
  const list = <ProductExplorer data={data} />;
  expect(renderToString([<p key="before" />, <div key="list">{list}</div>])).toContain(renderToString(list));
});
