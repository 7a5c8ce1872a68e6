import type { ReactNode } from "react";
import "../styles/strip.css";
import "./panel.css";
import "./stat-tile.css";

interface Props {
  value: ReactNode;
  label: string;
}

/** A number on a tile. Needs a `<dl>` around it. */
export function StatTile({ value, label }: Props) {
  return (
    <div className="stat-tile panel strip">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
