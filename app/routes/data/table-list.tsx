import { dataFile, href, tableFile } from "../../urls";

export interface ListedTable {
  name: string;
  title: string;
  description: string;
  rows: number;
  columns: readonly unknown[];
  /** The path of the table's figure. */
  figure?: string;
}

export function TableList({ tables }: { tables: readonly ListedTable[] }) {
  return (
    <ul className="table-list">
      {tables.map((table) => (
        <li key={table.name} id={`table-${table.name}`}>
          <h3>{table.title}</h3>
          <p>{table.description}</p>
          <p className="table-size">
            <data value={table.rows}>{table.rows}</data> rows,{" "}
            <data value={table.columns.length}>{table.columns.length}</data> columns
          </p>
          <TableLinks table={table} />
        </li>
      ))}
    </ul>
  );
}

/** Screen readers also hear the table's name. */
function TableLinks({ table: { name, title, figure } }: { table: ListedTable }) {
  const links = [
    ["CSV", tableFile(name, "csv")],
    ["JSON", tableFile(name, "json")],
    ["Metadata", dataFile(`${name}.csv-metadata.json`)],
    ...(figure ? [["Figure", figure] as const] : []),
    ["Columns", `#columns-${name}`],
  ] as const;
  return (
    <p className="table-links links no-print">
      {links.map(([label, address]) => (
        <a key={label} href={address.startsWith("#") ? address : href(address)}>
          {label}
          <span className="visually-hidden">: {title}</span>
        </a>
      ))}
    </p>
  );
}
