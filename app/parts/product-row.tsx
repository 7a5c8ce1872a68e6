import type { Product } from "../report/product";
import { Picture } from "./picture";
import "./product-row.css";

/** Renders products as a row of drawings, which screen readers announce as one image with all names. */
export function ProductRow({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <div
      className="product-row flex-wrap"
      role="img"
      aria-label={products.map(({ name }) => name).join(", ")}
    >
      {products.map(({ slug, pictures }) => (
        <Picture key={slug} picture={{ ...pictures.product, alt: "" }} aspect="square" />
      ))}
    </div>
  );
}
