import { Picture } from "../../../components/picture";
import { brandClass } from "../../../document/brand";
import type { Home } from "../compose-home";

interface Props extends Pick<Home, "products"> {
  /** The slugs of the highlighted products. */
  shown: readonly string[];
}

/** More would be too small to tell apart, and too many to load. */
const mostDrawn = 40;

/** All products as small drawings, some of them highlighted. A long list has none. */
export function HighlightedProducts({ products, shown }: Props) {
  if (products.length > mostDrawn) return null;
  const names = products.filter(({ slug }) => shown.includes(slug)).map(({ name }) => name);
  return (
    <div
      className="highlights"
      role="img"
      aria-label={`${names.length} of ${products.length}: ${names.join(", ")}`}
    >
      {products.map(({ slug, brand, picture }) => (
        <span key={slug} className={shown.includes(slug) ? `shown ${brandClass(brand)}` : undefined}>
          <Picture picture={{ ...picture, alt: "" }} />
        </span>
      ))}
    </div>
  );
}
