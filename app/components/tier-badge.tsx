/** The class that carries a tier's colour: purple, blue, green or grey. */
export function tierClass(color: string): string {
  return `tier-${color}`;
}

export function TierBadge({ tier, color }: { tier: string; color: string }) {
  return <span className={`tier-badge ${tierClass(color)}`}>{tier}</span>;
}
