import type { Cell, Column, Figure, FigureChange } from "../analysis/figure";
import { FigureChart } from "../charts/figure-chart";
import { changeAnchor, figureFile, figurePath, href, tableFile } from "../urls";
import { KindMark } from "./kind-mark";
import { RichText } from "./rich-text";

interface Props {
  figure: Figure;
  heading?: "h2" | "h3" | "h4";
  /** On pages that number their figures. */
  number?: number;
}

/** A chart with its finding as title, table, base, method, notes and files. */
export function FigureFrame({ figure, heading: Heading = "h3", number }: Props) {
  const { id, title, description, base, method, notes, changes } = figure;
  return (
    <figure className="figure card" id={id} aria-labelledby={`${id}-title`}>
      <figcaption>
        {number && <p className="figure-number">Figure {number}</p>}
        <RichText as={Heading} id={`${id}-title`} text={title} plain />
        <ChangeMarks changes={changes} />
        <RichText as="p" className="visually-hidden" text={description} plain />
      </figcaption>
      <FigureChart figure={figure} />
      <FigureTable figure={figure} />
      <div className="figure-notes">
        <p>
          Base: <RichText text={base} />. Method: <RichText text={method} />.
        </p>
        {notes.map((note, index) => (
          <RichText key={`${id}-${index}`} as="p" text={note} />
        ))}
      </div>
      <FigureLinks id={id} />
    </figure>
  );
}

function ChangeMarks({ changes }: { changes: readonly FigureChange[] }) {
  if (changes.length === 0) return null;
  return (
    <p className="figure-changes links">
      {changes.map(({ version, kind }) => (
        <a key={version} className="target" href={href(changeAnchor(version))}>
          {kind === "correction" ? "Corrected" : "Revised"} in version {version}
        </a>
      ))}
    </p>
  );
}

function FigureLinks({ id }: { id: string }) {
  const links = [
    ["Link to this figure", figurePath(id)],
    ["CSV", tableFile(id, "csv")],
    ["JSON", tableFile(id, "json")],
    ["SVG", figureFile(id, "svg")],
    ["PNG", figureFile(id, "png")],
    ["Cite", `${figurePath(id)}#cite`],
  ] as const;
  return (
    <p className="links no-print">
      {links.map(([label, path]) => (
        <a key={label} href={href(path)}>
          {label}
        </a>
      ))}
    </p>
  );
}

/** The kind mark is in the column header if all cells are of one kind, else in each cell. */
function FigureTable({ figure: { columns, rows, title } }: { figure: Figure }) {
  const kinds = columns.map((_, index) => new Set(rows.map((row) => row[index]?.kind)));
  const uniform = kinds.map((found) => (found.size === 1 ? [...found][0] : undefined));
  return (
    <table className="figure-table">
      <caption className="visually-hidden">
        <RichText text={title} plain />
      </caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column.name} scope="col" className={column.type}>
              {column.title}
              {index > 0 && uniform[index] && <KindMark kind={uniform[index]} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={String(row[0]?.raw)}>
            {columns.map((column, index) => (
              <TableCell
                key={column.name}
                column={column}
                cell={row[index]}
                header={index === 0}
                marked={!uniform[index]}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  column: Column;
  cell: Cell | undefined;
  header: boolean;
  marked: boolean;
}

function TableCell({ column, cell, header, marked }: CellProps) {
  if (header)
    return (
      <th scope="row" data-column={column.name}>
        {cell && <data value={cell.raw}>{cell.text}</data>}
      </th>
    );
  return (
    <td className={column.type} data-column={column.name}>
      {cell && <data value={cell.raw}>{cell.text}</data>}
      {cell && marked && <KindMark kind={cell.kind} />}
    </td>
  );
}
