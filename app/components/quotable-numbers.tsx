import type { Words } from "../analysis/text";
import { citeAnchor, href, pages } from "../urls";
import { RichText } from "./rich-text";

/** Whether a number may be quoted. */
export const answerWords = {
  quote: "Yes, as a fact",
  caveat: "Only with its caveat",
  never: "No",
};

type Answer = keyof typeof answerWords;
const answers = Object.keys(answerWords) as Answer[];

type Rows = Words<"methodology">["use"]["rows"];

/** What may be quoted, in which words, and how to cite it: `cite` is "report", a page's key, a figure's id or a product's slug. */
export function QuotableNumbers({ rows }: { rows: Rows }) {
  return (
    <table className="use ruled-table block-table apart">
      <caption className="visually-hidden">What may be quoted</caption>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">May I use it?</th>
          <th scope="col">Wording</th>
          <th scope="col" className="no-print">
            <span className="visually-hidden">Citation</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, answer, wording, cite }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>
              <span className={`answer answer-${answer}`}>{answerWords[answer]}</span>
            </td>
            <td>
              <RichText text={wording} />
            </td>
            <td className="no-print">
              {cite && (
                // The page on citing begins with the whole report.
                <a className="target" href={href(cite === "report" ? pages.cite.path : citeAnchor(cite))}>
                  Cite<span className="visually-hidden">: {what}</span>
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What may be quoted, in a few lines: the names of the numbers by their answer. */
export function QuotableSummary({ rows }: { rows: Rows }) {
  const groups = answers.map((answer) => ({ answer, names: rows.filter((row) => row.answer === answer) }));
  return (
    <dl className="columns points-use">
      {groups
        .filter(({ names }) => names.length > 0)
        .map(({ answer, names }) => (
          <div key={answer}>
            <dt>
              <span className={`answer answer-${answer}`}>{answerWords[answer]}</span>
            </dt>
            <dd>{names.map(({ what }) => what).join("; ")}</dd>
          </div>
        ))}
    </dl>
  );
}
