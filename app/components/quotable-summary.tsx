import type { Words } from "../analysis/text";
import { type Answer, AnswerBadge, answerWords } from "./answer-badge";
import "./quotable-summary.css";

const answers = Object.keys(answerWords) as Answer[];

/** What may be quoted, in a few lines: the names of the numbers by their answer. */
export function QuotableSummary({ rows }: Pick<Words<"methodology">["use"], "rows">) {
  const groups = answers.map((answer) => ({ answer, names: rows.filter((row) => row.answer === answer) }));
  return (
    <dl className="columns quotable-summary">
      {groups
        .filter(({ names }) => names.length > 0)
        .map(({ answer, names }) => (
          <div key={answer}>
            <dt>
              <AnswerBadge answer={answer} />
            </dt>
            <dd>{names.map(({ what }) => what).join("; ")}</dd>
          </div>
        ))}
    </dl>
  );
}
