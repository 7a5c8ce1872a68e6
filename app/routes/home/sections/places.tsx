import { Picture } from "../../../components/picture";
import { brandClass } from "../../../document/brand";
import type { Home } from "../compose-home";

interface Props extends Pick<Home, "places"> {
  /** The slugs of the highlighted products. */
  shown: readonly string[];
}

/** More drawings than this would be too small to tell apart, and too many to load. */
const mostDrawn = 40;

/** The drawings of all products in a row, some of them highlighted; none for a long list. */
export function Places({ places, shown }: Props) {
  if (places.length > mostDrawn) return null;
  const names = places.filter(({ slug }) => shown.includes(slug)).map(({ name }) => name);
  return (
    <div
      className="places"
      role="img"
      aria-label={`${names.length} of ${places.length}: ${names.join(", ")}`}
    >
      {places.map(({ slug, brand, picture }) => (
        <span key={slug} className={shown.includes(slug) ? `shown ${brandClass(brand)}` : undefined}>
          <Picture picture={{ ...picture, alt: "" }} />
        </span>
      ))}
    </div>
  );
}
