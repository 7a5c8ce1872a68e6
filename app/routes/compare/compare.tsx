import { fieldNames, type Product } from "../../analysis/product";
import { BrandName } from "../../components/brand-name";
import { KindStyle, KindWord, NoteMarks } from "../../components/kind-mark";
import { PageNotes } from "../../components/page-notes";
import { Picture } from "../../components/picture";
import { TierBadge } from "../../components/tier-badge";
import { pageHead } from "../../document/meta";
import type { PageHandle } from "../../document/page-handle";
import { pageMeta } from "../../document/page-meta";
import { loadEdition } from "../../edition/edition";
import { productPicture } from "../../edition/pictures";
import { valueNotes } from "../../edition/product-words";
import { citedSources } from "../../edition/sources";
import { href, pages, productPath } from "../../urls";
import type { Route } from "./+types/compare";
import css from "./compare.css?inline";

export const handle: PageHandle = { css };
export const meta = pageHead;

export function loader() {
  const edition = loadEdition();
  const rows = edition.products.map((product) => ({
    product,
    picture: productPicture(edition, product.slug, "product"),
    notes: valueNotes(edition, product),
  }));
  return {
    meta: pageMeta(edition, "compare"),
    rows,
    sources: citedSources(
      edition,
      rows.map(({ notes }) => fields.map((field) => notes[field])),
    ),
  };
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];
type Field = keyof typeof names;

const names = { ...fieldNames, pricePerPiece: "Price per bandage" };

const fields = [
  ...(["brand", "marketTier", "priceRange", "price", "count", "pricePerPiece", "packaging"] as const),
  ...(["rating", "reviews", "licence", "theme"] as const),
] satisfies Field[];

export default function Compare({ loaderData: { meta, rows, sources } }: Route.ComponentProps) {
  return (
    <>
      <div className="compare page wide">
        <p className="no-print">
          <a className="target" href={href(pages.products.path)}>
            ← Back to Products
          </a>
        </p>
        <h1>{meta.shortTitle}</h1>
        <p className="lead">{meta.description}</p>
        <Table rows={rows} />
      </div>
      <PageNotes sources={sources} />
    </>
  );
}

/** A product a row. On a narrow screen each row is a block, and each value has its label. */
function Table({ rows }: { rows: Row[] }) {
  const columns = fields.map((field) => ({
    field,
    isIllustrative: rows.every(({ product }) => kindOf(product, field) === "illustrative"),
  }));
  return (
    <table className="compare-table">
      <caption className="visually-hidden">All products, one a row</caption>
      <thead>
        <tr>
          <th scope="col">Product</th>
          {columns.map(({ field, isIllustrative }) => (
            <th key={field} scope="col">
              {names[field]}
              {isIllustrative && <KindWord kind="illustrative" />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.product.slug} id={row.product.slug}>
            <th scope="row">
              <Picture picture={{ ...row.picture, alt: "" }} />
              <a className="target" href={href(productPath(row.product.slug))}>
                {row.product.name}
              </a>
            </th>
            {columns.map(({ field, isIllustrative }) => (
              <td key={field} data-label={isIllustrative ? `${names[field]} (illustrative)` : names[field]}>
                <Value field={field} row={row} />
                {!isIllustrative && <KindWord kind={kindOf(row.product, field)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const kindOf = ({ evidence }: Product, field: Field) => evidence[field]?.kind;

function Value({ field, row: { product, notes } }: { field: Field; row: Row }) {
  if (field === "brand") return <BrandName brand={product.brand} />;
  if (field === "marketTier") return <TierBadge tier={product.marketTier} color={product.tierColor} />;
  const text = product[field];
  if (!text) return <span className="none">None given</span>;
  return (
    <span>
      <KindStyle kind={kindOf(product, field)}>
        <span data-field={field}>{text}</span>
      </KindStyle>
      <NoteMarks notes={notes[field] ?? []} />
    </span>
  );
}
