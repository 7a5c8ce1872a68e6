import "./tier-badge.css";

export function TierBadge({ tier, color }: { tier: string; color: string }) {
  return <span className={`badge tier-badge tier-${color}`}>{tier}</span>;
}
