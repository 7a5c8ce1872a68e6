import { facts, fieldNames, type Product, type ValueField } from "../../analysis/product";
import { KindWord, kindWords } from "../../components/kind-word";
import { LinkLine } from "../../components/link-line";
import { PageNotes } from "../../components/page-notes";
import { Picture } from "../../components/picture";
import { ProductValue } from "../../components/product-value";
import { pageMeta } from "../../document/page-meta";
import { editionContext } from "../../edition/context";
import { productPicture } from "../../edition/pictures";
import { valueNotes } from "../../edition/product-words";
import { citedSources } from "../../edition/sources";
import { href, pages, productPath } from "../../urls";
import type { Route } from "./+types/compare";
import "./compare.css";

export function loader({ context }: Route.LoaderArgs) {
  const edition = context.get(editionContext);
  const rows = edition.products.map((product) => ({
    product,
    picture: { ...productPicture(edition, product.slug, "product"), alt: "" },
    notes: valueNotes(edition, product),
  }));
  return { meta: pageMeta(edition, "compare"), rows, sources: citedSources(edition, rows) };
}

type Data = Route.ComponentProps["loaderData"];
type Row = Data["rows"][number];
type Fact = (typeof facts)[number];

/** Values that say more about a fact, with the words between. */
const additions: Partial<Record<Fact, readonly [words: string, field: ValueField]>> = {
  marketTier: [", ", "priceRange"],
  rating: [" from ", "reviews"],
};

export default function Compare({ loaderData: { meta, sources, rows } }: Route.ComponentProps) {
  return (
    <>
      <div className="page wide compare-page">
        <LinkLine to={pages.products.path}>← Back to Products</LinkLine>
        <h1>{meta.shortTitle}</h1>
        <p className="lead">{meta.description}</p>
        <Sheet rows={rows} />
      </div>
      <PageNotes sources={sources} />
    </>
  );
}

const kindOf = ({ evidence }: Product, field: ValueField) => evidence[field]?.kind;

/** Figure 4 as a table, with what we made up penciled into the holes. Columns of nothing else have a common head. */
function Sheet({ rows }: Pick<Data, "rows">) {
  const open = facts.filter((fact) => rows.every(({ product }) => kindOf(product, fact) === "illustrative"));
  const columns = [...facts.filter((fact) => !open.includes(fact)), ...open];
  return (
    <table className="compare-table">
      <caption>
        <span className="visually-hidden">All products, one a row. </span>
        <span className="printed">{kindWords.input}</span>{" "}
        <span className="torn illustrative">Made up (illustrative)</span> Blank: not in the list.
      </caption>
      <thead>
        {open.length > 0 && (
          <tr>
            <td colSpan={1 + columns.length - open.length} />
            <th scope="colgroup" colSpan={open.length}>
              Made up (illustrative)
            </th>
          </tr>
        )}
        <tr>
          <th scope="col">Product</th>
          {columns.map((fact) => (
            <th key={fact} scope="col">
              {fact === "marketTier" ? "Bracket" : fieldNames[fact]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.product.slug} id={row.product.slug}>
            <th scope="row">
              <Picture picture={row.picture} />
              <a className="target" href={href(productPath(row.product.slug))}>
                {row.product.name}
              </a>
            </th>
            {columns.map((fact) => (
              <Cell key={fact} row={row} fact={fact} isOpen={open.includes(fact)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  row: Row;
  fact: Fact;
  /** The head says that the column is illustrative. */
  isOpen: boolean;
}

/** Empty if nobody gives the value. On narrow screens a license has its label: it looks like a brand. */
function Cell({ row: { product, notes }, fact, isOpen }: CellProps) {
  const kind = kindOf(product, fact);
  if (!kind) return <td data-kind="" />;
  const [words, field] = additions[fact] ?? [];
  return (
    <td data-kind={kind}>
      <span className={kind === "illustrative" ? "torn" : "printed"}>
        {fact === "license" && <span className="compare-label">License </span>}
        <ProductValue product={product} field={fact} notes={notes} />
        {field && product[field] && words}
        {field && product[field] && <ProductValue product={product} field={field} notes={notes} />}
        {!isOpen && <KindWord kind={kind} />}
      </span>
    </td>
  );
}
