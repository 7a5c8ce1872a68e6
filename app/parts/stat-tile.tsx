import type { ReactNode } from "react";
import "../styles/strip.css";
import "./stat-tile.css";

/** A number on a tile. Needs a `<dl>` around it. */
export function StatTile({ value, label }: { value: ReactNode; label: string }) {
  return (
    <div className="stat-tile panel strip">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
