import type { Words } from "../analysis/text";
import { citeAnchor, href, pages, quoteFile } from "../urls";
import { AnswerBadge } from "./answer-badge";
import { Copyable } from "./copyable";
import { RichText } from "./rich-text";
import "./quotable-numbers.css";
import "./ruled-table.css";

type Rows = Words<"methodology">["use"]["rows"];

interface Props {
  rows: Rows;
  /** The last line of a text to copy, by the id of its row. */
  origins: Readonly<Record<string, string>>;
}

/** What may be quoted, in which words, and how to cite it: `cite` is "report", a page's key, a figure's id or a product's slug. */
export function QuotableNumbers({ rows, origins }: Props) {
  return (
    <table className="use ruled-table block-table apart">
      <caption className="visually-hidden">What may be quoted</caption>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">May I use it?</th>
          <th scope="col">Wording</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.what}>
            <th scope="row">{row.what}</th>
            <td>
              <AnswerBadge answer={row.answer} />
            </td>
            <td>
              {row.answer === "quote" ? (
                <QuoteToCopy {...row} origin={origins[row.id]} />
              ) : (
                <p>
                  <RichText text={row.wording} /> <CiteLink {...row} />
                </p>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Quoted = Extract<Rows[number], { answer: "quote" }> & { origin: string | undefined };

/** A number to quote, with what belongs to it, and its pictures. */
function QuoteToCopy({ id, what, wording, base, caveat, origin, cite }: Quoted) {
  const pictures = (["png", "svg"] as const).map((type) => (
    <a key={type} className="target" href={href(quoteFile(id, type))} download>
      {type === "png" ? "Picture" : "SVG"}
      <span className="visually-hidden"> of {what}</span>
    </a>
  ));
  return (
    <Copyable
      name={what}
      more={
        <>
          {pictures}
          <CiteLink what={what} cite={cite} />
        </>
      }
    >
      <RichText as="p" text={wording} />
      <p className="caption">
        Base: <RichText text={base} />. <RichText text={caveat} />
      </p>
      <p className="caption">{origin}</p>
    </Copyable>
  );
}

function CiteLink({ what, cite }: Pick<Rows[number], "what" | "cite">) {
  // The page on citing begins with the whole report.
  const path = cite === "report" ? pages.cite.path : cite && citeAnchor(cite);
  return (
    path && (
      <a className="target no-print" href={href(path)}>
        Cite<span className="visually-hidden">: {what}</span>
      </a>
    )
  );
}
