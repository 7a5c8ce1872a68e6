import { type ComparedRow, mostCompared } from "../../../analysis/comparison";
import { KindWord } from "../../../components/kind-mark";
import { Picture } from "../../../components/picture";
import { brandClass } from "../../../document/brand";
import { href, productPath } from "../../../urls";
import { ComparedCell } from "./compared-cell";
import type { ComparedProduct } from "./compared-product";

interface Props {
  products: readonly ComparedProduct[];
  rows: readonly ComparedRow[];
  /** Undefined when nothing is chosen: the table then shows all products. */
  onRemove?: ((slug: string) => void) | undefined;
}

/** With more, a column would be narrower than a word. */
const mostColumns = 12;

/** Fields as rows, products as columns. */
export function ComparisonTable({ products, rows, onRemove }: Props) {
  const all = products.length > mostColumns ? "comparison-all comparison-many" : "comparison-all";
  const size = products.length > mostCompared ? all : `comparison-${products.length}`;
  return (
    <table className={`comparison-table ${size}`}>
      <caption className="visually-hidden">Products compared, a field a row</caption>
      <thead>
        {products.length <= mostCompared && <Pictures products={products} onRemove={onRemove} />}
        <tr className="comparison-names">
          <th scope="col" className="comparison-corner">
            Field
          </th>
          {products.map(({ slug, name }) => (
            <th key={slug} scope="col">
              <a href={href(productPath(slug))}>
                <bdi>{name}</bdi>
              </a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, cells, isIllustrative }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              {isIllustrative && <KindWord kind="illustrative" />}
            </th>
            {products.map((product, index) => (
              <ComparedCell
                key={product.slug}
                field={key}
                cell={cells[index] ?? { value: undefined, best: undefined }}
                product={product}
                plain={isIllustrative}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A row above the names, so that only the names are sticky. */
function Pictures({ products, onRemove }: Pick<Props, "products" | "onRemove">) {
  return (
    <tr className="comparison-pictures">
      <td />
      {products.map(({ slug, name, brand, picture }) => (
        <td key={slug} className={brandClass(brand)}>
          <Picture picture={{ ...picture, alt: "" }} />
          {onRemove && (
            <button
              className="comparison-remove no-print"
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => onRemove(slug)}
            >
              Remove
            </button>
          )}
        </td>
      ))}
    </tr>
  );
}
