import { useColorClasses } from "./page-context";
import "./badges.css";

/** A brand's color as a dot, always with its name: color alone carries no information. */
export function BrandName({ brand }: { brand: string }) {
  const { brandClass } = useColorClasses();
  return (
    <span className={`brand-name ${brandClass(brand)}`}>
      <span className="brand-dot" />
      <bdi>{brand}</bdi>
    </span>
  );
}

export function TierBadge({ tier, color }: { tier: string; color: string }) {
  const { tierClass } = useColorClasses();
  return <span className={`badge tier-badge ${tierClass(color)}`}>{tier}</span>;
}
