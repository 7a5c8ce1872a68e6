import type { ReactNode } from "react";
import { LegendIfDue } from "./value";
import "./data-table.css";

interface Props {
  /** The names of the columns, with a class for their cells if they need one. */
  columns: readonly { title: string; className?: string | undefined }[];
  /** The cells of each row; the first one names the row. */
  rows: readonly (readonly ReactNode[])[];
  /** What the table is, for screen readers: in words, or as the id of a heading. */
  caption?: string;
  labelledby?: string;
  className?: string;
}

export function DataTable({ columns, rows, caption, labelledby, className = "" }: Props) {
  return (
    <>
      <table className={`ruled-table ${className}`} aria-labelledby={labelledby}>
        {caption && <caption className="visually-hidden">{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ title, className }) => (
              <th key={title} scope="col" className={className}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], row) => (
            <tr key={`row-${row}`}>
              <th scope="row">{isolate(head)}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]?.title} className={columns[index + 1]?.className}>
                  {isolate(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <LegendIfDue />
    </>
  );
}

/** A name in another script would order the text around it. */
function isolate(cell: ReactNode): ReactNode {
  return typeof cell === "string" ? <bdi>{cell}</bdi> : cell;
}
