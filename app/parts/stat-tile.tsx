import type { ReactNode } from "react";
import "./panel.css";
import "./stat-tile.css";

interface Props {
  value: ReactNode;
  label: ReactNode;
  /** A few words below the label. */
  note?: ReactNode;
}

/** A number on a tile. Needs a `<dl>` around it. */
export function StatTile({ value, label, note }: Props) {
  return (
    <div className="stat-tile panel">
      <dt>
        {label}
        {note && <small>{note}</small>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
