import { findRecord } from "../../analysis/find-record";
import { formatMoneyRange } from "../../analysis/format";
import { fieldNames, type Product, type ValueField } from "../../analysis/product";
import { BrandName } from "../../components/brand-name";
import { KindWord, kindWords } from "../../components/kind-word";
import { PageNotes } from "../../components/page-notes";
import { Picture } from "../../components/picture";
import { ProductValue } from "../../components/product-value";
import { pageHead } from "../../document/meta";
import { pageMeta } from "../../document/page-meta";
import { editionContext } from "../../edition/context";
import { productPicture } from "../../edition/pictures";
import { valueNotes } from "../../edition/product-words";
import { citedSources } from "../../edition/sources";
import { href, pages, productPath } from "../../urls";
import type { Route } from "./+types/compare";
import "./compare.css";

export const meta = pageHead;

export function loader({ context }: Route.LoaderArgs) {
  const edition = context.get(editionContext);
  const { products, tiers } = edition;
  const [lowest, highest] = [
    Math.min(...tiers.map(({ min }) => min)),
    Math.max(...tiers.map(({ max }) => max)),
  ];
  const rows = products.map((product) => ({
    product,
    picture: { ...productPicture(edition, product.slug, "product"), alt: "" },
    notes: valueNotes(edition, product),
    tier: findRecord(tiers, "label", product.marketTier),
  }));
  return {
    meta: pageMeta(edition, "compare"),
    rows,
    /** The range of all tiers, as text and as the view box of a band. */
    range: { text: formatMoneyRange(lowest, highest), box: `${lowest} 0 ${highest - lowest} 1` },
    sources: citedSources(edition, rows),
  };
}

type Data = Route.ComponentProps["loaderData"];
type Row = Data["rows"][number];

/** A column shows one field, or several as one value. */
const columns: { name: string; fields: readonly [ValueField, ...ValueField[]] }[] = [
  { name: fieldNames.brand, fields: ["brand"] },
  { name: "Tier", fields: ["marketTier", "priceRange"] },
  { name: fieldNames.rating, fields: ["rating", "reviews"] },
  { name: fieldNames.license, fields: ["license"] },
  { name: fieldNames.theme, fields: ["theme"] },
  { name: fieldNames.price, fields: ["price"] },
  { name: fieldNames.count, fields: ["count"] },
  { name: fieldNames.packaging, fields: ["packaging"] },
];

export default function Compare({ loaderData: { meta, sources, ...data } }: Route.ComponentProps) {
  return (
    <>
      <div className="page wide">
        <p className="no-print">
          <a className="target" href={href(pages.products.path)}>
            ← Back to Products
          </a>
        </p>
        <h1>{meta.shortTitle}</h1>
        <p className="lead">{meta.description}</p>
        <Table {...data} />
      </div>
      <PageNotes sources={sources} />
    </>
  );
}

/** Columns whose values are all illustrative stand together. On narrow screens each value has its label. */
function Table({ rows, range }: Pick<Data, "rows" | "range">) {
  const placed = columns
    .map(({ name, fields }) => {
      const isOpen = rows.every(({ product }) => kindOf(product, fields[0]) === "illustrative");
      return { name, fields, isOpen, className: isOpen ? "open" : fields[0] };
    })
    .sort((one, other) => Number(one.isOpen) - Number(other.isOpen));
  const open = placed.filter(({ isOpen }) => isOpen).length;
  return (
    <table className="compare-table">
      <caption className="visually-hidden">All products, one a row</caption>
      <thead>
        {open > 0 && (
          <tr>
            <td colSpan={placed.length + 1 - open} />
            <th scope="colgroup" colSpan={open} className="open">
              {kindWords.illustrative}
            </th>
          </tr>
        )}
        <tr>
          <th scope="col">Product</th>
          {placed.map(({ name, className }) => (
            <th key={name} scope="col">
              {className === "marketTier" ? `${name} (${range.text})` : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ product, picture, notes, tier }) => (
          <tr key={product.slug} id={product.slug}>
            <th scope="row">
              <Picture picture={picture} />
              <a className="target" href={href(productPath(product.slug))}>
                {product.name}
              </a>
            </th>
            {placed.map(({ name, fields, isOpen, className }) => (
              <td key={name} data-label={name} className={className}>
                <Value fields={fields} product={product} notes={notes} />
                {!isOpen && <KindWord kind={kindOf(product, fields[0])} />}
                {className === "marketTier" && (
                  <svg
                    className={`tier-${tier.color}`}
                    viewBox={range.box}
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect x={tier.min} width={tier.max - tier.min} height="1" />
                  </svg>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const kindOf = ({ evidence }: Product, field: ValueField) => evidence[field]?.kind;

function Value({
  fields,
  product,
  notes,
}: Omit<Row, "picture" | "tier"> & { fields: readonly ValueField[] }) {
  if (fields[0] === "brand") return <BrandName brand={product.brand} />;
  const known = fields.filter((field) => product[field]);
  if (known.length === 0) return <span className="none">not in the study</span>;
  return known.map((field) => (
    <span key={field}>
      {field === "reviews" ? " from " : " "}
      <ProductValue product={product} field={field} notes={notes} />
    </span>
  ));
}
