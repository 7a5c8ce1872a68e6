import type { ComparedProduct, EditionComparison } from "../../analysis/compare-editions";
import { formatCounted } from "../../analysis/format";
import { productForms } from "../../analysis/plural";
import { KindWord, Penciled } from "../../components/kind-mark";
import type { compareWithLast } from "./compare-with-last";
import { ComparedTable } from "./compared-table";

type Comparison = NonNullable<ReturnType<typeof compareWithLast>>;

/** What changed since the previous edition. */
export function LastEdition({ comparison }: { comparison: Comparison }) {
  const { years, home, came, went, shares, tiers, prices } = comparison;
  const counted = (products: number) => formatCounted(products, productForms);
  return (
    <section className="last-edition" aria-labelledby="last-edition">
      <h2 id="last-edition">
        Compared with <a href={home}>{years[0]}</a>
      </h2>
      <ProductLinks heading="Products that came" products={came} />
      <ProductLinks heading="Products that went" products={went} />
      <h3>Brand shares</h3>
      <ComparedTable
        years={years}
        what="Brand"
        rows={shares}
        show={({ percentage, products }) => `${percentage}%, ${counted(products)}`}
      />
      <h3>Price tiers</h3>
      <ComparedTable
        years={years}
        what="Tier"
        rows={tiers}
        show={({ range, products }) => `${range}, ${counted(products)}`}
      />
      <h3>Prices that changed</h3>
      <Prices years={years} prices={prices} />
    </section>
  );
}

/** A longer list is folded. */
const mostOpen = 12;

function ProductLinks({ heading, products }: { heading: string; products: Comparison["came"] }) {
  const list = (
    <ul>
      {products.map(({ name, address }) => (
        <li key={address}>
          <a className="target" href={address}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <h3>{heading}</h3>
      {products.length === 0 && <p>None.</p>}
      {products.length > mostOpen ? (
        <details className="fold print-open">
          <summary>{formatCounted(products.length, productForms)}</summary>
          {list}
        </details>
      ) : (
        products.length > 0 && list
      )}
    </>
  );
}

function Prices({ years, prices }: Pick<Comparison, "years"> & Pick<EditionComparison, "prices">) {
  if (!prices) return <p>Not compared, because the editions have different currencies.</p>;
  if (prices.length === 0) return <p>None.</p>;
  const isIllustrative = (product: ComparedProduct) => product.isIllustrative;
  return (
    <>
      {prices.some(({ before, now }) => isIllustrative(before) || isIllustrative(now)) && (
        <p>The editors chose illustrative prices: a change from or to one is no finding.</p>
      )}
      <ComparedTable
        years={years}
        what="Product"
        rows={prices.map(({ before, now }) => ({ name: now.name, key: now.slug, before, now }))}
        show={({ price, isIllustrative }) => {
          const kind = isIllustrative ? "illustrative" : undefined;
          return (
            <>
              <Penciled kind={kind}>{price}</Penciled>
              <KindWord kind={kind} />
            </>
          );
        }}
      />
    </>
  );
}
