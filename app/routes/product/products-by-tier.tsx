import { Picture } from "../../components/picture";
import { href, productPath } from "../../urls";
import type { groupByTier } from "./compose-product";

const rels: Readonly<Record<number, string>> = { [-1]: "prev", 1: "next" };

interface Props {
  title: string;
  tiers: ReturnType<typeof groupByTier>;
  /** The rank of the page's product. */
  current: number;
}

/**
 * Small drawings that link to all products, from the cheapest tier; the page's own is highlighted. Empty tiers are shown, too.
 */
export function ProductsByTier({ title, tiers, current }: Props) {
  return (
    <nav className="by-tier wide no-print" aria-labelledby="by-tier-heading">
      <h2 className="minor" id="by-tier-heading">
        {title}
      </h2>
      <div className="wrap">
        {tiers.map(({ label, range, count, products }) => (
          <section key={label}>
            <h3 className="label">
              <span data-of={`tier.${label}.range`}>{range}</span>
            </h3>
            <ul className="wrap">
              {products.map(({ slug, name, short, picture, rank }) => (
                <li key={slug}>
                  <a
                    href={href(productPath(slug))}
                    aria-label={name}
                    aria-current={rank === current ? "page" : undefined}
                    rel={rels[rank - current]}
                  >
                    <Picture picture={picture} />
                    {short}
                  </a>
                </li>
              ))}
              {products.length === 0 && (
                <li>
                  <p>{count}</p>
                </li>
              )}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
