import type { ReactNode } from "react";

/** A number on the pad of an adhesive strip; stands in a description list. */
export function StatStrip({ value, label }: { value: ReactNode; label: ReactNode }) {
  return (
    <div className="stat-strip">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
