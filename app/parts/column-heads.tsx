import type { PropsWithChildren } from "react";

/** The names of a table's columns. `children`: cells before them. */
export function ColumnHeads({ names, children }: PropsWithChildren<{ names: readonly string[] }>) {
  return (
    <thead>
      <tr>
        {children}
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
