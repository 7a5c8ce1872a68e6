import { memo } from "react";
import type { SortOrder } from "../../analysis/sort";
import { href, productPath } from "../../pages";
import { BrandName } from "../brand-name";
import { ChooseButton } from "../choice/choose-button";
import { KindMark } from "../kind-mark";
import { TierBadge } from "../tier-badge";
import type { ListedProduct } from "./listed-product";
import type { ListProps } from "./product-cards";
import { useFound } from "./use-found";

/** Columns in their order; those with an order can be sorted by. */
const columns: { label: string; order?: SortOrder; direction?: "ascending" | "descending" }[] = [
  { label: "#" },
  { label: "Name", order: "name", direction: "ascending" },
  { label: "Brand" },
  { label: "Tier" },
  { label: "Count", order: "count", direction: "descending" },
  { label: "Price", order: "price", direction: "ascending" },
  { label: "Per bandage", order: "per-bandage", direction: "ascending" },
  { label: "Rating", order: "rating", direction: "descending" },
  { label: "Compare" },
];

/** The products as rows of a table. On a narrow screen each row is a block of its own. */
export function ProductTable({
  products,
  ranks,
  wanted,
  chosen,
  sort,
  onToggle,
  onFocusLost,
  onSort,
}: ListProps & { onSort: (sort: SortOrder) => void }) {
  const body = useFound<HTMLTableSectionElement>(ranks, wanted, onFocusLost);
  return (
    <table className="product-table" hidden={ranks.size === 0}>
      <caption className="visually-hidden">Products, one a row</caption>
      <thead>
        <tr>
          {columns.map(({ label, order, direction }) => (
            <th key={label} scope="col" aria-sort={order === sort ? direction : undefined}>
              {order ? (
                // Sorted by it already: the brief's own order comes back.
                <button type="button" onClick={() => onSort(order === sort ? "list" : order)}>
                  {label}
                </button>
              ) : (
                label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        <Rows products={products} chosen={chosen} onToggle={onToggle} />
      </tbody>
    </table>
  );
}

/** Apart, so that a search renders none of them. */
const Rows = memo(function Rows({
  products,
  chosen,
  onToggle,
}: Pick<ListProps, "products" | "chosen" | "onToggle">) {
  return products.map((product) => (
    <tr key={product.slug} data-slug={product.slug}>
      <Row product={product} chosen={chosen.has(product.slug)} onToggle={onToggle} />
    </tr>
  ));
});

interface RowProps {
  product: ListedProduct;
  chosen: boolean;
  onToggle: (slug: string) => void;
}

const Row = memo(function Row({ product, chosen, onToggle }: RowProps) {
  const { slug, place, name, brand, marketTier, tierColor, count, price, pricePerBandage, rating, kinds } =
    product;
  return (
    <>
      <td className="product-table-rank" data-rank="">{`#${place}`}</td>
      <th scope="row">
        <a href={href(productPath(slug))}>
          <span data-searched="">{name}</span>
        </a>
      </th>
      <td>
        <BrandName brand={brand}>
          <span data-searched="">{brand}</span>
        </BrandName>
      </td>
      <td>
        <TierBadge tier={marketTier} color={tierColor} />
      </td>
      <td className="number">
        {count}
        <KindMark kind={kinds.count} />
      </td>
      <td className="number">
        {price}
        <KindMark kind={kinds.price} />
      </td>
      <td className="number">
        {pricePerBandage}
        <KindMark kind={kinds.pricePerBandage} />
        <span className="block-only"> per bandage</span>
      </td>
      <td className="number">
        {rating && kinds.rating ? (
          <>
            {rating}
            <KindMark kind={kinds.rating} />
          </>
        ) : (
          <span className="none">Not rated</span>
        )}
      </td>
      <td>
        <ChooseButton slug={slug} name={name} chosen={chosen} onToggle={onToggle} />
      </td>
    </>
  );
});
