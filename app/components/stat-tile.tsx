import type { ReactNode } from "react";
import type { Words } from "../analysis/text";
import { RichText } from "./rich-text";
import "./stat-tile.css";
import "./strip.css";

interface Props {
  value: ReactNode;
  label: ReactNode;
  /** A few words below the label. */
  note?: ReactNode;
}

/** The report's numbers; `plain` as for `RichText`. */
export function ReportTiles({ tiles, plain = false }: { tiles: Words<"home">["tiles"]; plain?: boolean }) {
  return (
    <dl className="stat-tiles">
      {tiles.map(({ value, label, note }) => (
        <StatTile
          key={label}
          value={<RichText text={value} plain={plain} />}
          label={label}
          note={note && <RichText text={note} plain={plain} />}
        />
      ))}
    </dl>
  );
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
