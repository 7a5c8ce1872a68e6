import { IsolatedText } from "./isolated-text";
import { useColorClasses } from "./page-context";
import "./badges.css";

/**
 * Renders a brand's name after a dot in its color, because color must not be the only carrier of information.
 */
export function BrandName({ brand }: { brand: string }) {
  const { brandClass } = useColorClasses();
  return (
    <span className={`brand-name ${brandClass(brand)}`}>
      <span className="brand-name-dot" />
      <IsolatedText text={brand} />
    </span>
  );
}

export function TierBadge({ tier, color }: { tier: string; color: string }) {
  const { tierClass } = useColorClasses();
  return <span className={`badge tier-badge ${tierClass(color)}`}>{tier}</span>;
}
