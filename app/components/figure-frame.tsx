import { FigureChart } from "../charts/figure-chart";
import { countKeys, type Figure } from "../report/figures/figure-model";
import { formatCounted } from "../report/format";
import { formatCell } from "../report/tables/table-model";
import { changeAnchor, figureFile, figurePath, href, tableFile } from "../urls";
import { FigureLink } from "./figure-link";
import { FileLinks } from "./file-links";
import { KindStyle, KindWord } from "./kind-word";
import { NarrowFold } from "./narrow-fold";
import { RichText, RichTexts } from "./rich-text";
import "../charts/chart.css";
import "./figure-frame.css";
import "./fold.css";
import "./ruled-table.css";

interface Props {
  figure: Figure;
  heading?: "h2" | "h3" | "h4" | "b";
  /** Brief: with a link to its own page instead of table and files. Compact: without notes, too. */
  show?: "all" | "brief" | "compact";
}

/** A chart with its finding as title, table, base, method, notes and files. */
export function FigureFrame({ figure, heading: Heading = "h3", show = "all" }: Props) {
  const { id, number, title, description, base, method, notes, corrections } = figure;
  const about = (
    <div className="figure-notes caption measure">
      <p>
        Base: <RichText text={base} />. Method: <RichText text={method} />.
      </p>
      <RichTexts as="p" texts={notes} />
    </div>
  );
  return (
    <figure
      className={`figure figure-${show} stack card ${show === "compact" ? "" : "inset"}`}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <figcaption>
        <FigureLink id={id} number={number} />
        <RichText as={Heading} id={`${id}-title`} text={title} plain />
        <Corrections versions={corrections} />
        <RichText as="p" className="visually-hidden" text={description} plain />
      </figcaption>
      <FigureChart figure={figure} />
      {show === "brief" && (
        <NarrowFold summary="Base, method and notes" of={`Figure ${number}`}>
          {about}
        </NarrowFold>
      )}
      {show === "all" && about}
      {show === "all" && (
        <details className="figure-data fold print-open">
          <summary>
            Table with {formatCounted(figure.rows.length, { one: "row", other: "rows" })}
            <span className="visually-hidden"> of figure {number}</span>
          </summary>
          <FigureTable figure={figure} />
        </details>
      )}
      <FigureLinks id={id} number={number} show={show} />
    </figure>
  );
}

function Corrections({ versions }: { versions: readonly string[] }) {
  if (versions.length === 0) return null;
  return (
    <p className="links">
      {versions.map((version) => (
        <a key={version} className="target" href={href(changeAnchor(version))}>
          Corrected in version {version}
        </a>
      ))}
    </p>
  );
}

function FigureLinks({ id, number, show }: Pick<Figure, "id" | "number"> & Required<Pick<Props, "show">>) {
  const links = {
    all: [
      ["CSV", tableFile(id, "csv")],
      ["JSON", tableFile(id, "json")],
      ["SVG", figureFile(id, "svg")],
      ["PNG", figureFile(id, "png")],
      ["Cite", `${figurePath(id)}#cite`],
      ["Embed", `${figurePath(id)}#embed`],
    ],
    brief: [["Table, files, citation", figurePath(id)]],
    compact: [["Base, method, table, files", figurePath(id)]],
  } as const;
  return <FileLinks links={links[show]} of={`figure ${number}`} />;
}

const classOf = ({ unit }: Figure["columns"][number]) => (unit === "text" ? "text" : "number");

/** The header says that a column is illustrative if all its cells are, else those cells do. */
function FigureTable({ figure }: { figure: Figure }) {
  const { id, columns, rows, title } = figure;
  const keys = countKeys(figure);
  const inHeader = columns.map((_, index) => rows.every((row) => row[index]?.kind === "illustrative"));
  return (
    <div className="figure-scroll">
      <table className="figure-table ruled-table">
        <caption className="visually-hidden">
          <RichText text={title} plain />
        </caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column.name} scope="col" className={classOf(column)}>
                {column.title}
                {inHeader[index] && <KindWord kind="illustrative" />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {columns.map((column, index) => {
                const cell = row[index];
                const [Element, attributes] =
                  index < keys
                    ? (["th", { scope: "row" }] as const)
                    : (["td", { className: classOf(column) }] as const);
                return (
                  <Element key={column.name} {...attributes}>
                    <KindStyle kind={cell?.kind}>
                      <data value={cell?.value ?? undefined} data-of={`${id}.${place + 1}.${column.name}`}>
                        {cell && formatCell(cell, column.unit)}
                      </data>
                    </KindStyle>
                    {!inHeader[index] && <KindWord kind={cell?.kind} />}
                  </Element>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
