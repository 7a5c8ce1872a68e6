import type { ReactNode } from "react";
import type { Cell, Column, Figure } from "../analysis/figure";
import { KindMark } from "./kind-mark";
import { RichText } from "./rich-text";

/** A chart with everything it needs to be believed: a finding as its title, base, method, notes, and the table it is drawn from. */
export function FigureFrame({ figure, children }: { figure: Figure; children: ReactNode }) {
  return (
    <figure className="figure" id={figure.id}>
      <figcaption>
        <h3>
          <RichText text={figure.title} plain />
        </h3>
        <p className="visually-hidden">
          <RichText text={figure.description} plain />
        </p>
      </figcaption>
      {children}
      <FigureTable figure={figure} />
      <div className="figure-notes">
        <p>
          Base: <RichText text={figure.base} />. Method: <RichText text={figure.method} />.
        </p>
        {figure.notes.map((note, index) => (
          <p key={`${figure.id}-${index}`}>
            <RichText text={note} />
          </p>
        ))}
      </div>
    </figure>
  );
}

function FigureTable({ figure: { columns, rows, title } }: { figure: Figure }) {
  return (
    <table className="figure-table">
      <caption className="visually-hidden">
        <RichText text={title} plain />
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={column.type}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={String(row[0]?.raw)}>
            {columns.map((column, index) => (
              <TableCell key={column.name} column={column} cell={row[index]} header={index === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TableCell({ column, cell, header }: { column: Column; cell: Cell | undefined; header: boolean }) {
  if (header) return <th scope="row">{cell?.text}</th>;
  return (
    <td className={column.type} data-column={column.name}>
      {cell && <data value={cell.raw}>{cell.text}</data>}
      {cell && <KindMark kind={cell.kind} />}
    </td>
  );
}
