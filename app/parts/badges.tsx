import { brandClass } from "../styles/brand-colors";
import "./badges.css";

/** A brand's color as a dot, always with its name: color alone carries no information. */
export function BrandName({ brand }: { brand: string }) {
  return (
    <span className={`brand-name ${brandClass(brand)}`}>
      <span className="brand-dot" />
      <bdi>{brand}</bdi>
    </span>
  );
}

export function TierBadge({ tier, color }: { tier: string; color: string }) {
  return <span className={`badge tier-badge tier-${color}`}>{tier}</span>;
}
