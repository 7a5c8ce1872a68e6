import { memo, useMemo, useRef } from "react";
import type { SortOrder } from "../../../analysis/sort";
import type { Kind } from "../../../analysis/value";
import { BrandName } from "../../../components/brand-name";
import { ChooseButton } from "../../../components/choice/choose-button";
import { KindWord, Penciled } from "../../../components/kind-mark";
import { TierBadge } from "../../../components/tier-badge";
import { href, productPath } from "../../../urls";
import type { ListedProduct } from "./listed-product";
import type { ListProps } from "./product-cards";
import { useKeptFocus } from "./use-kept-focus";
import { useMarks } from "./use-marks";

interface ColumnHeading {
  label: string;
  order?: SortOrder;
  direction?: "ascending" | "descending";
  /** For columns whose values have kinds. */
  field?: keyof ListedProduct["kinds"];
}

const headings: ColumnHeading[] = [
  { label: "#" },
  { label: "Name", order: "name", direction: "ascending" },
  { label: "Brand" },
  { label: "Tier" },
  { label: "Count", order: "count", direction: "descending", field: "count" },
  { label: "Price", order: "price", direction: "ascending", field: "price" },
  { label: "Per", order: "per-piece", direction: "ascending", field: "pricePerPiece" },
  { label: "Rating", order: "rating", direction: "descending", field: "rating" },
];

/** On a narrow screen each row is a block. */
export const ProductTable = memo(function ProductTable({
  products,
  piece,
  facts,
  ranks,
  wanted,
  chosen,
  sort,
  searchBox,
  onToggle,
  onChange,
}: ListProps & { onChange: (change: { sort: SortOrder }) => void }) {
  const body = useRef<HTMLTableSectionElement>(null);
  useMarks(body, wanted, ranks);
  useKeptFocus(body, searchBox);
  const illustrative = useMemo(() => findIllustrative(products), [products]);
  return (
    <table className="product-table" hidden={ranks.size === 0}>
      <caption className="visually-hidden">Products, one a row</caption>
      <thead>
        <tr>
          {headings.map(({ label, order, direction, field }) => (
            <th key={label} scope="col" aria-sort={order === sort ? direction : undefined}>
              {order ? (
                // A second click restores the list order.
                <button type="button" onClick={() => onChange({ sort: order === sort ? "list" : order })}>
                  {order === "per-piece" ? `Per ${piece}` : label}
                </button>
              ) : (
                label
              )}
              {field && illustrative.has(field) && <KindWord kind="illustrative" />}
            </th>
          ))}
          {facts.map(({ key, label }) => (
            <th key={key} className="own-fact" scope="col">
              {label}
            </th>
          ))}
          <th scope="col">Compare</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {products.map((product) => {
          const { slug, place } = product;
          const rank = ranks.get(slug);
          return (
            <tr key={slug} data-slug={slug} hidden={rank === undefined}>
              <td className="product-table-rank">{`#${rank ?? place}`}</td>
              <Cells
                product={product}
                piece={piece}
                facts={facts}
                illustrative={illustrative}
                chosen={chosen.includes(product)}
                onToggle={onToggle}
              />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});

/** The columns whose values are all illustrative, as their heading says. */
function findIllustrative(products: readonly ListedProduct[]): ReadonlySet<ColumnHeading["field"]> {
  const fields = headings.flatMap(({ field }) => field ?? []);
  return new Set(fields.filter((field) => products.every(({ kinds }) => kinds[field] === "illustrative")));
}

const none = <span className="none">None given</span>;

interface CellProps {
  product: ListedProduct;
  piece: string;
  facts: ListProps["facts"];
  illustrative: ReadonlySet<ColumnHeading["field"]>;
  chosen: boolean;
  onToggle: (slug: string) => void;
}

/** Memoized without the rank, which a search changes. */
const Cells = memo(function Cells({ product, piece, facts, illustrative, chosen, onToggle }: CellProps) {
  const { slug, name, brand, marketTier, tierColor, count, price, pricePerPiece, rating, kinds } = product;
  const penciled = (field: NonNullable<ColumnHeading["field"]>, text: string) => (
    <>
      <Penciled kind={kinds[field]}>{text}</Penciled>
      {!illustrative.has(field) && <KindWord kind={kinds[field]} />}
    </>
  );
  return (
    <>
      <th scope="row">
        <a className="target" href={href(productPath(slug))}>
          <bdi data-searched="">{name}</bdi>
        </a>
      </th>
      <td>
        <BrandName brand={brand}>
          <bdi data-searched="">{brand}</bdi>
        </BrandName>
      </td>
      <td>
        <TierBadge tier={marketTier} color={tierColor} />
      </td>
      <td className="number">{penciled("count", count)}</td>
      <td className="number">{penciled("price", price)}</td>
      <td className="number">
        {penciled("pricePerPiece", pricePerPiece)}
        {/* Narrow screens show no headings. */}
        <span className="block-only">
          {` per ${piece}`}
          {illustrative.has("pricePerPiece") && <KindWord kind="illustrative" />}
        </span>
      </td>
      <td className="number">{rating ? penciled("rating", rating) : none}</td>
      {facts.map(({ key, label }) => (
        <td key={key}>
          <span className="block-only">{`${label}: `}</span>
          <OwnFact fact={product.facts?.[key]} />
        </td>
      ))}
      <td>
        <ChooseButton slug={slug} name={name} chosen={chosen} onToggle={onToggle} />
      </td>
    </>
  );
});

function OwnFact({ fact }: { fact: { text: string; kind: Kind } | undefined }) {
  if (!fact) return none;
  return (
    <>
      <Penciled kind={fact.kind}>{fact.text}</Penciled>
      <KindWord kind={fact.kind} />
    </>
  );
}
