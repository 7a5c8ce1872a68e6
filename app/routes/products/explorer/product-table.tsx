import { memo, useRef } from "react";
import type { SortOrder } from "../../../analysis/sort";
import { BrandName } from "../../../components/brand-name";
import { ChooseButton } from "../../../components/choice/choose-button";
import { KindMark } from "../../../components/kind-mark";
import { TierBadge } from "../../../components/tier-badge";
import { href, productPath } from "../../../urls";
import type { ListedProduct } from "./listed-product";
import type { ListProps } from "./product-cards";
import { useKeptFocus } from "./use-kept-focus";
import { useMarks } from "./use-marks";

/** Columns with an `order` are sortable. */
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

/** On a narrow screen each row is a block. */
export const ProductTable = memo(function ProductTable({
  products,
  ranks,
  wanted,
  chosen,
  sort,
  onToggle,
  onFocusLost,
  onSort,
}: ListProps & { onSort: (sort: SortOrder) => void }) {
  const body = useRef<HTMLTableSectionElement>(null);
  useMarks(body, wanted, ranks);
  useKeptFocus(body, onFocusLost);
  return (
    <table className="product-table" hidden={ranks.size === 0}>
      <caption className="visually-hidden">Products, one a row</caption>
      <thead>
        <tr>
          {columns.map(({ label, order, direction }) => (
            <th key={label} scope="col" aria-sort={order === sort ? direction : undefined}>
              {order ? (
                // A second click restores the list order.
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
        {products.map((product) => {
          const { slug, place } = product;
          const rank = ranks.get(slug);
          return (
            <tr key={slug} data-slug={slug} hidden={rank === undefined}>
              <td className="product-table-rank">{`#${rank ?? place}`}</td>
              <Cells product={product} chosen={chosen.has(slug)} onToggle={onToggle} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});

interface CellProps {
  product: ListedProduct;
  chosen: boolean;
  onToggle: (slug: string) => void;
}

/** Memoized without the rank, which a search changes. */
const Cells = memo(function Cells({ product, chosen, onToggle }: CellProps) {
  const { slug, name, brand, marketTier, tierColor, count, price, pricePerBandage, rating, kinds } = product;
  return (
    <>
      <th scope="row">
        <a className="target" href={href(productPath(slug))}>
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
