import type { ReactNode } from "react";

/** A number on an adhesive strip. Needs a `<dl>` around it. */
export function StatStrip({ value, label }: { value: ReactNode; label: ReactNode }) {
  return (
    <div className="stat-strip">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
