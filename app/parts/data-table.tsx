import type { ReactNode } from "react";
import { IsolatedText } from "./isolated-text";
import { LegendIfDue } from "./value";
import "./data-table.css";

interface Props {
  /** The column headers. `className` applies to all cells of the column. */
  columns: readonly { title: string; className?: string | undefined }[];
  /** The cells of each row. The first cell is the row header. */
  rows: readonly (readonly ReactNode[])[];
  /** The accessible name of the table, as a visually hidden caption or as the id of a heading. */
  caption?: string;
  labelledby?: string;
  className?: string;
}

/** Renders a table with a header row and row headers. */
export function DataTable({ columns, rows, caption, labelledby, className = "" }: Props) {
  return (
    <>
      <table className={`data-table ${className}`} aria-labelledby={labelledby}>
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
          {rows.map(([header, ...cells], rowIndex) => (
            <tr key={`row-${rowIndex}`}>
              <th scope="row">{isolateText(header)}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]?.title} className={columns[index + 1]?.className}>
                  {isolateText(cell)}
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

function isolateText(cell: ReactNode): ReactNode {
  return typeof cell === "string" ? <IsolatedText text={cell} /> : cell;
}
