import type { ReactNode } from "react";

interface Props {
  value: ReactNode;
  label: ReactNode;
  /** A few words below the label. */
  note?: ReactNode;
}

/** A number on an adhesive strip. Needs a `<dl>` around it. */
export function StatStrip({ value, label, note }: Props) {
  return (
    <div className="stat-strip vented">
      <dt>
        {label}
        {note && <small>{note}</small>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
