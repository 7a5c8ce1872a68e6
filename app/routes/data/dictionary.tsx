import type { Route } from "./+types/data";
import "../../components/fold.css";
import "../../components/ruled-table.css";
import "./dictionary.css";

/** The columns of all tables. */
export function Dictionary({ tables }: Pick<Route.ComponentProps["loaderData"], "tables">) {
  return (
    <div className="dictionaries no-print">
      {tables.map(({ name, title, columns }) => (
        <details key={name} className="dictionary fold card" id={`columns-${name}`}>
          <summary>
            <span>
              <code>{name}</code> {title}
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
      ))}
    </div>
  );
}
