import { FileLinks } from "../../components/file-links";
import { tableFile } from "../../urls";
import type { Route } from "./+types/data";
import { ColumnList } from "./column-list";
import "../../styles/rows.css";
import "./table-list.css";

type Tables = Pick<Route.ComponentProps["loaderData"], "tables">;

export function TableList({ tables }: Tables) {
  return (
    <ul className="rows table-list apart">
      {tables.map((table) => (
        <li key={table.name} className="stack" id={`table-${table.name}`}>
          <div>
            <h3>{table.title}</h3>
            <p className="measure">{table.description}</p>
          </div>
          <TableLinks table={table} />
          <ColumnList table={table} />
        </li>
      ))}
    </ul>
  );
}

/** Screen readers announce the table's name with each link. */
function TableLinks({ table: { name, title, figure } }: { table: Tables["tables"][number] }) {
  const links = [
    ["CSV", tableFile(name, "csv")],
    ["JSON", tableFile(name, "json")],
    ...(figure ? [["Figure", figure] as const] : []),
  ] as const;
  return <FileLinks links={links} of={title} />;
}
