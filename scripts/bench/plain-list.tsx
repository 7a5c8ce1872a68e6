import { useState } from "react";
import { createRoot } from "react-dom/client";
import { filterProducts } from "../../app/analysis/filter";
import { plainView } from "../../app/routes/products/explorer/address";
import { dataId, listId, type ProductListData } from "../../app/routes/products/explorer/listed-product";
import { ProductCard } from "../../app/routes/products/explorer/product-card";

/** The list in plain React: the search text is state, and matching cards are rendered. Without any other feature. */
function PlainList({ products, piece }: ProductListData) {
  const [text, setText] = useState("");
  const found = filterProducts(products, { ...plainView, text });
  return (
    <>
      <input
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && setText("")}
      />
      <p role="status">
        Showing {found.length} of {products.length} products
      </p>
      <div className="list-body">
        <ul className="product-grid">
          {found.map((product) => (
            <li key={product.slug}>
              <ProductCard product={product} piece={piece} chosen={false} onToggle={() => undefined} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

const [island, data] = [listId, dataId].map((id) => document.getElementById(id));
if (island) createRoot(island).render(<PlainList {...JSON.parse(data?.textContent ?? "")} />);
