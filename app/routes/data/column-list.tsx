import type { Route } from "./+types/data";
import "../../components/fold.css";
import "../../components/ruled-table.css";

type Table = Route.ComponentProps["loaderData"]["tables"][number];

/** How large a table is; its columns unfold. */
export function ColumnList({ table: { name, title, rows, width, columns } }: { table: Table }) {
  return (
    <details className="fold column-list" id={`columns-${name}`}>
      <summary>
        <span>
          <data value={rows}>{rows}</data> rows, <data value={width}>{width}</data> columns
          <span className="visually-hidden"> of {title}</span>
        </span>
      </summary>
      <table className="ruled-table block-table">
        <caption className="visually-hidden">Columns of {name}</caption>
        <thead>
          <tr>
            <th scope="col">Column</th>
            <th scope="col">Type and unit</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <tr key={column.name}>
              <th scope="row">
                <code>{column.name}</code>
              </th>
              <td>{column.unit ? `${column.datatype}, ${column.unit}` : column.datatype}</td>
              <td>{column.description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
