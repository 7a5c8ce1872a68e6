import type { ReactNode } from "react";
import { plainText, type Text } from "../analysis/text";

interface Props {
  value: ReactNode;
  label: ReactNode;
  /** A few words below the label. */
  note?: ReactNode;
  /** Set smaller, so that it keeps clear of the strip's ends. */
  isLong?: boolean;
}

/** Whether a value, such as "CHF 27.23", is too long for the usual size. */
export function isLongValue(value: Text): boolean {
  return plainText(value).length > 7;
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
