import type { ReactNode } from "react";
import "../styles/strip.css";
import "../styles/strip-panel.css";
import "./stat-tile.css";

/** Renders a value and its label on a tile. The parent element must be a `<dl>`. */
export function StatTile({ value, label }: { value: ReactNode; label: string }) {
  return (
    <div className="stat-tile strip-panel strip">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
