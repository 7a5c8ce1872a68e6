import { useMemo } from "react";
import { type Filter, filterProducts, noFilter } from "../../analysis/filter";
import { Picture } from "../picture";
import type { ProductListData } from "./listed-product";
import { ProductCard } from "./product-card";
import { useFilter } from "./use-filter";

interface Props {
  data: ProductListData;
  /** What the reader entered before the script arrived. */
  typed?: Partial<Filter>;
}

/** The product list with its search box, its two dropdowns and its count. */
export function ProductExplorer({ data, typed = {} }: Props) {
  const { products, brands, tiers, emptyPicture } = data;
  const [filter, change] = useFilter(data, typed);
  const shown = useMemo(() => filterProducts(products, filter), [products, filter]);
  return (
    <>
      <search className="filters">
        <form onSubmit={(event) => event.preventDefault()}>
          <label className="filter filter-text">
            <span>Search</span>
            <input
              type="search"
              name="q"
              placeholder="Search products or brands..."
              autoComplete="off"
              value={filter.text}
              onChange={(event) => change({ text: event.target.value })}
            />
          </label>
          <Choice
            name="brand"
            label="Brand"
            all="All Brands"
            options={brands}
            value={filter.brand}
            onChoose={(brand) => change({ brand })}
          />
          <Choice
            name="tier"
            label="Market tier"
            all="All Tiers"
            options={tiers}
            value={filter.tier}
            onChoose={(tier) => change({ tier })}
          />
        </form>
      </search>
      <p className="product-count" role="status">
        Showing {shown.length} of {products.length} products
      </p>
      {shown.length > 0 ? (
        <ul className="product-grid">
          {shown.map((product, index) => (
            <li key={product.slug}>
              <ProductCard product={product} rank={index + 1} eager={index < 3} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="product-none">
          <Picture picture={emptyPicture} />
          <div className="flow">
            <h2>No products found</h2>
            <p>Try adjusting your search or filter criteria.</p>
            <button className="button" type="button" onClick={() => change(noFilter)}>
              Clear filters
            </button>
          </div>
        </div>
      )}
    </>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  all: string;
  options: string[];
  value: string;
  onChoose: (value: string) => void;
}

function Choice({ name, label, all, options, value, onChoose }: ChoiceProps) {
  return (
    <label className="filter">
      <span>{label}</span>
      <select name={name} autoComplete="off" value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
