import type { ReactNode } from "react";

interface Props<Thing> {
  years: readonly [before: number, now: number];
  /** What a row is about. */
  what: string;
  rows: readonly { name: string; key?: string; before: Thing | undefined; now: Thing | undefined }[];
  show(thing: Thing): ReactNode;
}

/** Things in two editions, one column for each. */
export function ComparedTable<Thing>({ years, what, rows, show }: Props<Thing>) {
  return (
    <table className="ruled-table">
      <thead>
        <tr>
          {[what, ...years].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, key = name, before, now }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {[before, now].map((thing, index) => (
              <td key={index}>{thing === undefined ? "None" : show(thing)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
