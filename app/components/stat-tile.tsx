import type { ReactNode } from "react";
import { plainText, type Words } from "../analysis/text";
import { RichText } from "./rich-text";

interface Props {
  value: ReactNode;
  label: ReactNode;
  /** A few words below the label. */
  note?: ReactNode;
  /** Set smaller, so that it keeps clear of the strip's ends. */
  isLong?: boolean;
}

/** A longer value, such as "CHF 27.23", is too long for the usual size. */
const mostLetters = 7;

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
          isLong={plainText(value).length > mostLetters}
        />
      ))}
    </dl>
  );
}

/** A number on a tile. Needs a `<dl>` around it. */
export function StatTile({ value, label, note, isLong = false }: Props) {
  return (
    <div className="stat-tile panel">
      <dt>
        {label}
        {note && <small>{note}</small>}
      </dt>
      <dd className={isLong ? "long" : undefined}>{value}</dd>
    </div>
  );
}
