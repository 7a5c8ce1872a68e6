import type { ValueField } from "../../../analysis/product";
import { BrandName } from "../../../components/brand-name";
import { KindWord } from "../../../components/kind-mark";
import { Picture } from "../../../components/picture";
import { ProductValue } from "../../../components/product-value";
import { TierBadge } from "../../../components/tier-badge";
import type { WholeReport } from "../compose-report";
import "../../../components/ruled-table.css";
import "./profile-index.css";

const fields: [field: ValueField, term: string][] = [
  ["count", "Count"],
  ["price", "Price"],
];

/** All products in one table. Their profiles cite the sources. */
export function ProfileIndex({ profiles }: Pick<WholeReport, "profiles">) {
  /** All values are illustrative: the heading says so. */
  const isIllustrative = (field: ValueField) =>
    profiles.every(({ product }) => product.evidence[field]?.kind === "illustrative");
  return (
    <table className="profile-index ruled-table block-table apart">
      <caption className="visually-hidden">The products with brand, tier, count and price</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Picture</span>
          </th>
          <th scope="col">Product</th>
          <th scope="col">Brand</th>
          <th scope="col">Tier</th>
          {fields.map(([field, term]) => (
            <th key={field} scope="col" className="number">
              {term}
              {isIllustrative(field) && <KindWord kind="illustrative" />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {profiles.map(({ product, picture }) => (
          <tr key={product.slug}>
            <td>
              <Picture picture={{ ...picture, alt: "" }} />
            </td>
            <th scope="row">
              <a href={`#${product.slug}`}>{product.name}</a>
            </th>
            <td>
              <BrandName brand={product.brand} />
            </td>
            <td>
              <TierBadge tier={product.marketTier} color={product.tierColor} />
            </td>
            {fields.map(([field]) => (
              <td key={field} className="number">
                <ProductValue product={product} field={field} notes={{}} />
                {!isIllustrative(field) && <KindWord kind={product.evidence[field]?.kind} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
