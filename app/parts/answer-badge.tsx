import "./answer-badge.css";

/** Whether a number may be quoted. */
export const answerWords = {
  quote: "Yes, about this report",
  caveat: "Only with its caveat",
  never: "No",
};

export type Answer = keyof typeof answerWords;

export function AnswerBadge({ answer }: { answer: Answer }) {
  return <span className={`badge answer answer-${answer}`}>{answerWords[answer]}</span>;
}
